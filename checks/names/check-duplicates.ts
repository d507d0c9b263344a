import { TRAP_FIELD } from '../../app/forms/hidden-fields.ts';
import { getChild, isRecord, listAt, valueAt } from '../../schema/plain-value.ts';
import { comparableAddress } from '../../schema/redirect.ts';
import { asText, childPlace, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

const MESSAGES = {
  'duplicate-id': 'duplicate.id',
  'duplicate-path': 'duplicate.path',
  'duplicate-value': 'duplicate.value',
} as const;
type DuplicateCode = keyof typeof MESSAGES;

/**
 * Checks that no list has the same name, address or value twice.
 * @returns also a page named like the page for unknown addresses, and a hidden form field named like another field
 */
export function checkDuplicates(source: YamlSource, values: readonly SchemaValue[]): Problem[] {
  return [
    ...values.flatMap((list) => (Array.isArray(list.value) ? checkList(source, list, list.value) : [])),
    ...checkOtherNames(source),
  ];
}

function checkList(source: YamlSource, { path, schema }: SchemaValue, list: readonly unknown[]): Problem[] {
  const problems: Problem[] = [];
  const pathByName = new Map<string, ValuePath>();
  // A pasted copy repeats all of its names; only the first is reported.
  const reportedPairs = new Set<string>();
  const checkName = (value: unknown, code: DuplicateCode, role: string, valuePath: ValuePath) => {
    if (typeof value !== 'string') return;
    const name = `${role} ${code === 'duplicate-path' ? comparableAddress(value).replace(/\{[a-z]+\}/g, '{}') : value}`;
    const firstPath = pathByName.get(name);
    if (!firstPath) {
      pathByName.set(name, valuePath);
      return;
    }
    const entries = [valuePath, firstPath].map((each) => String(each[path.length])).join(' ');
    if (reportedPairs.has(entries)) return;
    reportedPairs.add(entries);
    problems.push(duplicateProblem(source, code, valuePath, firstPath, value));
  };
  for (const [index, entry] of list.entries()) {
    if (isRecord(entry)) {
      const { name = 'id', distinct = { [name]: 'id' } } = childPlace(schema, index, entry).model;
      for (const [key, type] of Object.entries(distinct))
        checkName(getChild(entry, key), `duplicate-${type}`, describeKey(key, entry), [...path, index, key]);
    } else {
      checkName(entry, 'duplicate-value', 'entry', [...path, index]);
    }
  }
  return problems;
}

/** Tells menus and links apart: a menu and a link in the bar may point to one page; two links may not. */
function describeKey(key: string, entry: unknown): string {
  if (key === 'value') return 'entry';
  return key === 'to' ? `${key} of ${asText(getChild(entry, 'kind'))}` : key;
}

function checkOtherNames(source: YamlSource): Problem[] {
  const site = source.value;
  const problems: Problem[] = [];
  const notFound = valueAt(site, ['notFound', 'id']) ?? null;
  const pageIndex = listAt(site, ['pages']).findIndex((page) => getChild(page, 'id') === notFound);
  if (pageIndex >= 0)
    problems.push(
      duplicateProblem(source, 'duplicate-id', ['notFound', 'id'], ['pages', pageIndex, 'id'], notFound),
    );

  for (const [index, form] of listAt(site, ['forms']).entries()) {
    const field = listAt(form, ['fields']).findIndex((entry) => getChild(entry, 'name') === TRAP_FIELD);
    if (field >= 0) {
      const name = ['forms', index, 'fields', field, 'name'];
      problems.push(duplicateProblem(source, 'duplicate-id', name, ['forms', index, 'id'], TRAP_FIELD));
    }
  }
  return problems;
}

function duplicateProblem(
  source: YamlSource,
  code: DuplicateCode,
  path: ValuePath,
  firstPath: ValuePath,
  value: unknown,
): Problem {
  const { line } = source.positionOf(firstPath);
  return problemAt(source, code, path, {
    wording: translateMessage(MESSAGES[code], { value: asText(value), line }),
  });
}
