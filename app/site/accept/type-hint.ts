/**
 * What to type when the value is nearly of the right sort.
 * @param expected a type's name as zod gives it
 * @param value the value as it was understood
 * @param written the value as it was typed, when it is a single word
 * @returns a sentence, or null when there is nothing better to say than what the field is for
 */
export function typeHint(expected: string, value: unknown, written: string | null): string | null {
  switch (expected) {
    case 'string':
      return written !== null && typeof value !== 'string' ? `Put it in quotes: "${written}".` : null;
    case 'boolean':
      return booleanHint(value);
    case 'number':
    case 'int':
      return numberHint(expected, value);
    case 'array':
      return written === null
        ? 'Put a dash before each entry.'
        : `Write it as a list: [${written}], or one entry a line with a dash before it.`;
    case 'object':
      return groupHint(value);
    default:
      return null;
  }
}

function groupHint(value: unknown): string {
  if (Array.isArray(value)) return 'Take the dashes out; each line is a key, a colon and a value.';
  const crammed = typeof value === 'string' && /^[\w-]+:\S/.test(value);
  return crammed
    ? 'Put a space after the colon: key: value.'
    : 'Write keys with their values, one a line: key: value.';
}

const yes: ReadonlySet<string> = new Set(['yes', 'on', 'y', 'já', 'true', 'sí', 'ja', '1']);
const no: ReadonlySet<string> = new Set(['no', 'off', 'n', 'nei', 'false', 'nej', '0']);

function booleanHint(value: unknown): string {
  const word = String(value).toLowerCase();
  if (yes.has(word)) return 'Write true.';
  if (no.has(word)) return 'Write false.';
  return 'Write true or false.';
}

function numberHint(expected: string, value: unknown): string | null {
  if (typeof value === 'number')
    return expected === 'int' && Number.isFinite(value) ? 'Write a whole number without a dot.' : null;
  if (typeof value !== 'string') return null;
  const found = /^\s*(\d+(?:[.,]\d+)?)\s*\D{0,5}$/.exec(value)?.[1];
  return found === undefined
    ? null
    : `Write the number alone, without quotes or a unit: ${found.replace(',', '.')}.`;
}
