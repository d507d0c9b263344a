import { type Problem, type ProblemCode, pathKey } from './problems/problem.ts';
import { partAround } from './repairs/find-repair.ts';
import { valueAt } from './shape/schema-walk.ts';

/** The problems of site.yaml by the step that found them. */
export interface FoundProblems {
  readonly syntax: readonly Problem[];
  readonly shape: readonly Problem[];
  readonly names: readonly Problem[];
}

/** Upper limit of problems reported for one file. */
const problemLimit = 200;

/**
 * Leaves out what follows from another problem, so that each mistake is reported once.
 * @param text the file
 * @param value its parsed content
 */
export function withoutFollowUps(found: FoundProblems, text: string, value: unknown): FoundProblems {
  return {
    syntax: found.syntax,
    shape: notAfterDuplicateKey(found, text),
    names: betweenNames(notAfterShape(found), value),
  };
}

/** The keys after one that comes twice belong to an entry whose start is lost. */
function notAfterDuplicateKey({ syntax, shape }: FoundProblems, text: string): readonly Problem[] {
  const twice = syntax.filter(({ code }) => code === 'duplicate-key');
  if (twice.length === 0) return shape;
  const lines = text.split('\n');
  const parts = twice.map(({ line }) => partAround(lines, line - 1));
  return shape.filter(({ line }) => !parts.some(({ from, to }) => line > from && line <= to));
}

/** What a thing lacks as a whole may be what is misspelt in it. */
const wholes: ReadonlySet<ProblemCode> = new Set(['missing-currency', 'wrong-page', 'wrong-form']);

function notAfterShape({ syntax, shape, names }: FoundProblems): readonly Problem[] {
  // Where the shape is lost, names are missing that are in the wrong place.
  if (syntax.length > 0 || shape.some(({ code }) => code === 'wrong-place')) return [];
  const entryOf = ({ path }: Problem) => pathKey(path.slice(0, 2));
  const entries = new Set(shape.map(entryOf));
  const inForms = shape.some(({ path }) => path[0] === 'forms');
  return names.filter((problem) => {
    if (problem.code === 'removed-path') return shape.length === 0;
    if (!wholes.has(problem.code)) return true;
    return !entries.has(entryOf(problem)) && !(problem.code === 'wrong-form' && inForms);
  });
}

/** The list at the top of the file that a key names a thing of. */
const lists: Readonly<Record<string, string>> = {
  form: 'forms',
  set: 'packages',
  rate: 'rates',
  of: 'rates',
};

function betweenNames(problems: readonly Problem[], value: unknown): readonly Problem[] {
  const setOf = <Key>(is: (problem: Problem) => boolean, key: (problem: Problem) => Key) =>
    new Set(problems.filter(is).map(key));
  const parentOf = ({ path }: Problem) => pathKey(path.slice(0, -1));
  const inRedirects = ({ path }: Problem) => path[0] === 'redirects';
  const wrongRedirects = setOf(
    (problem) => inRedirects(problem) && problem.code !== 'removed-path',
    ({ path }) => path[1],
  );
  const conflicts = setOf(
    ({ code }) => code === 'redirect-conflict',
    ({ path }) => path[1],
  );
  const renamedLists = setOf(
    ({ code, path }) => code === 'duplicate-id' && path.length === 3,
    ({ path }) => path[0],
  );
  const wrongPages = setOf(({ code }) => code === 'wrong-page', parentOf);
  const removed = setOf(
    ({ code }) => code === 'removed-path',
    ({ path }) => valueAt(value, path),
  );
  return problems.filter((problem) => {
    const { code, path } = problem;
    switch (code) {
      // A redirect that was changed into a wrong one is no longer what it was.
      case 'removed-path':
        return !inRedirects(problem) || !wrongRedirects.has(path[1]);
      // An entry the wrong way round hides a page, and leads to where there is none.
      case 'unknown-path':
        return !inRedirects(problem) || !conflicts.has(path[1]);
      // A name that was made that of another thing is missing.
      case 'unknown-reference':
        return !renamedLists.has(lists[String(path.at(-1))] ?? '');
      // A second hero has the name of the first.
      case 'duplicate-id':
        return !wrongPages.has(parentOf(problem));
      // A page that came to the address of another by the edit is reported as removed from its own.
      case 'duplicate-path':
        return !removed.has(valueAt(value, path));
      default:
        return true;
    }
  });
}

/**
 * Where the rest of the file was deleted, one problem at its last line: the keys of the file that are missing now.
 * @param former the file before the edit, as far as it is known
 */
export function atLostEnd(
  problems: readonly Problem[],
  text: string,
  former: string | undefined,
): readonly Problem[] {
  const rest = text.trimEnd();
  const missing = problems.find(({ code, path }) => code === 'missing-key' && path.length === 1);
  if (!missing || former === undefined || rest === former.trimEnd() || !former.startsWith(rest))
    return problems;
  const lines = rest.split('\n');
  const last = lines.at(-1)?.trimStart() ?? '';
  const column = (lines.at(-1)?.length ?? 0) - last.length + 1;
  return [{ ...missing, line: lines.length, column, length: Math.max(1, last.length) }];
}

/** Sorted by place; of several problems with the same thing the first one found stays. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .filter(({ path, line, column }) => {
      const thing = path.length > 0 ? pathKey(path) : `${line}:${column}`;
      if (seen.has(thing)) return false;
      seen.add(thing);
      return true;
    })
    .sort((a, b) => rank(a) - rank(b) || byPlace(a, b))
    .slice(0, problemLimit)
    .sort(byPlace);
}

function byPlace(a: Problem, b: Problem): number {
  return a.line - b.line || a.column - b.column;
}

/** Errors first, so that warnings never crowd them out. */
function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
