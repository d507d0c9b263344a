import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Problem, ProblemPath } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { childOf, isRecord, valueAt } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { daysPhrase, factLifetimes } from './fact-lifetimes.ts';

/**
 * Tells once, at the dates in site.yaml, of facts that end before several texts that name them.
 * @param problems all that was found
 */
export function foldLapsingFacts(
  problems: readonly Problem[],
  source: YamlSource,
  site: ResolvedSite,
): readonly Problem[] {
  const lapsing = problems.flatMap((problem) => {
    const { code, about: fact } = problem;
    const path = code === 'lapsing-fact' && fact !== undefined ? datesOf(source.value, fact) : null;
    return path === null || fact === undefined ? [] : [{ problem, fact, path }];
  });
  const lifetimes = factLifetimes(site);
  const groups = [...Map.groupBy(lapsing, ({ path }) => path.join()).values()].filter(
    (group) => group.length > 1,
  );
  const told = groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { validFrom, validUntil } = lifetimes.get(first.fact) ?? {};
    const facts = [...new Set(group.map(({ fact }) => fact))];
    const places = [...new Set(group.map(({ problem }) => placeOf(problem)))];
    const wording = wordingOf('fact.lapsingOften', {
      facts: facts.map((fact) => `{{${fact}}}`),
      days: daysPhrase(validFrom, validUntil),
      texts: places.length,
      places,
      context: facts.length === 1 ? 'single' : undefined,
    });
    return problemAt(source, 'lapsing-fact', first.path, { wording });
  });
  const gone = new Set(groups.flatMap((group) => group.map(({ problem }) => problem)));
  const places = new Set(told.map(placeOf));
  // That the last day is near, or over, goes with it.
  return [...problems.filter((problem) => !gone.has(problem) && !places.has(placeOf(problem))), ...told];
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}

/** Where the dates of a fact stand; null when they are those of several things, as of a lowest price. */
function datesOf(site: unknown, fact: string): ProblemPath | null {
  const [sort, first, second] = fact.split('.');
  if (sort === 'price') return datesOfRate(site, first);
  const set = sort === 'package' ? entryOf(site, ['packages'], first) : null;
  const thing = set && entryOf(site, [...set, 'packages'], second);
  return thing && (dateIn(site, [...thing, 'price']) ?? dateIn(site, thing));
}

/**
 * A rate that follows another one ends with it.
 * @param passed those that have led here
 */
function datesOfRate(site: unknown, id: unknown, passed: readonly unknown[] = []): ProblemPath | null {
  const rate = passed.includes(id) ? null : entryOf(site, ['rates'], id);
  if (rate === null) return null;
  return dateIn(site, rate) ?? datesOfRate(site, childOf(valueAt(site, rate), 'of'), [...passed, id]);
}

function dateIn(site: unknown, path: ProblemPath): ProblemPath | null {
  const value = valueAt(site, path);
  if (!isRecord(value)) return null;
  const key = ['validUntil', 'validFrom'].find((known) => value[known] !== undefined);
  return key === undefined ? null : [...path, key];
}

function entryOf(site: unknown, list: ProblemPath, id: unknown): ProblemPath | null {
  const entries = valueAt(site, list);
  const place = Array.isArray(entries) ? entries.findIndex((entry) => childOf(entry, 'id') === id) : -1;
  return place < 0 ? null : [...list, place];
}
