import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { ButtonLink } from './button-links.ts';

/** The words of a link as they are heard; empty where they are missing. */
export type SpokenWords = (language: ResolvedLanguage, link: ButtonLink) => string;

/** Two links of one page with the same words and different targets. */
export interface ButtonClash {
  readonly first: ButtonLink;
  readonly second: ButtonLink;
  /** The languages in which both say the same. */
  readonly languages: readonly ResolvedLanguage[];
}

/** @param links of one page, from top to bottom */
export function buttonClashes(
  links: readonly ButtonLink[],
  languages: readonly ResolvedLanguage[],
  spokenWords: SpokenWords,
): ButtonClash[] {
  const found = new Map<string, ButtonClash>();
  for (const language of languages) {
    const known = new Map<string, ButtonLink>();
    for (const second of links) {
      const words = spokenWords(language, second);
      const first = known.get(words);
      if (first === undefined) known.set(words, second);
      if (first === undefined || words === '' || first.to === second.to) continue;
      const name = `${first.path.join('.')} ${second.path.join('.')}`;
      found.set(name, { first, second, languages: [...(found.get(name)?.languages ?? []), language] });
    }
  }
  return [...found.values()];
}
