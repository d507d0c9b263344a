import { z } from 'zod';
import { site } from '../../../schema/site.ts';
import { noPhrase, phraseOf, wordingOf } from '../message.ts';
import { type Problem, type ProblemPath, pathKey } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { inShort } from '../problems/wording-type.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { withPlainSigns } from './plain-signs.ts';
import { timesOf } from './repair.ts';
import { asText, childOf, childPlace, isRecord, keysOf, schemaAt, tagsOf, valueAt } from './schema-walk.ts';

/**
 * Merges what the schema reports several times for one cause.
 * @param problems one for each issue of the schema
 * @returns one problem for each cause, in no order
 */
export function mergeCauses(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const steps = [
    timeRanges,
    keysWithoutGroup,
    missingTogether,
    misplacedEntries,
    entriesAlike,
    keysBesideGroup,
  ];
  return steps.reduce((left, step) => step(left, source), problems);
}

/** Two times in the place of one, `opens: 9-17`: reported instead of their form and of the key that is missing. */
function timeRanges(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const groups = new Set<string>();
  const merged = problems.map((problem) => {
    const range = rangeOf(problem.path, source);
    if (range === null) return problem;
    groups.add(groupOf(problem));
    return { ...problem, wording: wordingOf('company.timeRange', range) };
  });
  return merged.filter((problem) => problem.code !== 'missing-key' || !groups.has(groupOf(problem)));
}

function rangeOf(path: ProblemPath, source: YamlSource) {
  if (!['opens', 'closes'].includes(keyOf({ path }))) return null;
  const written = asText(valueAt(source.value, path));
  const [first = '', second = '', third] = withPlainSigns(written).split(/\s*-\s*|\s+(?:to|til)\s+/);
  const [opens] = timesOf(first);
  const [closes] = timesOf(second);
  return opens === undefined || closes === undefined || third !== undefined
    ? null
    : { written, opens, closes };
}

/** Keys of a group without the group: `{ kind: fixed, ISK: 990 }` for `{ kind: fixed, amounts: { ISK: 990 } }`. */
function keysWithoutGroup(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const unknown = problems.filter(({ code, path }) => code === 'unknown-key' && path.length > 1);
  const causes = [...Map.groupBy(unknown, groupOf).values()].flatMap((strays) => {
    const around = strays[0]?.path.slice(0, -1) ?? [];
    const lost = lostGroups(around, source).find(({ keys }) =>
      strays.some((stray) => keys.includes(keyOf(stray))),
    );
    const own = strays.filter((stray) => lost?.keys.includes(keyOf(stray)));
    const values = own.map(({ path }) => source.writtenAt(path) ?? '');
    // A key without a value, or with a list or a group, cannot be written on one line.
    if (!lost || values.includes('')) return [];
    const names = own.map(keyOf);
    const inside = names.map((name, at) => `${name}: ${inShort(values[at])}`).join(', ');
    const better = `${lost.name}: { ${inside} }`;
    const wording = wordingOf('oddKey.ungrouped', { group: lost.name, names, better, count: names.length });
    return [{ own, wording, missing: pathKey([...around, lost.name]) }];
  });
  return causes.reduce<readonly Problem[]>(
    (left, { own, wording, missing }) =>
      firstOf(left, own, wording).filter(
        ({ code, path }) => code !== 'missing-key' || pathKey(path) !== missing,
      ),
    problems,
  );
}

/** The groups that a place needs and does not have, with the keys that they may have. */
function lostGroups(path: ProblemPath, source: YamlSource): { name: string; keys: readonly string[] }[] {
  const { schema } = schemaAt(site, source.value, path);
  const written = valueAt(source.value, path);
  return (keysOf(schema) ?? []).flatMap((name) => {
    const { schema: inner, required } = childPlace(schema, name, undefined);
    const keys = required && childOf(written, name) === undefined ? keysOf(inner) : null;
    return keys === null ? [] : [{ name, keys }];
  });
}

/** Several keys that one entry lacks: it is not finished. */
function missingTogether(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const aboutKeys = problems.filter(({ code }) => code === 'missing-key' || code === 'unknown-key');
  const unfinished = [...Map.groupBy(aboutKeys, groupOf).values()].filter(
    (group) =>
      group.length > 1 &&
      group.every(({ code }) => code === 'missing-key') &&
      // With all keys of another list it is not unfinished, but in the wrong place.
      homeOf(valueAt(source.value, group[0]?.path.slice(0, -1) ?? [])) === null,
  );
  return unfinished.reduce<readonly Problem[]>((left, group) => {
    const names = group.map(keyOf);
    const lines = names.map((name) => `${name}: …`);
    return firstOf(left, group, wordingOf('key.missingTogether', { names, lines }));
  }, problems);
}

/** So many wrong keys in one entry are no slips: the whole entry is something else. */
const manyKeys = 3;

/** Entries of another list: each is reported once instead of each of its keys. */
function misplacedEntries(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const aboutKeys = problems.filter(({ code }) => code === 'unknown-key' || code === 'missing-key');
  const entries = [...Map.groupBy(aboutKeys, groupOf).values()].flatMap((group) => {
    const path = group[0]?.path.slice(0, -1) ?? [];
    return group.length >= manyKeys && typeof path.at(-1) === 'number' ? [path] : [];
  });
  if (entries.length === 0) return problems;
  const isInEntry = ({ path }: Problem) =>
    entries.some((entry) => entry.every((step, at) => path[at] === step));
  return [
    ...problems.filter((problem) => !isInEntry(problem)),
    ...entries.map((path) => misplacedEntry(path, source)),
  ];
}

function misplacedEntry(path: ProblemPath, source: YamlSource): Problem {
  const value = valueAt(source.value, path);
  const known = keysOf(schemaAt(site, source.value, path).schema) ?? [];
  const keys = Object.keys(isRecord(value) ? value : {}).filter((key) => !known.includes(key));
  const home = homeOf(value);
  const hasKnown = known.length > 0 ? 'known' : undefined;
  const wording = wordingOf('misplaced.entry', {
    list: String(path.findLast((step) => typeof step === 'string') ?? ''),
    strange: keys.length > 0 ? phraseOf('misplaced.strange', { keys, count: keys.length }) : noPhrase,
    home,
    known,
    context: home === null ? hasKnown : 'home',
  });
  return problemAt(source, 'wrong-place', path, { wording });
}

/** The list at the top of the file that takes an entry as it is; null when none does. */
function homeOf(value: unknown): string | null {
  // A name alone fits anywhere.
  if (!isRecord(value) || Object.keys(value).length < 2) return null;
  const found = Object.entries(site.shape).find(([, schema]) => {
    const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    return inner instanceof z.ZodArray && z.safeParse(inner.element, value).success;
  });
  return found?.[0] ?? null;
}

/** So many entries of one list that are wrong in the same way are one habit. */
const habit = 3;

/** Entries of a list that are all in another form. */
function entriesAlike(problems: readonly Problem[]): readonly Problem[] {
  const entries = problems.filter(({ path }) => typeof path.at(-1) === 'number');
  const groups = Map.groupBy(entries, (problem) => `${problem.code} ${groupOf(problem)}`);
  const others = [...groups.values()]
    .filter((group) => group.length >= habit)
    .flatMap((group) => group.slice(1));
  const gone = new Set(others);
  return problems.filter((problem) => !gone.has(problem));
}

/** `price:` with nothing after it, and then its keys beside it instead of further in. */
function keysBesideGroup(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const empty = problems.filter(({ code }) => code === 'empty-value');
  return empty.reduce((left, group) => {
    const inner = keysBelow(group.path, source);
    const strays = left.filter(
      (problem) =>
        problem.code === 'unknown-key' &&
        groupOf(problem) === groupOf(group) &&
        inner.includes(keyOf(problem)),
    );
    if (strays.length === 0) return left;
    const wording = wordingOf('oddKey.notFurtherIn', { group: keyOf(group), count: strays.length });
    return firstOf(left, strays, wording).filter((problem) => problem !== group);
  }, problems);
}

function keysBelow(path: ProblemPath, source: YamlSource): readonly string[] {
  const key = path.at(-1);
  if (key === undefined) return [];
  const { schema } = childPlace(schemaAt(site, source.value, path.slice(0, -1)).schema, key, undefined);
  return keysOf(schema) ?? tagsOf(schema)?.keys ?? [];
}

/** The problems with the first of a group reworded and the rest of the group left out. */
function firstOf(
  problems: readonly Problem[],
  group: readonly Problem[],
  wording: Problem['wording'],
): readonly Problem[] {
  const others = new Set(group.slice(1));
  return problems
    .filter((problem) => !others.has(problem))
    .map((problem) => (problem === group[0] ? { ...problem, wording } : problem));
}

function groupOf({ path }: Problem): string {
  return pathKey(path.slice(0, -1));
}

function keyOf({ path }: Pick<Problem, 'path'>): string {
  return String(path.at(-1));
}
