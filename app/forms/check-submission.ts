import type { Form, FormField } from '../../schema/form.ts';
import type { FieldError, FieldErrorCode } from '../site/form-state.ts';
import { answerError, cleanAnswer } from './typed-answers.ts';

/** A name and a value of a form that was sent, in the order they came. */
export type FormEntry = readonly [name: string, value: string];

/** Typed values by field; checkboxes have several. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

type CheckedSubmission =
  /** The answers by field, trimmed; one that was left out is not there. Tick boxes have commas between. */
  | { readonly kind: 'accepted'; readonly fields: Readonly<Record<string, string>> }
  /** At most one error a field, in the order of the form. */
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[]; readonly values: TypedValues }
  /** The form has no such field: it was not sent by one of our pages. */
  | { readonly kind: 'unknown-field'; readonly field: string };

/**
 * Validates what was sent by a form.
 * @param entries the form's own fields, without the hidden ones and the trap
 */
export function checkSubmission(form: Form, entries: readonly FormEntry[]): CheckedSubmission {
  const names = new Set<string>(form.fields.map(({ name }) => name));
  const stranger = entries.find(([name]) => !names.has(name));
  if (stranger) return { kind: 'unknown-field', field: stranger[0] };

  const values = typedValues(form, entries);
  const answers = form.fields.map((field) => ({
    field: field.name,
    ...checkAnswer(field, values[field.name] ?? []),
  }));
  const errors = answers.flatMap(({ field, code }) => (code ? [{ field, code }] : []));
  if (errors.length > 0) return { kind: 'invalid', errors, values };
  const answered = answers.filter(({ answer }) => answer !== '').map(({ field, answer }) => [field, answer]);
  return { kind: 'accepted', fields: Object.fromEntries(answered) };
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
  /** As it is stored; empty if it was left out. */
  readonly answer: string;
  readonly code: FieldErrorCode | null;
}

function checkAnswer(field: FormField, sent: readonly string[]): CheckedAnswer {
  if (field.type === 'checkbox-cards') return checkTickBoxes(field, sent);
  const text = (sent[0] ?? '').trim();
  if ('maxLength' in field) {
    const answer = cleanAnswer(field, text);
    return { answer, code: sent.length > 1 ? 'not-text' : answerError(field, answer) };
  }
  const chosen = text === '' ? [] : [text];
  return { answer: text, code: sent.length > 1 ? 'choice' : choiceError(field, chosen) };
}

type ChoiceField = Extract<FormField, { options: readonly { value: string }[] }>;

/** Takes values one by one, as browsers send them, or separated by commas, the stored form. */
function checkTickBoxes(field: ChoiceField, sent: readonly string[]): CheckedAnswer {
  const allowed = field.options.map(({ value }) => value);
  const chosen = sent
    .flatMap((value) => (allowed.includes(value) ? [value] : value.split(',')))
    .filter((value) => value !== '');
  const answer = allowed.filter((value) => chosen.includes(value)).join(',');
  return { answer, code: choiceError(field, chosen) };
}

function choiceError({ options, required }: ChoiceField, chosen: readonly string[]): FieldErrorCode | null {
  if (chosen.length === 0) return required ? 'required' : null;
  const allowed = new Set<string>(options.map(({ value }) => value));
  return chosen.every((value) => allowed.has(value)) ? null : 'choice';
}
