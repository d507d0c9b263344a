import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { Wording } from '../problems/wording-type.ts';
import { mismatchWords } from '../problems/words/mismatch-words.ts';
import { sharedFacts } from './shared-facts.ts';

/** A text in one language. */
export interface LanguageText {
  readonly language: ResolvedLanguage;
  readonly text: string;
}

/**
 * Compares what a text states with what it states in another language.
 * @param names proper names that must be in both
 * @returns what is said about a difference, or null when there is none
 */
export function parityWords(
  one: LanguageText,
  other: LanguageText,
  names: readonly string[],
): Wording | null {
  const here = sharedFacts(one.text, one.language.locale, names);
  const there = sharedFacts(other.text, other.language.locale, names);
  const only = [...here].filter((fact) => !there.has(fact));
  const missing = [...there].filter((fact) => !here.has(fact));
  if (only.length === 0 && missing.length === 0) return null;
  return mismatchWords.differ([
    { language: one.language.name, facts: only },
    { language: other.language.name, facts: missing },
  ]);
}
