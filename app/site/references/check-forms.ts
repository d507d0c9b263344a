import { childOf } from '../accept/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import { suggest } from '../problems/suggest.ts';
import { formWords } from '../problems/words/form-words.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { Written } from './walk-written.ts';

/** Checks what is chosen at first in package fields, and that order forms have such a field. */
export function checkForms(source: YamlSource, written: readonly Written[]): Problem[] {
  return written.flatMap(({ path, value }) => {
    if (childOf(value, 'type') === 'package') return checkInitial(source, value, path);
    if (childOf(value, 'kind') === 'order-form') return checkOrderForm(source, value, path);
    return [];
  });
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
      said: formWords.initialIsNoOption(initial, meant, values),
    }),
  ];
}

function checkOrderForm(source: YamlSource, section: unknown, path: Written['path']): Problem[] {
  const forms = childOf(source.value, 'forms');
  const id = childOf(section, 'form');
  const form = Array.isArray(forms) ? forms.find((entry) => childOf(entry, 'id') === id) : undefined;
  const fields = childOf(form, 'fields');
  if (!Array.isArray(fields) || fields.some((field) => childOf(field, 'type') === 'package')) return [];
  return [problemAt(source, 'wrong-form', [...path, 'form'], { said: formWords.ordersNothing(id) })];
}
