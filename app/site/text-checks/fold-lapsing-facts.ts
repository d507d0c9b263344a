import { childOf, isRecord, valueAt } from '../accept/schema-walk.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { factWords } from '../problems/words/fact-words.ts';
import type { ResolvedSite } from '../resolved-site.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { factLifetimes } from './fact-lifetimes.ts';

/**
 * Tells once, at its dates in site.yaml, of a fact that ends before several texts that name it.
 * @param problems all that was found
 */
export function foldLapsingFacts(
  problems: readonly Problem[],
  source: YamlSource,
  site: ResolvedSite,
): readonly Problem[] {
  const lapsing = problems.filter(({ code, about }) => code === 'lapsing-fact' && about !== undefined);
  if (lapsing.length < 2) return problems;
  const lifetimes = factLifetimes(site);
  const told = [...Map.groupBy(lapsing, ({ about = '' }) => about)].flatMap(([fact, group]) => {
    const path = group.length < 2 ? null : datesOf(source.value, fact);
    if (path === null) return [];
    const { validFrom, validUntil } = lifetimes.get(fact) ?? {};
    const places = group.map(({ file, line }) => `${file}:${line}`);
    const said = factWords.lapsingOften(fact, validFrom, validUntil, places);
    return [{ group, problem: problemAt(source, 'lapsing-fact', path, { said }) }];
  });
  const gone = new Set(told.flatMap(({ group }) => group));
  const places = new Set(told.map(({ problem }) => placeOf(problem)));
  return [
    // That the last day is near, or over, goes with it.
    ...problems.filter((problem) => !gone.has(problem) && !places.has(placeOf(problem))),
    ...[...Map.groupBy(told, ({ problem }) => placeOf(problem)).values()].flatMap(
      ([first]) => first?.problem ?? [],
    ),
  ];
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

/** Where the dates of a fact stand; null when they are those of several things, as of a lowest price. */
function datesOf(site: unknown, fact: string): ProblemPath | null {
  const [sort, first, second] = fact.split('.');
  const rate = sort === 'price' ? entryOf(site, ['rates'], first) : null;
  const set = sort === 'package' ? entryOf(site, ['packages'], first) : null;
  const thing = rate ?? (set && entryOf(site, [...set, 'packages'], second));
  if (thing === null) return null;
  return [[...thing, 'price'], thing].map((path) => dateIn(site, path)).find((path) => path !== null) ?? null;
}

function dateIn(site: unknown, path: ProblemPath): ProblemPath | null {
  const value = valueAt(site, path);
  if (!isRecord(value)) return null;
  const key = ['validUntil', 'validFrom'].find((known) => value[known] !== undefined);
  return key === undefined ? null : [...path, key];
}

function entryOf(site: unknown, list: ProblemPath, id: string | undefined): ProblemPath | null {
  const entries = valueAt(site, list);
  const place = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === id) : -1;
  return place < 0 ? null : [...list, place];
}
