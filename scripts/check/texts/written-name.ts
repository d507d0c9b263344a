import { childOf, isRecord, valueAt } from '../../../app/site/plain-value.ts';
import type { ProblemPath } from '../problems/problem.ts';

/**
 * Finds the name in site.yaml that texts are under.
 * @param site the value of site.yaml
 * @param prefix the texts' common name, dotted, such as `home.services.cards.seo`
 * @returns where the last part of the prefix is written, or null when it is not there: `title` is no name from site.yaml
 */
export function writtenName(site: unknown, namespace: string, prefix: string): ProblemPath | null {
  const names = prefix.split('.');
  const [first, ...rest] = names;
  if (first === 'packages') return pathOfName(site, ['packages'], rest);
  if (namespace === 'common') {
    if (first === 'actions') return rest.length === 1 ? placeOfValue(site, [], 'label', rest[0]) : null;
    if (first === 'offices') return pathOfName(site, ['company', 'offices'], rest);
    if (first === 'notices') return pathOfName(site, ['notices'], rest);
  }
  const form = namespace === 'forms' ? pathOfName(site, ['forms'], names) : null;
  const isNotFound = valueAt(site, ['notFound', 'id']) === first;
  return (
    form ?? pathOfName(site, ['pages'], names) ?? (isNotFound ? nameOrInner(site, ['notFound'], rest) : null)
  );
}

/** A thing in a list by its name, or what is named inside of it. */
export function pathOfName(
  site: unknown,
  list: ProblemPath,
  [name, ...inner]: readonly string[],
): ProblemPath | null {
  const at = name === undefined ? null : placeIn(site, list, name);
  return at && nameOrInner(site, at, inner);
}

function nameOrInner(site: unknown, at: ProblemPath, inner: readonly string[]): ProblemPath | null {
  if (inner.length === 0) return nameKeyOf(site, at);
  const record = valueAt(site, at);
  if (!isRecord(record)) return null;
  const [name = '', ...rest] = inner;
  const [, points, ...columns] = rest;
  // The cells of a row are named after the columns beside it.
  if (points === 'points' && columns.length > 0 && Array.isArray(record.columns))
    return pathOfName(site, [...at, 'columns'], columns);
  if (Array.isArray(record[name]) && rest.length > 0) return pathOfName(site, [...at, name], rest);
  if (name === 'features' && Array.isArray(record.packages))
    return featureOf(site, [...at, 'packages'], record.packages.length, rest);
  // Sections and packages are named without the name of their list.
  const lists = Object.keys(record).filter((key) => key === 'sections' || key === 'packages');
  return lists.map((list) => pathOfName(site, [...at, list], inner)).find((path) => path !== null) ?? null;
}

/** The first package of a set that names a feature. */
function featureOf(
  site: unknown,
  packages: ProblemPath,
  count: number,
  [feature = '', ...slots]: readonly string[],
): ProblemPath | null {
  if (slots.length > 0) return null;
  const name = feature.replace(/_unlimited$/, '');
  const lists = Array.from({ length: count }, (_, place) => [...packages, place, 'features']);
  return lists.map((list) => placeIn(site, list, name)).find((path) => path !== null) ?? null;
}

/** Where an entry of a list is that has a name. */
function placeIn(site: unknown, list: ProblemPath, name: string): ProblemPath | null {
  const entries = valueAt(site, list);
  if (!Array.isArray(entries)) return null;
  const place = entries.findIndex(
    (entry) => entry === name || ['id', 'name', 'value'].some((key) => childOf(entry, key) === name),
  );
  return place < 0 ? null : [...list, place];
}

function nameKeyOf(site: unknown, at: ProblemPath): ProblemPath {
  const entry = valueAt(site, at);
  const key = isRecord(entry)
    ? ['id', 'name', 'value'].find((known) => typeof entry[known] === 'string')
    : undefined;
  return key === undefined ? at : [...at, key];
}

/** The first place where a key has a value, such as `label: order`. */
export function placeOfValue(
  value: unknown,
  path: ProblemPath,
  key: string,
  wanted: unknown,
): ProblemPath | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isRecord(value) && value[key] === wanted) return [...path, key];
  for (const [name, inner] of Object.entries(value)) {
    const found = placeOfValue(inner, [...path, Array.isArray(value) ? Number(name) : name], key, wanted);
    if (found) return found;
  }
  return null;
}
