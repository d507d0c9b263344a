import { listed } from '../problems/wording.ts';
import type { ResolvedLanguage } from '../resolved-site.ts';
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
): { readonly message: string; readonly hint: string } | null {
  const here = sharedFacts(one.text, one.language.locale, names);
  const there = sharedFacts(other.text, other.language.locale, names);
  const only = [...here].filter((fact) => !there.has(fact));
  const missing = [...there].filter((fact) => !here.has(fact));
  if (only.length === 0 && missing.length === 0) return null;
  const says = [
    ...(only.length > 0 ? [`only ${one.language.name} has ${listed(only, 'and')}`] : []),
    ...(missing.length > 0 ? [`only ${other.language.name} has ${listed(missing, 'and')}`] : []),
  ].join(', ');
  return {
    message: `The two languages do not say the same: ${says}.`,
    hint: 'Numbers, facts, names and links are the same in every language. Change the text that is wrong.',
  };
}
