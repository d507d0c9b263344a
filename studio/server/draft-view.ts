import { createHash } from 'node:crypto';
import type { Problem } from '../../scripts/check/problems/problem.ts';
import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import { projectOf } from '../../scripts/check/project/read-project.ts';
import type { Draft, DraftConflict, Edit, Files, ImpactView, Person, ProblemView } from '../api.ts';
import type { StoredChange, StoredDraft } from './draft-store.ts';
import { mayDo } from './roles.ts';
import type { Studio } from './studio.ts';

/** Each new one is a comparison of two whole sites. Further changes are shown without their impact. */
const MOST_MEASURED = 50;

/** A draft as its person sees it: with what it changes, what is wrong and what no longer fits. */
export function draftView(
  studio: Studio,
  { version, changes }: StoredDraft,
  person: Person,
  language: CheckLanguage,
): Draft {
  const published = studio.content();
  const { files, conflicts } = studio.applyEdits(
    published,
    changes.flatMap(({ edits }) => edits),
  );
  const found = conflicts.flatMap((conflict): DraftConflict[] => {
    const change = changes.find(({ edits }) => edits.some((edit) => isSame(edit, conflict.edit)));
    return change ? [{ change: change.id, conflict }] : [];
  });
  const problems = problemsOf(files);
  const impacts = impactsOf(studio, published, changes, language);
  return {
    version,
    changes: changes.map((change, place) => ({ ...change, impact: impacts[place] ?? [] })),
    conflicts: found,
    problems: problems.map((problem) => problemView(problem, language)),
    awaiting: [],
    mayPublish:
      mayDo(person.role, 'publisher') &&
      changes.length > 0 &&
      conflicts.length === 0 &&
      problems.every(({ severity }) => severity !== 'error'),
  };
}

/** A problem of the checks in the person's language. */
export function problemView(problem: Problem, language: CheckLanguage): ProblemView {
  const { severity, wording, file, line } = problem;
  const { message, hint } = wording[language];
  return {
    severity,
    message,
    hint: hint === '' ? null : hint,
    source: sourceOf(problem),
    place: `${file}:${line}`,
  };
}

function sourceOf({ file, path }: Problem): string | null {
  const namespace = /^locales\/[^/]+\/([^/]+)\.json$/.exec(file)?.[1];
  if (namespace !== undefined && path.length > 0) return `text:${namespace}:${path.join('.')}`;
  // Items of lists are known by their ids, which a position does not tell.
  if (file !== 'site.yaml' || path.length === 0 || path.some((part) => typeof part === 'number')) return null;
  return `value:${path.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** The checks take a quarter of a second: the newest results are kept. */
const problemsOf = remember(
  20,
  (files: Files) => projectOf(new Map(Object.entries(files))).problems,
  fingerprint,
);

/** The impact of each change over those before it. */
function impactsOf(
  studio: Studio,
  published: Files,
  changes: readonly StoredChange[],
  language: CheckLanguage,
): (readonly ImpactView[])[] {
  let before = published;
  return changes.slice(0, MOST_MEASURED).map(({ edits }) => {
    const { files } = studio.applyEdits(before, edits);
    const impact = impactBetween(studio, before, files, language);
    before = files;
    return impact;
  });
}

const impacts = new Map<string, readonly ImpactView[]>();

function impactBetween(studio: Studio, before: Files, after: Files, language: CheckLanguage) {
  const known = `${language} ${fingerprint(before)} ${fingerprint(after)}`;
  const impact = impacts.get(known) ?? studio.impactOf(before, after, language);
  keep(impacts, known, impact, 500);
  return impact;
}

function remember<Argument, Result>(
  most: number,
  make: (argument: Argument) => Result,
  keyOf: (argument: Argument) => string,
): (argument: Argument) => Result {
  const made = new Map<string, Result>();
  return (argument) => {
    const key = keyOf(argument);
    const result = made.get(key) ?? make(argument);
    keep(made, key, result, most);
    return result;
  };
}

/** Keeps what was used last. */
function keep<Value>(cache: Map<string, Value>, key: string, value: Value, most: number): void {
  cache.delete(key);
  cache.set(key, value);
  const [oldest] = cache.size > most ? cache.keys() : [];
  if (oldest !== undefined) cache.delete(oldest);
}

function fingerprint(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, text] of Object.entries(files)) hash.update(`${name}\0${text}\0`);
  return hash.digest('base64url');
}

function isSame(one: Edit, other: Edit): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
