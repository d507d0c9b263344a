import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { timesOf } from './habits.ts';
import { withPlainSigns } from './plain-signs.ts';
import { asText, valueAt } from './schema-walk.ts';

/**
 * Tells of two times that stand in the place of one, `opens: 9-17`, instead of their form and of the key that is missing.
 * @param problems what the schema has against the file
 */
export function foldTimeRanges(problems: readonly Problem[], source: YamlSource): readonly Problem[] {
  const told = problems.map((problem) => {
    const range = ['opens', 'closes'].includes(String(problem.path.at(-1))) ? rangeOf(problem, source) : null;
    return range === null ? problem : { ...problem, wording: wordingOf('company.timeRange', range) };
  });
  const groups = new Set(told.filter((problem, at) => problem !== problems[at]).map(groupOf));
  return groups.size === 0
    ? problems
    : told.filter((problem) => problem.code !== 'missing-key' || !groups.has(groupOf(problem)));
}

function groupOf({ path }: Problem): string {
  return JSON.stringify(path.slice(0, -1));
}

function rangeOf(
  { path }: Problem,
  source: YamlSource,
): { readonly written: string; readonly opens: string; readonly closes: string } | null {
  const written = asText(valueAt(source.value, path));
  const [first, second, third] = withPlainSigns(written).split(/\s*-\s*|\s+(?:to|til)\s+/);
  const [opens] = timesOf(first ?? '');
  const [closes] = timesOf(second ?? '');
  return opens === undefined || closes === undefined || third !== undefined
    ? null
    : { written, opens, closes };
}
