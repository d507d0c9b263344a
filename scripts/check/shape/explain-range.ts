import type { z } from 'zod';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { rangeWords } from '../problems/words/range-words.ts';

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
  if (issue.code === 'not_multiple_of') return rangeWords.tooManyDecimals(subject, String(value));
  const small = issue.code === 'too_small';
  const number = Number(small ? issue.minimum : issue.maximum);
  if (Array.isArray(value)) {
    return small
      ? rangeWords.tooFewEntries(subject, value.length, number)
      : rangeWords.tooManyEntries(subject, value.length, number);
  }
  if (typeof value === 'string')
    return small ? rangeWords.tooShort(subject, number) : rangeWords.tooLong(subject, number);
  const bound = { number, inclusive: issue.inclusive !== false };
  return small
    ? rangeWords.tooSmall(subject, String(value), bound)
    : rangeWords.tooLarge(subject, String(value), bound);
}
