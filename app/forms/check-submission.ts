import type { Form, FormField } from '../../schema/form.ts';
import type { FieldError, FieldErrorCode } from '../site/form-state.ts';
import { constraintsOf } from './constraints.ts';

/** A name and a value of a form that was sent, in the order they came. */
export type FormEntry = readonly [name: string, value: string];

/** What was typed, by field; several for tick boxes. */
export type TypedValues = Readonly<Record<string, readonly string[]>>;

export type CheckedSubmission =
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
  const stranger = entries.find(([sent]) => !form.fields.some(({ name }) => name === sent));
  if (stranger) return { kind: 'unknown-field', field: stranger[0] };

  const answers = form.fields.map((field) => ({
    field: field.name,
    ...readAnswer(field, sentFor(field, entries)),
  }));
  const errors = answers.flatMap(({ field, code }) => (code ? [{ field, code }] : []));
  if (errors.length > 0) return { kind: 'invalid', errors, values: typedValues(form, entries) };
  const given = answers.flatMap(({ field, value }) => (value ? [[field, value] as const] : []));
  return { kind: 'accepted', fields: Object.fromEntries(given) };
}

/** What was typed into the form's own fields, valid or not; fields without an answer are left out. */
export function typedValues(form: Form, entries: readonly FormEntry[]): TypedValues {
  const answers = form.fields.map((field) => [field.name, sentFor(field, entries)] as const);
  return Object.fromEntries(answers.filter(([, values]) => values.length > 0));
}

/** The answers to a field; line breaks are single characters, as the browser counts them. */
function sentFor({ name }: FormField, entries: readonly FormEntry[]): string[] {
  return entries.filter((entry) => entry[0] === name).map(([, value]) => value.replace(/\r\n?/g, '\n'));
}

/** An answer as it is stored, empty where it was left out; or what is wrong with it. */
type Answer =
  | { readonly value: string; readonly code?: undefined }
  | { readonly value?: undefined; readonly code: FieldErrorCode };

function readAnswer(field: FormField, sent: readonly string[]): Answer {
  if (field.type === 'checkbox-cards') return readSeveral(field, sent);
  const value = (sent[0] ?? '').trim();
  const code = sent.length > 1 ? severalCode(field) : codeFor(field, value);
  return code ? { code } : { value };
}

function severalCode(field: FormField): FieldErrorCode {
  return 'options' in field ? 'choice' : 'not-text';
}

/** What is wrong with the one answer to a field. No pattern runs on an overlong answer. */
function codeFor(
  field: Exclude<FormField, { type: 'checkbox-cards' }>,
  value: string,
): FieldErrorCode | undefined {
  if (value === '') return field.required ? 'required' : undefined;
  if ('options' in field)
    return field.options.some((option) => option.value === value) ? undefined : 'choice';
  // Browsers take line breaks out of everything but a textarea.
  if (field.type !== 'textarea' && value.includes('\n')) return 'not-text';
  if (value.length > field.maxLength) return 'too-long';
  if (field.type === 'text' || field.type === 'textarea') return undefined;
  const isFitting =
    new RegExp(`^(?:${constraintsOf(field).pattern})$`, 'v').test(value) &&
    (field.type !== 'url' || URL.canParse(value));
  return isFitting ? undefined : formatCodes[field.type];
}

const formatCodes = { email: 'email', tel: 'phone', url: 'url' } as const;

/** Sent one by one, as browsers do, or with commas between, as they are stored. */
function readSeveral(
  { options, required }: Extract<FormField, { type: 'checkbox-cards' }>,
  sent: readonly string[],
): Answer {
  const known = options.map(({ value }) => value);
  const chosen = sent
    .flatMap((value) => (known.includes(value) ? [value] : value.split(',')))
    .filter((value) => value !== '');
  if (required && chosen.length === 0) return { code: 'required' };
  if (!chosen.every((value) => known.includes(value))) return { code: 'choice' };
  return { value: known.filter((value) => chosen.includes(value)).join(',') };
}
