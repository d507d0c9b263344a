import { site } from '../../../schema/site.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { inShort } from '../problems/wording.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { childOf, childPlace, keysOf, schemaAt, valueAt } from './schema-walk.ts';

/**
 * Tells once of the keys of a group that stand without it: `{ kind: fixed, ISK: 990 }` for
 * `{ kind: fixed, amounts: { ISK: 990 } }`.
 * @param problems what the schema has against the file
 */
export function foldUngrouped(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const unknown = Map.groupBy(
    problems.filter(({ code, path }) => code === 'unknown-key' && path.length > 1),
    ({ path }) => JSON.stringify(path.slice(0, -1)),
  );
  const folded = [...unknown.values()].flatMap((group) => {
    const around = group[0]?.path.slice(0, -1) ?? [];
    const lost = lostGroups(around, source).find(({ keys }) => group.some((stray) => isIn(stray, keys)));
    const strays = lost ? group.filter((stray) => isIn(stray, lost.keys)) : [];
    const entries = strays.map((stray): [string, string] => [
      nameOf(stray),
      source.writtenAt(stray.path) ?? '',
    ]);
    // A key without a value, or with a list or a group, is no entry of one line.
    if (lost === undefined || entries.some(([, value]) => value === '')) return [];
    const values = entries.map(([name, value]) => `${name}: ${inShort(value)}`);
    const wording = wordingOf('oddKey.ungrouped', {
      group: lost.name,
      names: entries.map(([name]) => name),
      better: `${lost.name}: { ${values.join(', ')} }`,
      count: entries.length,
    });
    return [{ strays, wording, missing: JSON.stringify([...around, lost.name]) }];
  });
  if (folded.length === 0) return problems;
  const saidOf = new Map(
    folded.flatMap(({ strays, wording }) => strays.slice(0, 1).map((first) => [first, wording])),
  );
  const gone = new Set(folded.flatMap(({ strays }) => strays.slice(1)));
  const missing = new Set(folded.map((each) => each.missing));
  return problems
    .filter(
      (problem) =>
        !gone.has(problem) && !(problem.code === 'missing-key' && missing.has(JSON.stringify(problem.path))),
    )
    .map((problem) => ({ ...problem, wording: saidOf.get(problem) ?? problem.wording }));
}

/** The groups that are needed at a place and not there, with the keys that they may have. */
function lostGroups(path: ProblemPath, source: YamlSource): { name: string; keys: readonly string[] }[] {
  const { schema } = schemaAt(site, source.value, path);
  const written = valueAt(source.value, path);
  return (keysOf(schema) ?? [])
    .filter((name) => childOf(written, name) === undefined)
    .flatMap((name) => {
      const { schema: inner, required } = childPlace(schema, name, undefined);
      const keys = required ? keysOf(inner) : null;
      return keys === null ? [] : [{ name, keys }];
    });
}

function isIn(stray: Problem, keys: readonly string[]): boolean {
  return keys.includes(nameOf(stray));
}

function nameOf({ path }: Problem): string {
  return String(path.at(-1));
}
