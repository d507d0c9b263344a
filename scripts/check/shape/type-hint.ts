import { z } from 'zod';
import { phraseOf, wordingOf } from '../message.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { withPlainSpaces } from './plain-signs.ts';
import { repaired } from './repair.ts';
import { asText, childOf, choicesOf, isRecord } from './schema-walk.ts';

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
      return booleanHint(typed.value);
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
function textHint({ value, written, line, schema }: MistypedValue): Phrase | null {
  if (isRecord(value)) {
    const text = line();
    return /^[^{[\n]*\S: /.test(text)
      ? phraseOf('type.quoteColon', { written: text.replace(/[\s\]}]+$/, '') })
      : null;
  }
  if (Array.isArray(value))
    return phraseOf('type.oneText', {
      text: asText(value[0]),
      context: value.length === 1 ? 'single' : undefined,
    });
  if (written === null || typeof value === 'string') return null;
  const better =
    schema === null || z.core.safeParse(schema, written).success ? null : repaired(written, schema);
  return better === null ? phraseOf('type.quote', { written }) : phraseOf('type.write', { better });
}

function listHint({ written }: MistypedValue): Phrase {
  if (written === null) return phraseOf('type.dashes');
  const words = /^[\w-]+(?:\s+[\w-]+){2,}$/.test(written) ? written.split(/\s+/) : null;
  return phraseOf('type.list', { written: words?.join(', ') ?? written });
}

function groupHint({ value, line, schema }: MistypedValue): Phrase {
  if (Array.isArray(value)) return phraseOf(line().startsWith('[') ? 'type.braces' : 'type.noDashes');
  if (typeof value === 'string' && /^[\w-]+:\S/.test(value)) return phraseOf('type.spaceAfterColon');
  const example = exampleOf(schema, value);
  return example === null ? phraseOf('type.keysWithValues') : phraseOf('type.like', { example });
}

const yes: ReadonlySet<string> = new Set(['yes', 'on', 'y', 'já', 'true', 'sí', 'ja', '1']);
const no: ReadonlySet<string> = new Set(['no', 'off', 'n', 'nei', 'false', 'nej', '0']);

function booleanHint(value: unknown): Phrase {
  const word = asText(value).toLowerCase();
  if (yes.has(word)) return phraseOf('type.truth', { word: 'true' });
  if (no.has(word)) return phraseOf('type.truth', { word: 'false' });
  return phraseOf('type.eitherTruth');
}

function numberHint(expected: string, value: unknown): Phrase | null {
  if (typeof value === 'number')
    return expected === 'int' && Number.isFinite(value) ? phraseOf('type.wholeNumber') : null;
  if (typeof value !== 'string') return null;
  const numbers = numbersIn(withPlainSpaces(value));
  const inWords = /\d\s*(?:k|þús|þúsund|thousand)\b/i.test(value);
  if (numbers.length > 1 || inWords) return phraseOf('type.digits');
  const [number] = numbers;
  if (number === undefined) return null;
  const percent = value.includes('%') ? Number(number) : Number.NaN;
  // 50 % may mean half as much, or half as much again.
  return percent < 100
    ? phraseOf('type.percent', { percent, more: hundredth(100 + percent), share: hundredth(percent) })
    : phraseOf('type.numberAlone', { number: percent >= 100 ? hundredth(percent) : number });
}

function hundredth(percent: number): number {
  return Number((percent / 100).toFixed(4));
}

/** The numbers in a text: of `4990 kr.`, `$75`, `24 990`, `Síðan 2024` it is one. */
function numbersIn(text: string): readonly string[] {
  const joined = text.replace(/\d{1,3}(?:[ .,’']\d{3})+(?!\d)/, (number) => number.replace(/\D/g, ''));
  // The letter O looks like the digit.
  const digits = joined.replace(/(?<=\d[oO]*)[oO](?![a-zA-Z])/g, '0');
  return (digits.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => number.replace(',', '.'));
}

/** Longer examples are no help on one line. */
const longest = 110;

/**
 * An example of a group, as it is written on one line.
 * @param schema what the group's place takes, unwrapped
 * @param written what was written in its place: a name is put into the example if a name is all that is needed
 * @returns `{ from: /gamalt, to: /nytt }`, or null when the schema has none or it is long
 */
function exampleOf(schema: z.core.$ZodType | null, written: unknown): string | null {
  if (schema === null) return null;
  if (typeof written === 'string' && z.core.safeParse(schema, { id: written }).success)
    return `{ id: ${written} }`;
  const own = childOf(childOf(z.globalRegistry.get(schema), 'examples'), 0);
  const [first] = choicesOf(schema);
  if (own === undefined) return first === undefined ? null : exampleOf(first, null);
  const text = onOneLine(own);
  return text.length > longest ? null : text;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isRecord(value)) return String(value);
  const pairs = Object.entries(value).map(([key, inner]) => `${key}: ${onOneLine(inner)}`);
  return `{ ${pairs.join(', ')} }`;
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
