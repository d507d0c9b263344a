import { site } from '../../../schema/site.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { childPlace, keysOf, schemaAt, tagsOf } from './schema-walk.ts';

/** So many entries of one list that are wrong in the same way are one habit. */
const habit = 3;

/**
 * Tells once of what is wrong in the same way: entries of a list in another form, and keys that stand beside the key that
 * they belong under.
 * @param problems what the schema has against the file
 */
export function foldAlike(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  return outOfGroup(entriesAlike(problems), source);
}

function entriesAlike(problems: readonly Problem[]): readonly Problem[] {
  const groups = Map.groupBy(
    problems.filter(({ path }) => typeof path.at(-1) === 'number'),
    ({ code, path }) => `${code} ${JSON.stringify(path.slice(0, -1))}`,
  );
  const others = new Set(
    [...groups.values()].filter((group) => group.length >= habit).flatMap((group) => group.slice(1)),
  );
  return others.size === 0 ? problems : problems.filter((problem) => !others.has(problem));
}

/** `price:` with nothing after it, and then its keys, not further in. */
function outOfGroup(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const folded = problems.flatMap((empty) => {
    if (empty.code !== 'empty-value') return [];
    const inner = keysBelow(empty.path, source);
    const around = JSON.stringify(empty.path.slice(0, -1));
    const strays = problems.filter(
      ({ code, path }) =>
        code === 'unknown-key' &&
        JSON.stringify(path.slice(0, -1)) === around &&
        inner.includes(String(path.at(-1))),
    );
    return strays.length === 0 ? [] : [{ empty, strays }];
  });
  if (folded.length === 0) return problems;
  const gone = new Set(folded.flatMap(({ empty, strays }) => [empty, ...strays.slice(1)]));
  return problems
    .filter((problem) => !gone.has(problem))
    .map((problem) => {
      const own = folded.find(({ strays }) => strays[0] === problem);
      return own
        ? {
            ...problem,
            wording: wordingOf('oddKey.notFurtherIn', {
              group: String(own.empty.path.at(-1)),
              count: own.strays.length,
            }),
          }
        : problem;
    });
}

function keysBelow(path: ProblemPath, source: YamlSource): readonly string[] {
  const key = path.at(-1);
  if (key === undefined) return [];
  const { schema } = childPlace(schemaAt(site, source.value, path.slice(0, -1)).schema, key, undefined);
  return keysOf(schema) ?? tagsOf(schema)?.keys ?? [];
}
