/** Languages of the checks; the first is the default. */
export const CHECK_LANGUAGES = ['en', 'is'] as const;
export type CheckLanguage = (typeof CHECK_LANGUAGES)[number];

/** The message of a problem in one language. */
export interface Message {
  /** One plain sentence that describes the mistake. */
  readonly message: string;
  /** The correction to type. */
  readonly hint: string;
}

/** The message of a problem in each language of the checks, and what it was made from. */
export interface Wording extends Readonly<Record<CheckLanguage, Message>> {
  /** Group and name in `locales/checks/en.json`: `fact.typed`. */
  readonly key: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A part of a sentence in each language of the checks. */
export type Phrase = Readonly<Record<CheckLanguage, string>>;

/**
 * Returns the same message with another hint.
 * @param hint replaces the hint; `null` keeps it
 */
export function withHint(wording: Wording, hint: Phrase | null): Wording {
  if (hint === null) return wording;
  return { ...wording, en: { ...wording.en, hint: hint.en }, is: { ...wording.is, hint: hint.is } };
}

/**
 * Formats a value for a sentence.
 * @param value any value in the file
 * @returns the value on one line, at most 60 characters
 */
export function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : String(JSON.stringify(value) ?? value);
  const plain = text
    .slice(0, 400)
    .replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}

/** Formats a value like `inShort`, in the quotation marks of each language. */
export function inQuotes(value: unknown): Phrase {
  const short = inShort(value);
  return { en: `“${short}”`, is: `„${short}“` };
}
