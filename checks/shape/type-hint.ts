import { z } from 'zod';
import { asText } from '../../schema/schema-walk.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { repaired, withPlainSpaces } from './repair.ts';

/** A value of the wrong type. */
export interface MistypedValue {
  /** Parsed value. */
  readonly value: unknown;
  /** As typed, if it is a single word. */
  readonly written: string | null;
  /** The part on its first line. */
  readonly line: () => string;
  /** Schema of its field. */
  readonly schema: z.core.$ZodType | null;
}

/**
 * Suggests a correction for a value of nearly the right type.
 * @param expected name of a type in zod
 * @returns a sentence, or `null` if the purpose of the field is the best hint
 */
export function typeHint(expected: string, mistyped: MistypedValue): Phrase | null {
  switch (expected) {
    case 'string':
      return textHint(mistyped);
    case 'boolean':
      return translatePhrase('type.eitherTruth');
    case 'number':
    case 'int':
      return numberHint(expected, mistyped.value);
    case 'array':
      return listHint(mistyped);
    case 'object':
      return groupHint(mistyped);
    default:
      return null;
  }
}

/** Handles a number in quotes, which may still not have the form of the field. */
function textHint({ value, written, schema }: MistypedValue): Phrase | null {
  if (Array.isArray(value)) {
    const context = value.length === 1 ? 'single' : undefined;
    return translatePhrase('type.oneText', { text: asText(value[0]), context });
  }
  if (written === null || typeof value === 'string') return null;
  if (schema === null || z.core.safeParse(schema, written).success)
    return translatePhrase('type.quote', { written });
  const correction = repaired(written, schema);
  return correction === null ? null : translatePhrase('type.write', { better: correction });
}

function listHint({ written }: MistypedValue): Phrase {
  return written === null ? translatePhrase('type.dashes') : translatePhrase('type.list', { written });
}

function groupHint({ value, line }: MistypedValue): Phrase {
  if (!Array.isArray(value)) return translatePhrase('type.keysWithValues');
  return translatePhrase(line().startsWith('[') ? 'type.braces' : 'type.noDashes');
}

function numberHint(expected: string, value: unknown): Phrase | null {
  if (typeof value === 'number')
    return expected === 'int' && Number.isFinite(value) ? translatePhrase('type.wholeNumber') : null;
  // 50 % may mean half as much, or half as much again.
  if (typeof value !== 'string' || value.includes('%')) return null;
  const numbers = findNumbers(withPlainSpaces(value));
  const [number] = numbers;
  if (number === undefined) return null;
  if (numbers.length > 1) return translatePhrase('type.digits');
  return translatePhrase('type.numberAlone', { number });
}

/** Lists the numbers in a text; one in `4990 kr.`, `$75`, `24 990`. */
function findNumbers(text: string): readonly string[] {
  const ungrouped = text.replace(/\d{1,3}(?:[ .,’']\d{3})+(?!\d)/, (number) => number.replace(/\D/g, ''));
  return (ungrouped.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
}

/**
 * Explains which bound a value exceeds, and the correction.
 * @param issue issue of the schema
 * @param value written value
 * @param subject start of the sentence
 */
export function explainRange(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig | z.core.$ZodIssueNotMultipleOf,
  value: unknown,
  subject: Phrase,
): Wording {
  if (issue.code === 'not_multiple_of')
    return translateMessage('range.tooManyDecimals', { subject, value: String(value) });
  const isTooSmall = issue.code === 'too_small';
  const bound = Number(isTooSmall ? issue.minimum : issue.maximum);
  if (Array.isArray(value)) {
    const count = value.length;
    const entries = translatePhrase('range.entries', { count, context: count === 1 ? 'single' : undefined });
    return translateMessage(isTooSmall ? 'range.tooFewEntries' : 'range.tooManyEntries', {
      subject,
      entries,
      bound,
    });
  }
  if (typeof value === 'string')
    return translateMessage(isTooSmall ? 'range.tooShort' : 'range.tooLong', { subject, count: bound });
  return translateMessage(isTooSmall ? 'range.tooSmall' : 'range.tooLarge', {
    subject,
    value: String(value),
    bound,
    context: issue.inclusive === false ? 'exclusive' : undefined,
  });
}
