import { TRAP_FIELD } from '../../app/forms/hidden-fields.ts';
import { getChild, isRecord, listAt, valueAt } from '../../schema/plain-value.ts';
import { comparableAddress } from '../../schema/redirect.ts';
import { asText, childPlace, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

const messages = {
  'duplicate-id': 'duplicate.id',
  'duplicate-path': 'duplicate.path',
  'duplicate-value': 'duplicate.value',
} as const;
type DuplicateCode = keyof typeof messages;

/**
 * Checks that no list has the same name, address or value twice.
 * @returns also a page named like the page for unknown addresses, and a hidden form field named like another field
 */
export function checkDuplicates(source: YamlSource, written: readonly SchemaValue[]): Problem[] {
  return [
    ...written.flatMap((list) => (Array.isArray(list.value) ? inList(source, list, list.value) : [])),
    ...besideLists(source),
  ];
}

function inList(source: YamlSource, { path, schema }: SchemaValue, list: readonly unknown[]): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, ValuePath>();
  // A pasted copy repeats all of its names; only the first is reported.
  const reported = new Set<string>();
  const look = (value: unknown, code: DuplicateCode, what: string, place: ValuePath) => {
    if (typeof value !== 'string') return;
    const name = `${what} ${code === 'duplicate-path' ? comparableAddress(value).replace(/\{[a-z]+\}/g, '{}') : value}`;
    const first = seen.get(name);
    if (!first) {
      seen.set(name, place);
      return;
    }
    const entries = [place, first].map((each) => String(each[path.length])).join(' ');
    if (reported.has(entries)) return;
    reported.add(entries);
    problems.push(twice(source, code, place, first, value));
  };
  for (const [place, entry] of list.entries()) {
    if (isRecord(entry)) {
      const { name = 'id', distinct = { [name]: 'id' } } = childPlace(schema, place, entry).model;
      for (const [key, type] of Object.entries(distinct))
        look(getChild(entry, key), `duplicate-${type}`, whatOf(key, entry), [...path, place, key]);
    } else {
      look(entry, 'duplicate-value', 'entry', [...path, place]);
    }
  }
  return problems;
}

/** Tells menus and links apart: a menu and a link in the bar may point to one page; two links may not. */
function whatOf(key: string, entry: unknown): string {
  if (key === 'value') return 'entry';
  return key === 'to' ? `${key} of ${asText(getChild(entry, 'kind'))}` : key;
}

function besideLists(source: YamlSource): Problem[] {
  const site = source.value;
  const problems: Problem[] = [];
  const notFound = valueAt(site, ['notFound', 'id']) ?? null;
  const same = listAt(site, ['pages']).findIndex((page) => getChild(page, 'id') === notFound);
  if (same >= 0)
    problems.push(twice(source, 'duplicate-id', ['notFound', 'id'], ['pages', same, 'id'], notFound));

  for (const [place, form] of listAt(site, ['forms']).entries()) {
    const field = listAt(form, ['fields']).findIndex((entry) => getChild(entry, 'name') === TRAP_FIELD);
    if (field >= 0) {
      const name = ['forms', place, 'fields', field, 'name'];
      problems.push(twice(source, 'duplicate-id', name, ['forms', place, 'id'], TRAP_FIELD));
    }
  }
  return problems;
}

function twice(
  source: YamlSource,
  code: DuplicateCode,
  path: ValuePath,
  first: ValuePath,
  value: unknown,
): Problem {
  const { line } = source.positionOf(first);
  return problemAt(source, code, path, {
    wording: translateMessage(messages[code], { value: asText(value), line }),
  });
}
