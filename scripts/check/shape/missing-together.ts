import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { homeOf } from './misplaced-entry.ts';
import { valueAt } from './schema-walk.ts';

/**
 * Tells of several keys that one group lacks in one problem: it is not finished.
 * @param problems what the schema has against the file
 * @returns the same, with one problem for each such group in place of one for each key
 */
export function foldMissing(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const groups = Map.groupBy(
    problems.filter(({ code }) => code === 'missing-key' || code === 'unknown-key'),
    ({ path }) => JSON.stringify(path.slice(0, -1)),
  );
  const folded = [...groups.values()].filter(
    (group) =>
      group.length > 1 &&
      group.every(({ code }) => code === 'missing-key') &&
      // With all keys of another list it is no unfinished entry, but one in the wrong place.
      homeOf(valueAt(source.value, group[0]?.path.slice(0, -1) ?? [])) === null,
  );
  if (folded.length === 0) return problems;
  const gone = new Set(folded.flat());
  return [
    ...problems.filter((problem) => !gone.has(problem)),
    ...folded.flatMap((group) => {
      const names = group.map(({ path }) => String(path.at(-1)));
      return group.slice(0, 1).map((first) => ({
        ...first,
        wording: wordingOf('key.missingTogether', { names, lines: names.map((name) => `${name}: …`) }),
      }));
    }),
  ];
}
