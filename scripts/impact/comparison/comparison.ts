import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { CheckLanguage, Phrase } from '../../check/problems/wording-type.ts';
import { pairSites, type SitePairs } from '../pairs/pair-sites.ts';
import { type TextNames, textNames } from '../pairs/text-names.ts';
import type { State } from '../state/state.ts';
import { sameTarget } from './links.ts';
import { type Names, namesOf } from './names.ts';

/** Two states of a day, what in one is what in the other, and the words to tell it in. */
export interface Comparison {
  readonly before: State;
  readonly after: State;
  readonly pairs: SitePairs;
  readonly textNames: TextNames;
  /** Whether two addresses, one of each state, lead to the same page; it may have moved. */
  readonly isSameTarget: (before: string | undefined, after: string | undefined) => boolean;
  /** The languages of the site that are in both states, as they are now. */
  readonly languages: readonly ResolvedLanguage[];
  /** Gives the words of the report's language. */
  readonly say: (phrase: Phrase) => string;
  readonly names: Names;
}

/**
 * Makes a comparison of what visitors get on the same day.
 * @param language of the words
 */
export function comparisonOf(before: State, after: State, language: CheckLanguage): Comparison {
  const pairs = pairSites(before, after);
  const say = (phrase: Phrase) => phrase[language];
  const known = new Set(before.project.site.languages.map(({ code }) => code));
  return {
    before,
    after,
    pairs,
    textNames: textNames(pairs),
    isSameTarget: sameTarget(pairs),
    languages: after.project.site.languages.filter(({ code }) => known.has(code)),
    say,
    names: namesOf(after, before, language, say),
  };
}
