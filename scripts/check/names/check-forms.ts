import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { asText, childOf, isRecord, listAt, type Written } from '../shape/schema-walk.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/**
 * Checks what is chosen at first in package fields, that choices of amounts are amounts, that order forms have a field
 * for packages, and that no form can be sent empty, or by somebody who gives a name and cannot be answered.
 */
export function checkForms(source: YamlSource, written: readonly Written[]): Problem[] {
  return [
    ...written.flatMap(({ path, value }) => {
      if (childOf(value, 'type') === 'package') return checkInitial(source, value, path);
      if (childOf(value, 'thousands') !== undefined) return checkThousands(source, value, path);
      if (childOf(value, 'kind') === 'order-form') return checkOrderForm(source, value, path);
      return [];
    }),
    ...listAt(source.value, ['forms']).flatMap((form, place) =>
      checkRequired(source, form, ['forms', place, 'id']),
    ),
  ];
}

/** `100-500` and `10000+`: the site writes them out. */
function checkThousands(source: YamlSource, field: unknown, path: Written['path']): Problem[] {
  const options = listAt(field, ['options']);
  return [...checkBounds(source, field, options.length, path), ...amountsIn(source, options, path)];
}

function amountsIn(source: YamlSource, options: readonly unknown[], path: Written['path']): Problem[] {
  return options.flatMap((option, place) => {
    const value = typeof option === 'string' ? option : childOf(option, 'value');
    if (typeof value !== 'string') return [];
    const at = [...path, 'options', place, ...(typeof option === 'string' ? [] : ['value'])];
    if (!/^\d+(-\d+|\+)?$/.test(value))
      return problemAt(source, 'bad-format', at, { wording: wordingOf('form.noAmount', { written: value }) });
    // In thousands, an amount of six digits is more than any website costs.
    if (!/\d{6}/.test(value)) return [];
    const wording = wordingOf('form.fullAmount', { written: value });
    return problemAt(source, 'bad-format', at, { severity: 'warning', wording });
  });
}

/** The round amounts for readers of other currencies: one for each choice, in the order of the choices. */
function checkBounds(source: YamlSource, field: unknown, options: number, path: Written['path']): Problem[] {
  const bounds = childOf(field, 'bounds');
  return Object.entries(isRecord(bounds) ? bounds : {}).flatMap(([currency, amounts]) => {
    if (!Array.isArray(amounts)) return [];
    const isRising = amounts.every((amount, at) => at === 0 || amount > amounts[at - 1]);
    if (amounts.length === options && isRising) return [];
    const wording = wordingOf('form.bounds', { count: amounts.length, currency, options });
    return problemAt(source, 'out-of-range', [...path, 'bounds', currency], { wording });
  });
}

function checkRequired(source: YamlSource, form: unknown, path: Written['path']): Problem[] {
  const fields = childOf(form, 'fields');
  if (!Array.isArray(fields) || fields.length < 2) return [];
  const required = fields.filter(isRequired);
  const warning = (key: 'form.sentEmpty' | 'form.unanswerable') => {
    const wording = wordingOf(key, { form: asText(childOf(form, 'id')) });
    return [problemAt(source, 'wrong-form', path, { severity: 'warning', wording })];
  };
  if (required.length === 0) return warning('form.sentEmpty');
  // A form that does not ask for a name may be meant for people who do not give theirs.
  const isNamed = fields.some((field) => childOf(field, 'autocomplete') === 'name');
  return isNamed && !required.some(isAddress) ? warning('form.unanswerable') : [];
}

/** A field that is not understood may be required. */
function isRequired(field: unknown): boolean {
  const written = childOf(field, 'required');
  return written !== undefined && written !== false;
}

/** Whether a field takes something by which the sender can be answered. */
function isAddress(field: unknown): boolean {
  return [childOf(field, 'type'), childOf(field, 'autocomplete')].some(
    (sort) => sort === 'email' || sort === 'tel',
  );
}

function checkInitial(source: YamlSource, field: unknown, path: Written['path']): Problem[] {
  const initial = childOf(field, 'initial');
  const options = childOf(field, 'options');
  if (typeof initial !== 'string' || !Array.isArray(options)) return [];
  const values = options
    .map((option) => childOf(option, 'value'))
    .filter((value) => typeof value === 'string');
  if (values.length < options.length || values.includes(initial)) return [];
  const meant = suggest(initial, values);
  const wording = wordingOf('form.initialIsNoOption', { written: initial, meant, values });
  return [problemAt(source, 'unknown-value', [...path, 'initial'], { wording })];
}

function checkOrderForm(source: YamlSource, section: unknown, path: Written['path']): Problem[] {
  const id = childOf(section, 'form');
  const form = listAt(source.value, ['forms']).find((entry) => childOf(entry, 'id') === id);
  const fields = childOf(form, 'fields');
  if (!Array.isArray(fields) || fields.some((field) => childOf(field, 'type') === 'package')) return [];
  const wording = wordingOf('form.ordersNothing', { form: asText(id) });
  return [problemAt(source, 'wrong-form', [...path, 'form'], { wording })];
}
