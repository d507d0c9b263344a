import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { typedAmounts } from './typed-amounts.ts';

/**
 * The words of a text alone, in small letters: without facts, addresses, amounts, numbers, markup and marks, which
 * other checks hold against each other.
 */
export function plainWords(text: string): string {
  return text
    .replace(/\S*[{}]\S*/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/https?:\/\/\S+|\S+@\S+/g, ' ')
    .replace(/<[^<>]*>|&[a-z]+;/gi, ' ')
    .toLowerCase()
    .replace(notLetters, ' ')
    .trim();
}

/** All but small letters, of any script in use: `\p{L}` says it better and takes milliseconds to be read. */
const notLetters = /[^a-z\u00c0-\u1fff\u2c00-\ud7ff]+/g;

/** The single words of a text, in small letters, without numbers and marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(notLetters);
}

/** A text without the amounts that are typed into it, which is a mistake of its own. */
export function withoutAmounts(text: string, site: ResolvedSite, language: ResolvedLanguage): string {
  return typedAmounts(text, site, language).reduce((rest, { written }) => rest.replace(written, ' '), text);
}
