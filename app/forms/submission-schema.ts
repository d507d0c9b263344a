import { z } from 'zod';
import type { Form, FormField } from '../../schema/form.ts';
import { type FieldError, type FieldErrorCode, fieldErrorCodes } from '../site/form-state.ts';
import { answerError, cleanAnswer, type TypedField } from './typed-answers.ts';

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

/** Parses all answers of a form as they were sent into those that were filled in. */
export type SubmissionSchema = z.ZodType<Readonly<Record<string, string>>, Record<string, string[]>>;

/**
 * Validates what was sent by a form.
 * @param entries the form's own fields, without the hidden ones and the trap
 */
export function checkSubmission(form: Form, entries: readonly FormEntry[]): CheckedSubmission {
  const names = new Set<string>(form.fields.map(({ name }) => name));
  const stranger = entries.find(([name]) => !names.has(name));
  if (stranger) return { kind: 'unknown-field', field: stranger[0] };

  const given = answersOf(form, entries);
  const result = schemaOf(form).safeParse(given);
  if (result.success) return { kind: 'accepted', fields: result.data };

  const errors = form.fields.flatMap(({ name: field }) => {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, code: codeOf(issue.message) }] : [];
  });
  return { kind: 'invalid', errors, values: typedValues(form, entries) };
}

/** What was typed into the form's own fields, valid or not; fields without an answer are left out. */
export function typedValues(form: Form, entries: readonly FormEntry[]): TypedValues {
  const answers = Object.entries(answersOf(form, entries)).filter(([, values]) => values.length > 0);
  return Object.fromEntries(answers);
}

/** The schema of a form, made from its definition; each issue's message is a `FieldErrorCode`. */
export function submissionSchema(form: Form): SubmissionSchema {
  const answers = Object.fromEntries(form.fields.map((field) => [field.name, answerSchema(field)]));
  return z
    .strictObject(answers)
    .transform((fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')));
}

const schemas = new WeakMap<Form, SubmissionSchema>();

function schemaOf(form: Form): SubmissionSchema {
  const known = schemas.get(form);
  if (known) return known;
  const made = submissionSchema(form);
  schemas.set(form, made);
  return made;
}

/** The answers to every field. */
function answersOf(form: Form, entries: readonly FormEntry[]): Record<string, string[]> {
  return Object.fromEntries(
    form.fields.map(({ name }) => [name, entries.flatMap(([key, value]) => (key === name ? [value] : []))]),
  );
}

/** Gives the answer as it is stored; an empty one was left out. */
type AnswerSchema = z.ZodType<string, string[]>;

function answerSchema(field: FormField): AnswerSchema {
  if ('maxLength' in field) return typed(field);
  return field.type === 'checkbox-cards' ? severalOf(field) : oneOf(field);
}

function typed(field: TypedField): AnswerSchema {
  return single('not-text').transform((text, context) => {
    const answer = cleanAnswer(field, text);
    const error = answerError(field, answer);
    if (error) context.addIssue(error);
    return answer;
  });
}

type ChoiceField = Extract<FormField, { options: readonly { value: string }[] }>;

function oneOf({ options, required }: ChoiceField): AnswerSchema {
  const known = new Set(options.map(({ value }) => value));
  return single('choice').pipe(
    z
      .string()
      .refine((value) => !required || value !== '', stop('required'))
      .refine((value) => value === '' || known.has(value), stop('choice')),
  );
}

/** Sent one by one, as browsers do, or with commas between, as they are stored. */
function severalOf({ options, required }: ChoiceField): AnswerSchema {
  const known = options.map(({ value }) => value);
  const allKnown = new Set(known);
  return z
    .array(z.string())
    .transform((sent) =>
      sent.flatMap((value) => (allKnown.has(value) ? [value] : value.split(','))).filter((v) => v !== ''),
    )
    .pipe(
      z
        .array(z.string())
        .refine((chosen) => !required || chosen.length > 0, stop('required'))
        .refine((chosen) => chosen.every((value) => allKnown.has(value)), stop('choice')),
    )
    .transform((chosen) => known.filter((value) => chosen.includes(value)).join(','));
}

/** The one answer, trimmed, or an empty one. */
function single(severalSent: FieldErrorCode) {
  return z
    .array(z.string())
    .max(1, severalSent)
    .transform(([value = '']) => value.trim());
}

/** The error of a failed check; the checks after it are skipped, so that no pattern runs on an overlong answer. */
function stop(error: FieldErrorCode) {
  return { error, abort: true };
}

function codeOf(message: string): FieldErrorCode {
  return fieldErrorCodes.find((code) => code === message) ?? 'not-text';
}
