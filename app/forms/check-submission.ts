import type { Form, FormField } from '../../schema/form.ts';
import type { FieldError, FieldErrorCode } from '../site/form-state.ts';
import { answerError, cleanAnswer } from './typed-answers.ts';

/** A name and a value of a form that was sent, in the order of arrival. */
export type FormEntry = readonly [name: string, value: string];

/** Typed values by field; checkboxes have several. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

type CheckedSubmission =
  /** The answers by field, trimmed; missing ones are left out. Tick boxes have commas between. */
  | { readonly kind: 'accepted'; readonly fields: Readonly<Record<string, string>> }
  /** At most one error a field, in the order of the form. */
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[]; readonly values: TypedValues }
  /** The form has no such field: it was not sent by one of our pages. */
  | { readonly kind: 'unknown-field'; readonly field: string };

/** Validates a submission of a form. @param entries the form's own fields, without the hidden ones and the trap */
export function checkSubmission(form: Form, entries: readonly FormEntry[]): CheckedSubmission {
  const names = new Set<string>(form.fields.map(({ name }) => name));
  const unknownEntry = entries.find(([name]) => !names.has(name));
  if (unknownEntry) return { kind: 'unknown-field', field: unknownEntry[0] };

  const values = typedValues(form, entries);
  const answers = form.fields.map((field) => ({
    field: field.name,
    ...checkAnswer(field, values[field.name] ?? []),
  }));
  const errors = answers.flatMap(({ field, code }) => (code ? [{ field, code }] : []));
  if (errors.length > 0) return { kind: 'invalid', errors, values };
  const fields = answers.filter(({ answer }) => answer !== '').map(({ field, answer }) => [field, answer]);
  return { kind: 'accepted', fields: Object.fromEntries(fields) };
}

/** Values typed into the form's own fields, valid or not; fields without an answer are omitted. */
export function typedValues(form: Form, entries: readonly FormEntry[]): TypedValues {
  const answers = form.fields.map(({ name }) => {
    const values = entries.flatMap(([key, value]) => (key === name ? [value] : []));
    return [name, values] as const;
  });
  return Object.fromEntries(answers.filter(([, values]) => values.length > 0));
}

interface CheckedAnswer {
  /** In the stored form; empty if left out. */
  readonly answer: string;
  readonly code: FieldErrorCode | null;
}

function checkAnswer(field: FormField, values: readonly string[]): CheckedAnswer {
  if (field.type === 'checkbox-cards') return checkTickBoxes(field, values);
  const text = (values[0] ?? '').trim();
  if ('maxLength' in field) {
    const answer = cleanAnswer(field, text);
    return { answer, code: values.length > 1 ? 'not-text' : answerError(field, answer) };
  }
  const choices = text === '' ? [] : [text];
  return { answer: text, code: values.length > 1 ? 'choice' : choiceError(field, choices) };
}

type ChoiceField = Extract<FormField, { options: readonly { value: string }[] }>;

/** Takes values one by one, as browsers send them, or separated by commas, the stored form. */
function checkTickBoxes(field: ChoiceField, values: readonly string[]): CheckedAnswer {
  const allowedValues = field.options.map(({ value }) => value);
  const choices = values
    .flatMap((value) => (allowedValues.includes(value) ? [value] : value.split(',')))
    .filter((value) => value !== '');
  const answer = allowedValues.filter((value) => choices.includes(value)).join(',');
  return { answer, code: choiceError(field, choices) };
}

function choiceError({ options, required }: ChoiceField, choices: readonly string[]): FieldErrorCode | null {
  if (choices.length === 0) return required ? 'required' : null;
  const allowedValues = new Set<string>(options.map(({ value }) => value));
  return choices.every((value) => allowedValues.has(value)) ? null : 'choice';
}
