import type { CSSObject } from '@emotion/react';
import type { FormField } from '../../../schema/form.ts';

/** A field with choices. */
export type ChosenField = Extract<FormField, { options: readonly { value: string }[] }>;

/** The `data-for` of a part that shows while a value is chosen; without a value: while any of the field's values is. */
export function shownFor(field: string, value?: string): string {
  return value === undefined ? field : `${field} ${value}`;
}

/** Styles that show parts with `data-for` (`shownFor`) while their choice is made, with `data-empty` while none is. */
export function shownWhenChosen(fields: readonly ChosenField[]): CSSObject {
  const selectors = fields.flatMap((field) => [
    hideUnless(shownFor(field.name), selectAnyValue(field)),
    ...field.options.map(({ value }) => hideUnless(shownFor(field.name, value), selectValue(field, value))),
  ]);
  return {
    [selectors.join(',')]: { display: 'none' },
    [`form:has(${anyChoice(fields)}) & [data-empty]`]: { display: 'none' },
  };
}

/** The selector of a choice that is made in any of the fields. */
export function anyChoice(fields: readonly ChosenField[]): string {
  return fields.map(selectAnyValue).join(',');
}

function hideUnless(mark: string, choice: string): string {
  return `form:not(:has(${choice})) & [data-for="${mark}"]`;
}

function selectValue({ name, type }: ChosenField, value: string): string {
  return type === 'select'
    ? `[name="${name}"] [value="${value}"]:checked`
    : `[name="${name}"][value="${value}"]:checked`;
}

function selectAnyValue({ name, type }: ChosenField): string {
  return type === 'select' ? `[name="${name}"] :checked:not([value=""])` : `[name="${name}"]:checked`;
}
