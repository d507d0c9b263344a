import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { asText, type SchemaValue } from '../../schema/schema-walk.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/**
 * Checks the default choice of package fields, that choices of amounts are amounts, and that order forms have a field
 * for packages.
 */
export function checkForms(source: YamlSource, values: readonly SchemaValue[]): Problem[] {
  return values.flatMap(({ path, value }) => {
    if (getChild(value, 'type') === 'package') return checkInitial(source, value, path);
    if (getChild(value, 'thousands') !== undefined) return checkThousands(source, value, path);
    if (getChild(value, 'kind') === 'order-form') return checkOrderForm(source, value, path);
    return [];
  });
}

/** Checks `100-500` and `10000+`, which the site formats. */
function checkThousands(source: YamlSource, field: unknown, path: ValuePath): Problem[] {
  const options = listAt(field, ['options']);
  if (options.length === 0) return [];
  const amountProblems = options.flatMap((option, index) => {
    const value = typeof option === 'string' ? option : getChild(option, 'value');
    if (typeof value !== 'string') return [];
    const optionPath = [...path, 'options', index, ...(typeof option === 'string' ? [] : ['value'])];
    if (/^\d+(-\d+|\+)?$/.test(value)) return [];
    return problemAt(source, 'bad-format', optionPath, {
      wording: translateMessage('form.noAmount', { written: value }),
    });
  });
  return [...checkBounds(source, field, options.length, path), ...amountProblems];
}

/** Checks the round amounts for readers of other currencies: one for each choice, in the same order. */
function checkBounds(source: YamlSource, field: unknown, options: number, path: ValuePath): Problem[] {
  const bounds = getChild(field, 'bounds');
  return Object.entries(isRecord(bounds) ? bounds : {}).flatMap(([currency, amounts]) => {
    if (!Array.isArray(amounts)) return [];
    const isRising = amounts.every(
      (amount, optionPath) => optionPath === 0 || amount > amounts[optionPath - 1],
    );
    if (amounts.length === options && isRising) return [];
    const wording = translateMessage('form.bounds', { count: amounts.length, currency, options });
    return problemAt(source, 'out-of-range', [...path, 'bounds', currency], { wording });
  });
}

function checkInitial(source: YamlSource, field: unknown, path: ValuePath): Problem[] {
  const initial = getChild(field, 'initial');
  const options = getChild(field, 'options');
  if (typeof initial !== 'string' || !Array.isArray(options)) return [];
  const values = options
    .map((option) => getChild(option, 'value'))
    .filter((value) => typeof value === 'string');
  if (values.length < options.length || values.includes(initial)) return [];
  const suggestion = suggest(initial, values);
  const wording = translateMessage('form.initialIsNoOption', { written: initial, meant: suggestion, values });
  return [problemAt(source, 'unknown-value', [...path, 'initial'], { wording })];
}

function checkOrderForm(source: YamlSource, section: unknown, path: ValuePath): Problem[] {
  const id = getChild(section, 'form');
  const form = listAt(source.value, ['forms']).find((entry) => getChild(entry, 'id') === id);
  const fields = getChild(form, 'fields');
  if (!Array.isArray(fields) || fields.some((field) => getChild(field, 'type') === 'package')) return [];
  const wording = translateMessage('form.ordersNothing', { form: asText(id) });
  return [problemAt(source, 'wrong-form', [...path, 'form'], { wording })];
}
