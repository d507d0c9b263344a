import { z } from 'zod';
import { site } from '../../../schema/site.ts';
import { noPhrase, phraseOf, wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { isRecord, keysOf, schemaAt, valueAt } from './schema-walk.ts';

/** So many wrong keys in one group are no slips: the whole group is something else. */
const manyKeys = 3;

/**
 * Tells of entries that stand in a list which they do not belong to, each once instead of each of its keys.
 * @param problems what the schema has against the file
 * @returns the same, with one problem for each such entry in place of those that lie in it
 */
export function foldMisplaced(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const counts = new Map<string, number>();
  for (const { code, path } of problems)
    if (code === 'unknown-key' || code === 'missing-key') {
      const group = JSON.stringify(path.slice(0, -1));
      counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  const folded = [...counts].flatMap(([group, count]) => {
    const path = JSON.parse(group) as ProblemPath;
    return count >= manyKeys && typeof path.at(-1) === 'number' ? [path] : [];
  });
  if (folded.length === 0) return problems;
  return [
    ...problems.filter(({ path }) => !folded.some((group) => group.every((step, at) => path[at] === step))),
    ...folded.map((path) => misplaced(path, source)),
  ];
}

function misplaced(path: ProblemPath, source: YamlSource): Problem {
  const value = valueAt(source.value, path);
  const keys = isRecord(value) ? Object.keys(value) : [];
  const known = keysOf(schemaAt(site, source.value, path).schema) ?? [];
  const list = String(path.findLast((step) => typeof step === 'string') ?? '');
  const strange = keys.filter((key) => !known.includes(key));
  const home = homeOf(value);
  const hasKnown = known.length > 0 ? 'known' : undefined;
  const wording = wordingOf('misplaced.entry', {
    list,
    strange:
      strange.length > 0 ? phraseOf('misplaced.strange', { keys: strange, count: strange.length }) : noPhrase,
    home,
    known,
    context: home === null ? hasKnown : 'home',
  });
  return problemAt(source, 'wrong-place', path, { wording });
}

/** The list at the top of the file that takes an entry as it is; null when none does. */
export function homeOf(value: unknown): string | null {
  // A name alone fits anywhere.
  if (!isRecord(value) || Object.keys(value).length < 2) return null;
  const found = Object.entries(site.shape).find(([, schema]) => {
    const inner = schema instanceof z.ZodDefault ? schema.unwrap() : schema;
    return inner instanceof z.ZodArray && z.safeParse(inner.element, value).success;
  });
  return found?.[0] ?? null;
}
