/** The languages that the checks speak; the first is the default. */
export const checkLanguages = ['en', 'is'] as const;
export type CheckLanguage = (typeof checkLanguages)[number];

/** What is said about a problem in one language. */
export interface Words {
  /** One plain sentence: what is wrong with what was written. */
  readonly message: string;
  /** What to type instead. */
  readonly hint: string;
}

/** What is said about a problem, in each language that the checks speak. */
export type Said = Readonly<Record<CheckLanguage, Words>>;

/** For words that are in one language only so far. */
export function toSaid(words: Words | { readonly said: Said }): Said {
  if ('said' in words) return words.said;
  const { message, hint } = words;
  return { en: { message, hint }, is: { message, hint } };
}
