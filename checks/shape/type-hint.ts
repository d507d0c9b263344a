import { z } from 'zod';
import { asText } from '../../schema/schema-walk.ts';
import { phraseOf, wordingOf } from '../message.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { repaired, withPlainSpaces } from './repair.ts';

/** What was written in place of something of another sort. */
export interface MistypedValue {
  /** As it was understood. */
  readonly value: unknown;
  /** As it was typed, when it is a single word. */
  readonly written: string | null;
  /** As much of it as is on its first line. */
  readonly line: () => string;
  /** What its place takes. */
  readonly schema: z.core.$ZodType | null;
}

/**
 * What to type when the value is nearly of the right sort.
 * @param expected a type's name as zod gives it
 * @returns a sentence, or null when there is nothing better to say than what the field is for
 */
export function typeHint(expected: string, typed: MistypedValue): Phrase | null {
  switch (expected) {
    case 'string':
      return textHint(typed);
    case 'boolean':
      return phraseOf('type.eitherTruth');
    case 'number':
    case 'int':
      return numberHint(expected, typed.value);
    case 'array':
      return listHint(typed);
    case 'object':
      return groupHint(typed);
    default:
      return null;
  }
}

/** A number in quotes may still be in another form than the field has it. */
function textHint({ value, written, schema }: MistypedValue): Phrase | null {
  if (Array.isArray(value)) {
    const context = value.length === 1 ? 'single' : undefined;
    return phraseOf('type.oneText', { text: asText(value[0]), context });
  }
  if (written === null || typeof value === 'string') return null;
  if (schema === null || z.core.safeParse(schema, written).success)
    return phraseOf('type.quote', { written });
  const better = repaired(written, schema);
  return better === null ? null : phraseOf('type.write', { better });
}

function listHint({ written }: MistypedValue): Phrase {
  return written === null ? phraseOf('type.dashes') : phraseOf('type.list', { written });
}

function groupHint({ value, line }: MistypedValue): Phrase {
  if (!Array.isArray(value)) return phraseOf('type.keysWithValues');
  return phraseOf(line().startsWith('[') ? 'type.braces' : 'type.noDashes');
}

function numberHint(expected: string, value: unknown): Phrase | null {
  if (typeof value === 'number')
    return expected === 'int' && Number.isFinite(value) ? phraseOf('type.wholeNumber') : null;
  // 50 % may mean half as much, or half as much again.
  if (typeof value !== 'string' || value.includes('%')) return null;
  const numbers = numbersIn(withPlainSpaces(value));
  const [number] = numbers;
  if (number === undefined) return null;
  if (numbers.length > 1) return phraseOf('type.digits');
  return phraseOf('type.numberAlone', { number });
}

/** The numbers in a text: of `4990 kr.`, `$75`, `24 990` it is one. */
function numbersIn(text: string): readonly string[] {
  const joined = text.replace(/\d{1,3}(?:[ .,’']\d{3})+(?!\d)/, (number) => number.replace(/\D/g, ''));
  return (joined.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
}

/**
 * Explains how a value is out of its bounds, and what to write.
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
