import type { ProblemPath } from '../problems/problem.ts';
import { childOf, isRecord, valueAt } from '../shape/schema-walk.ts';

/**
 * Finds the name in site.yaml that texts lie under.
 * @param site the value of site.yaml
 * @param prefix the texts' common name, dotted, such as `home.services.cards.seo`
 * @returns where the last part of the prefix is written, or null when nobody wrote it: `title` is no name from site.yaml
 */
export function writtenName(site: unknown, namespace: string, prefix: string): ProblemPath | null {
  const names = prefix.split('.');
  const [first = '', second = '', ...rest] = names;
  if (namespace === 'common' && first === 'actions')
    return names.length === 2 ? labelAt(site, [], second) : null;
  if (namespace === 'common' && first === 'offices')
    return named(site, ['company', 'offices'], [second, ...rest]);
  if (namespace === 'common' && first === 'notices') return named(site, ['notices'], [second, ...rest]);
  if (first === 'packages') return packageName(site, second, rest);
  if (namespace === 'forms') {
    const form = named(site, ['forms'], names);
    if (form) return form;
  }
  return named(site, ['pages'], names) ?? inNotFound(site, names);
}

function packageName(site: unknown, set: string, [name, ...rest]: readonly string[]): ProblemPath | null {
  const at = placeIn(site, ['packages'], set);
  if (at === null || name === undefined) return at && [...at, 'id'];
  if (name !== 'features') return named(site, [...at, 'packages'], [name, ...rest]);
  const packages = valueAt(site, [...at, 'packages']);
  const [feature, ...slots] = rest;
  if (!Array.isArray(packages) || feature === undefined || slots.length > 0) return null;
  for (const place of packages.keys()) {
    const list = [...at, 'packages', place, 'features'];
    const entry = placeIn(site, list, feature.replace(/_unlimited$/, ''));
    if (entry) return entry;
  }
  return null;
}

function inNotFound(site: unknown, names: readonly string[]): ProblemPath | null {
  const [page, ...inner] = names;
  if (valueAt(site, ['notFound', 'id']) !== page) return null;
  return inner.length === 0 ? ['notFound', 'id'] : within(site, ['notFound'], inner);
}

/** A thing in a list by its name, and what is named inside of it. */
function named(
  site: unknown,
  list: ProblemPath,
  [name = '', ...inner]: readonly string[],
): ProblemPath | null {
  const at = placeIn(site, list, name);
  if (!at) return null;
  return inner.length === 0 ? nameKeyOf(site, at) : within(site, at, inner);
}

/** Inside of a thing: its lists by their keys, and the sections of a page by their names alone. */
function within(
  site: unknown,
  at: ProblemPath,
  [name = '', ...inner]: readonly string[],
): ProblemPath | null {
  const record = valueAt(site, at);
  const section = named(site, [...at, 'sections'], [name, ...inner]);
  if (section) return section;
  if (!Array.isArray(childOf(record, name)) || inner.length === 0) return null;
  // The cells of a row are named after the columns beside it.
  const [, points, column] = inner;
  if (points === 'points' && column !== undefined && Array.isArray(childOf(record, 'columns')))
    return named(site, [...at, 'columns'], inner.slice(2));
  return named(site, [...at, name], inner);
}

/** Where an entry of a list stands that has a name. */
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

/** The first button with a label. */
function labelAt(value: unknown, path: ProblemPath, label: string): ProblemPath | null {
  if (Array.isArray(value)) {
    for (const [place, entry] of value.entries()) {
      const found = labelAt(entry, [...path, place], label);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(value)) return null;
  if (value.label === label) return [...path, 'label'];
  for (const key of Object.keys(value)) {
    const found = labelAt(value[key], [...path, key], label);
    if (found) return found;
  }
  return null;
}
