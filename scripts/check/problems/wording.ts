import type { Phrase } from './wording-type.ts';

/**
 * A value as a sentence shows it.
 * @param value anything that stands in the file
 * @returns the value on one line and not longer than 60 characters
 */
export function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? value);
  const plain = text
    .slice(0, 400)
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

/** A value as `inShort` gives it, in the quotation marks of each language. */
export function inQuotes(value: unknown): Phrase {
  const short = inShort(value);
  return { en: `“${short}”`, is: `„${short}“` };
}

/**
 * Several names of which one is chosen.
 * @returns `a, b or c`
 */
export function anyOf(names: readonly string[]): Phrase {
  return { en: series(names, 'or'), is: series(names, 'eða') };
}

/**
 * Several names that belong together.
 * @returns `a, b and c`
 */
export function allOf(names: readonly string[]): Phrase {
  return { en: series(names, 'and'), is: series(names, 'og') };
}

function series(names: readonly string[], last: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;
}
