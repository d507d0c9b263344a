import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { phraseOf, wordingOf } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';
import { sharedFacts } from './shared-facts.ts';

/** A text in one language. */
export interface LanguageText {
  readonly language: ResolvedLanguage;
  readonly text: string;
}

/** What two languages do not both state: facts, numbers, names and links. */
export interface TextDifference {
  /** The languages that state something alone; one or both. */
  readonly sides: readonly { readonly language: string; readonly facts: readonly string[] }[];
}

/**
 * Compares what a text states with what it states in another language.
 * @param names proper names that must be in both
 * @returns null when both state the same
 */
export function textDifference(
  one: LanguageText,
  other: LanguageText,
  names: readonly string[],
): TextDifference | null {
  const here = sharedFacts(one.text, one.language.locale, names);
  const there = sharedFacts(other.text, other.language.locale, names);
  const sides = [
    { language: one.language.name, facts: [...here].filter((fact) => !there.has(fact)) },
    { language: other.language.name, facts: [...there].filter((fact) => !here.has(fact)) },
  ].filter(({ facts }) => facts.length > 0);
  return sides.length === 0 ? null : { sides };
}

/** @param place of the other text: `locales/is/home.json:9:16` */
export function differenceWording({ sides }: TextDifference, place: string): Wording {
  const [one, other] = sides.map((side) => phraseOf('mismatch.only', side));
  const only = other === undefined ? one : phraseOf('mismatch.onlyBoth', { one, other });
  const isFact = ({ facts }: TextDifference['sides'][number]) => facts.every((fact) => fact.startsWith('{{'));
  // Where one language has a fact and the other what was typed in its place, the fact belongs in both.
  const withFact = sides.filter(isFact);
  const [alone] = sides.length === 1 ? sides : withFact;
  const isClear = sides.length === 1 || withFact.length === 1;
  const context = sides.length === 1 ? 'one' : 'fact';
  return wordingOf('mismatch.differ', {
    only,
    place,
    facts: alone?.facts ?? [],
    context: isClear ? context : undefined,
  });
}
