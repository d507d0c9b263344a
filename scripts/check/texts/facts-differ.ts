import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { type LanguageText, textDifference } from './text-parity.ts';

/** Whether the languages state something else, which `text-mismatch` tells: then nothing more is said about a text. */
export function factsDiffer(texts: readonly LanguageText[], { properNames }: ResolvedSite): boolean {
  const [first, ...others] = texts;
  return first !== undefined && others.some((other) => textDifference(other, first, properNames) !== null);
}
