/** Errors of an answer; the texts are `forms:errors.<code>`. */
export const FIELD_ERROR_CODES = [
  'required',
  'too-long',
  'email',
  'phone',
  'url',
  'choice',
  'not-text',
] as const;
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** An answer that is not accepted. */
export interface FieldError {
  readonly field: string;
  readonly code: FieldErrorCode;
}

/**
 * The result of sending a form; the texts are `forms:outcomes.<outcome>`, for `sent` a text of the form itself.
 * - `sent`: stored
 * - `invalid`: some answers are not accepted
 * - `too-soon`: faster than a person could have filled it in
 * - `expired`: the page was open for too long; sending it again works
 * - `too-many`: too much was sent from one address
 * - `failed`: it could not be stored
 */
export const FORM_OUTCOMES = ['sent', 'invalid', 'too-soon', 'expired', 'too-many', 'failed'] as const;
export type FormOutcome = (typeof FORM_OUTCOMES)[number];

/** Reasons why a post is not a form of this site, with the reply's status; the texts are `forms:refusals.<refusal>`. */
export const refusalStatus = {
  'cross-origin': 403,
  'wrong-host': 421,
  'too-large': 413,
  'wrong-type': 415,
  malformed: 400,
  'unknown-form': 400,
  'unknown-field': 400,
  'too-many': 429,
} as const;
export type FormRefusal = keyof typeof refusalStatus;

/** The state of a form on the page that answers a post without scripts, with its answers. */
export interface FormState {
  readonly form: string;
  readonly outcome: FormOutcome;
  /** By field; several for tick boxes. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly errors: readonly FieldError[];
}

/** The reply to a form that was sent by script. */
export interface FormReply {
  readonly outcome: FormOutcome;
  readonly errors: readonly FieldError[];
  /** Reason of a failure that a retry does not fix. */
  readonly refusal?: FormRefusal | undefined;
}
