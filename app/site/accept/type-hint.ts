import type { Phrase } from '../problems/said.ts';
import { typeWords } from '../problems/words/type-words.ts';

/**
 * What to type when the value is nearly of the right sort.
 * @param expected a type's name as zod gives it
 * @param value the value as it was understood
 * @param written the value as it was typed, when it is a single word
 * @returns a sentence, or null when there is nothing better to say than what the field is for
 */
export function typeHint(expected: string, value: unknown, written: string | null): Phrase | null {
  switch (expected) {
    case 'string':
      return written !== null && typeof value !== 'string' ? typeWords.quote(written) : null;
    case 'boolean':
      return booleanHint(value);
    case 'number':
    case 'int':
      return numberHint(expected, value);
    case 'array':
      return written === null ? typeWords.dashes : typeWords.list(written);
    case 'object':
      return groupHint(value);
    default:
      return null;
  }
}

function groupHint(value: unknown): Phrase {
  if (Array.isArray(value)) return typeWords.noDashes;
  const crammed = typeof value === 'string' && /^[\w-]+:\S/.test(value);
  return crammed ? typeWords.spaceAfterColon : typeWords.keysWithValues;
}

const yes: ReadonlySet<string> = new Set(['yes', 'on', 'y', 'já', 'true', 'sí', 'ja', '1']);
const no: ReadonlySet<string> = new Set(['no', 'off', 'n', 'nei', 'false', 'nej', '0']);

function booleanHint(value: unknown): Phrase {
  const word = String(value).toLowerCase();
  if (yes.has(word)) return typeWords.truth('true');
  if (no.has(word)) return typeWords.truth('false');
  return typeWords.eitherTruth;
}

function numberHint(expected: string, value: unknown): Phrase | null {
  if (typeof value === 'number')
    return expected === 'int' && Number.isFinite(value) ? typeWords.wholeNumber : null;
  if (typeof value !== 'string') return null;
  const found = /^\s*(\d+(?:[.,]\d+)?)\s*\D{0,5}$/.exec(value)?.[1];
  return found === undefined ? null : typeWords.numberAlone(found.replace(',', '.'));
}
