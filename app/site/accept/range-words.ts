import type { z } from 'zod';

/**
 * Says how a value lies outside of its bounds.
 * @param issue what the schema found
 * @param value what was written
 * @returns the rest of a sentence that starts with the thing's name, and what to write
 */
export function rangeWords(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig | z.core.$ZodIssueNotMultipleOf,
  value: unknown,
): { readonly message: string; readonly hint: string } {
  if (issue.code === 'not_multiple_of') {
    return {
      message: `is ${String(value)}, which has too many decimals.`,
      hint: 'Write at most two decimals.',
    };
  }
  const small = issue.code === 'too_small';
  const bound = Number(small ? issue.minimum : issue.maximum);
  const word = bounds[`${small ? 'small' : 'big'}${issue.inclusive === false ? ' excluded' : ''}`];
  if (Array.isArray(value)) {
    const there = counts[value.length] ?? `${value.length} entries`;
    return {
      message: `has ${there}.`,
      hint: small
        ? `Add entries: it needs ${word} ${bound}.`
        : `Take entries out: it can have ${word} ${bound}.`,
    };
  }
  if (typeof value === 'string') {
    const hint = `Write ${word} ${bound} characters.`;
    return { message: small ? 'is too short.' : 'is too long.', hint };
  }
  return {
    message: `is ${String(value)}, which is too ${small ? 'small' : 'large'}.`,
    hint: `Write a number of ${word} ${bound}.`,
  };
}

const bounds = {
  small: 'at least',
  'small excluded': 'more than',
  big: 'at most',
  'big excluded': 'less than',
} as const;
const counts: readonly string[] = ['no entries', 'one entry'];
