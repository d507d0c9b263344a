import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { withPlainSigns } from '../shape/plain-signs.ts';
import { asText, childOf, type Written } from '../shape/schema-walk.ts';
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
    ...formsOf(source).flatMap((form, place) => checkRequired(source, form, ['forms', place, 'id'])),
  ];
}

/** `100-500` and `10000+`: the site writes them out. */
function checkThousands(source: YamlSource, field: unknown, path: Written['path']): Problem[] {
  const options = childOf(field, 'options');
  return (Array.isArray(options) ? options : []).flatMap((option, place) => {
    const value = typeof option === 'string' ? option : childOf(option, 'value');
    if (typeof value !== 'string') return [];
    const at = [...path, 'options', place, ...(typeof option === 'string' ? [] : ['value'])];
    if (/^\d+(-\d+|\+)?$/.test(value)) {
      if (!isInFull(value)) return [];
      const wording = wordingOf('form.fullAmount', { written: value, meant: inThousands(value) });
      return [problemAt(source, 'bad-format', at, { severity: 'warning', wording })];
    }
    const plain = withPlainSigns(value)
      .replace(/[.\s](?=\d{3}(\D|$))/g, '')
      .replace(/\s+/g, '');
    const amount = /^\d+(-\d+|\+)$/.test(plain) ? plain : null;
    const better = amount !== null && isInFull(amount) ? inThousands(amount) : amount;
    return [
      problemAt(source, 'bad-format', at, {
        wording: wordingOf('form.noAmount', { written: value, meant: better }),
      }),
    ];
  });
}

/** Whether the end of a choice is a hundred thousand or more; in thousands that is more than any website costs. */
function isInFull(amount: string): boolean {
  return /\d{6}/.test(amount);
}

/** `100000-500000` as `100-500`; null where a thousand is not whole, or YAML would read a number in it. */
function inThousands(amount: string): string | null {
  if (/^\d+$/.test(amount)) return null;
  const numbers = amount.match(/\d+/g) ?? [];
  return numbers.every((digits) => /^0$|000$/.test(digits)) ? amount.replace(/(\d)000(?!\d)/g, '$1') : null;
}

function checkRequired(source: YamlSource, form: unknown, path: Written['path']): Problem[] {
  const fields = childOf(form, 'fields');
  if (!Array.isArray(fields) || fields.length < 2) return [];
  const id = childOf(form, 'id');
  const required = fields.filter(isRequired);
  if (required.length === 0)
    return [
      problemAt(source, 'wrong-form', path, {
        severity: 'warning',
        wording: wordingOf('form.sentEmpty', { form: asText(id) }),
      }),
    ];
  // Who does not ask for a name may want to hear from people who do not give theirs.
  const isNamed = fields.some((field) => childOf(field, 'autocomplete') === 'name');
  if (!isNamed || required.some(isAddress)) return [];
  return [
    problemAt(source, 'wrong-form', path, {
      severity: 'warning',
      wording: wordingOf('form.unanswerable', { form: asText(id) }),
    }),
  ];
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

function formsOf(source: YamlSource): readonly unknown[] {
  const forms = childOf(source.value, 'forms');
  return Array.isArray(forms) ? forms : [];
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
  return [
    problemAt(source, 'unknown-value', [...path, 'initial'], {
      wording: wordingOf('form.initialIsNoOption', { written: initial, meant, values }),
    }),
  ];
}

function checkOrderForm(source: YamlSource, section: unknown, path: Written['path']): Problem[] {
  const id = childOf(section, 'form');
  const form = formsOf(source).find((entry) => childOf(entry, 'id') === id);
  const fields = childOf(form, 'fields');
  if (!Array.isArray(fields) || fields.some((field) => childOf(field, 'type') === 'package')) return [];
  return [
    problemAt(source, 'wrong-form', [...path, 'form'], {
      wording: wordingOf('form.ordersNothing', { form: asText(id) }),
    }),
  ];
}
