import type { z } from 'zod';
import { phraseOf, wordingOf } from '../message.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';

/**
 * Says how a value lies outside of its bounds, and what to write.
 * @param issue what the schema found
 * @param value what was written
 * @param subject what the sentence starts with
 */
export function explainRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig | z.core.$ZodIssueNotMultipleOf,
  value: unknown,
  subject: Phrase,
): Wording {
  if (issue.code === 'not_multiple_of')
    return wordingOf('range.tooManyDecimals', { subject, value: String(value) });
  const small = issue.code === 'too_small';
  const bound = Number(small ? issue.minimum : issue.maximum);
  if (Array.isArray(value)) {
    const count = value.length;
    const entries = phraseOf('range.entries', { count, context: count === 1 ? 'single' : undefined });
    return wordingOf(small ? 'range.tooFewEntries' : 'range.tooManyEntries', { subject, entries, bound });
  }
  if (typeof value === 'string')
    return wordingOf(small ? 'range.tooShort' : 'range.tooLong', { subject, count: bound });
  return wordingOf(small ? 'range.tooSmall' : 'range.tooLarge', {
    subject,
    value: String(value),
    bound,
    context: issue.inclusive === false ? 'exclusive' : undefined,
  });
}
