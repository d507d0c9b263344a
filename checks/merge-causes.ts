import { z } from 'zod';
import { isRecord, valueAt } from '../schema/plain-value.ts';
import { listKeys, schemaAt } from '../schema/schema-walk.ts';
import { site } from '../schema/site.ts';
import { pathKey, type ValuePath } from '../schema/value-path.ts';
import { noPhrase, translateMessage, translatePhrase } from './message.ts';
import type { Problem, ProblemCode } from './problems/problem.ts';
import { problemAt } from './problems/problem-at.ts';
import type { YamlSource } from './yaml/yaml-source.ts';

/** Problems of site.yaml by the step that found them. */
export interface StepProblems {
  readonly syntax: readonly Problem[];
  readonly shape: readonly Problem[];
  readonly names: readonly Problem[];
}

/** Upper limit of problems reported for one file. */
const MAX_PROBLEMS = 200;

/** With at least this many wrong keys, the entry belongs to another list. */
const MERGE_THRESHOLD = 3;

/** Problems of a whole entry that may follow from a misspelt key in it. */
const WHOLES: ReadonlySet<ProblemCode> = new Set(['missing-currency', 'wrong-page', 'wrong-form']);

/**
 * Leaves out problems that follow from another one, so that each mistake is reported once.
 * @returns one problem for each cause, in no particular order
 */
export function mergeCauses({ syntax, shape, names }: StepProblems, source: YamlSource): readonly Problem[] {
  // A key that is written twice has no value the first time.
  const copies = new Set(syntax.flatMap(({ code, line }) => (code === 'duplicate-key' ? [line - 1] : [])));
  const shapeCauses = misplacedEntries(withLostKeys(shape, source), source).filter(
    ({ code, line }) => code !== 'empty-value' || !copies.has(line),
  );
  // If the shape is lost, names are missing because they are in the wrong place.
  if (syntax.length > 0 || shapeCauses.some(({ code }) => code === 'wrong-place'))
    return [...syntax, ...shapeCauses];
  const entryOf = ({ path }: Problem) => pathKey(path.slice(0, 2));
  const entries = new Set(shapeCauses.map(entryOf));
  const inForms = shapeCauses.some(({ path }) => path[0] === 'forms');
  const redirects = new Set<unknown>();
  const separateNames = names.filter((problem) => {
    const [group, place] = problem.path;
    // For a wrong redirect, the first problem explains the others.
    if (group === 'redirects' && place !== undefined) {
      if (redirects.has(place)) return false;
      redirects.add(place);
    }
    if (problem.code === 'removed-path') return shapeCauses.length === 0;
    if (!WHOLES.has(problem.code)) return true;
    return !entries.has(entryOf(problem)) && !(problem.code === 'wrong-form' && inForms);
  });
  return [...shapeCauses, ...separateNames];
}

/** Reports a missing line like `pages:` once, at the first of its entries, which continue the list above them. */
function withLostKeys(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  return problems
    .filter(({ code, path }) => code === 'missing-key' && path.length === 1)
    .reduce((others, missing) => {
      const key = String(missing.path[0]);
      const path = findFirstEntry(key, source.value);
      if (!path) return others;
      const [list, start = 0] = path;
      const isEntry = ({ path: [group, index = -1] }: Problem) => group === list && index >= start;
      const wording = translateMessage('misplaced.lostKey', { key });
      return [
        ...others.filter((problem) => problem !== missing && !isEntry(problem)),
        problemAt(source, 'wrong-place', path, { wording }),
      ];
    }, problems);
}

/** Finds the first entry of a missing list in another one; `null` if there is none. */
function findFirstEntry(key: string, value: unknown): ValuePath | null {
  for (const [list, entries] of Object.entries(isRecord(value) ? value : {})) {
    const index = Array.isArray(entries) ? entries.findIndex((entry) => findHome(entry) === key) : -1;
    if (index >= 0) return [list, index];
  }
  return null;
}

/** Reports each entry of another list once instead of each of its keys. */
function misplacedEntries(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const aboutKeys = problems.filter(({ code }) => code === 'unknown-key' || code === 'missing-key');
  const groups = Map.groupBy(aboutKeys, ({ path }) => pathKey(path.slice(0, -1)));
  const entries = [...groups.values()].flatMap((group) => {
    const path = group[0]?.path.slice(0, -1) ?? [];
    return group.length >= MERGE_THRESHOLD && typeof path.at(-1) === 'number' ? [path] : [];
  });
  const isInEntry = ({ path }: Problem) =>
    entries.some((entry) => entry.every((step, at) => path[at] === step));
  return [
    ...problems.filter((problem) => !isInEntry(problem)),
    ...entries.map((path) => misplacedEntry(path, source)),
  ];
}

function misplacedEntry(path: ValuePath, source: YamlSource): Problem {
  const value = valueAt(source.value, path);
  const allowedNames = listKeys(schemaAt(source.value, path).schema) ?? [];
  const keys = Object.keys(isRecord(value) ? value : {}).filter((key) => !allowedNames.includes(key));
  const home = findHome(value);
  const hasKnown = allowedNames.length > 0 ? 'known' : undefined;
  const wording = translateMessage('misplaced.entry', {
    list: String(path.findLast((step) => typeof step === 'string') ?? ''),
    strange: keys.length > 0 ? translatePhrase('misplaced.strange', { keys, count: keys.length }) : noPhrase,
    home,
    known: allowedNames,
    context: home === null ? hasKnown : 'home',
  });
  return problemAt(source, 'wrong-place', path, { wording });
}

/** Returns the list at the top of the file that accepts an entry unchanged; `null` if none does. */
function findHome(value: unknown): string | null {
  // A name alone fits anywhere.
  if (!isRecord(value) || Object.keys(value).length < 2) return null;
  const home = Object.entries(site.shape).find(([, schema]) => {
    const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    return inner instanceof z.ZodArray && z.safeParse(inner.element, value).success;
  });
  return home?.[0] ?? null;
}

/** Sorts problems by position; of several with the same value, the first one found is kept. */
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
    .slice(0, MAX_PROBLEMS)
    .sort(byPlace);
}

function byPlace(a: Problem, b: Problem): number {
  return a.line - b.line || a.column - b.column;
}

/** Errors first, so that warnings never crowd them out. */
function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
