/** What can be wrong with an answer; its words are `forms:errors.<code>`. */
export const fieldErrorCodes = [
  'required',
  'too-long',
  'email',
  'phone',
  'url',
  'choice',
  'not-text',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** One answer that is not accepted. */
export interface FieldError {
  readonly field: string;
  readonly code: FieldErrorCode;
}

/**
 * What became of a form that was sent; the words are `forms:outcomes.<outcome>`, of `sent` those of the form itself.
 * - `sent`: kept, whatever happens next
 * - `invalid`: some answers are not accepted
 * - `too-soon`: faster than a person could have filled it in
 * - `expired`: the page was open for too long; sending it again does
 * - `too-many`: too much was sent from one address
 * - `failed`: it could not be kept
 */
export const formOutcomes = ['sent', 'invalid', 'too-soon', 'expired', 'too-many', 'failed'] as const;
export type FormOutcome = (typeof formOutcomes)[number];

/** What a page shows of a form that was sent without scripts: its answers are still there. */
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
}
