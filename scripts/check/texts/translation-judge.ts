import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';
import { mayBeStrange, plainWords, strangeLanguage, wordsOf } from './language-words.ts';

/** Tells whether texts are in the language that they should be in. */
export interface TranslationJudge {
  /** The other language of the site that a text is plainly in; null when it may well be in the expected one. */
  readonly strangeIn: (text: string, expected: ResolvedLanguage) => ResolvedLanguage | null;
  /** Whether a text that reads the same in the first language has not been translated. */
  readonly isUntranslated: (copy: SameText) => boolean;
}

/** A text that reads the same in the first language. */
interface SameText {
  readonly text: string;
  readonly language: ResolvedLanguage;
  /** The same text in the languages that are left; asked for only if it matters. */
  readonly others: () => readonly string[];
  /** Whether an edit has made the two the same. */
  readonly isNew: () => boolean;
}

export function translationJudge(site: ResolvedSite): TranslationJudge {
  const byCode = new Map(site.languages.map((language) => [language.code, language]));
  let names: ReadonlySet<string> | undefined;
  return {
    strangeIn: (text, expected) => {
      if (!mayBeStrange(text, expected.code)) return null;
      const code = strangeLanguage(plainWords(text), expected.code);
      return (code === null ? undefined : byCode.get(code)) ?? null;
    },
    isUntranslated: (same) => {
      names ??= properNames(site);
      const words = plainWords(same.text).split(' ');
      return isSentence(
        words.filter((word) => word !== '' && !names?.has(word)),
        same,
      );
    },
  };
}

/**
 * @param language the name of the language that the text should be in
 * @param original the file with the same words
 * @param more how many further texts of the same thing or file are copies, too
 */
export function copiedWording(language: string, original: string, more: number): Wording {
  return wordingOf('untranslated.copied', { language, original, ...furtherTexts(more) });
}

/** @param found the name of the language that the text is in */
export function strangeWording(language: string, found: string, more: number): Wording {
  return wordingOf('untranslated.strange', { language, found, ...furtherTexts(more) });
}

function furtherTexts(more: number) {
  return more === 0 ? {} : { count: more, context: 'more' };
}

/**
 * Names and terms may be alike in two languages. A sentence, words with letters that the language has not, and words
 * that all other languages have translated are not; of a single word that is so only where somebody has just put it.
 * @param words without names
 */
function isSentence(words: readonly string[], { text, language, others, isNew }: SameText): boolean {
  if (words.length >= sentence || words.some((word) => hasStrangeLetter(word, language.code))) return true;
  if (words.length === 0) return false;
  const translated = others();
  const isAlone = translated.length > 0 && translated.every((other) => other !== text);
  return isAlone && (words.length > 1 || isNew());
}

/** As many words are no term that languages share. */
const sentence = 4;

/** The letters beyond a to z that a language has. */
const letters: Readonly<Record<string, string>> = { is: 'áðéíóúýþæö', en: '', es: 'áéíóúüñ', da: 'æøåé' };

function hasStrangeLetter(word: string, code: string): boolean {
  const own = letters[code];
  return own !== undefined && [...word].some((letter) => letter > 'z' && !own.includes(letter));
}

/** The single words of all names in site.yaml, in small letters: people, places, companies and products. */
function properNames({ company, properNames, pages, languages }: ResolvedSite): ReadonlySet<string> {
  const names = [
    ...properNames,
    company.name,
    company.operator,
    company.geo.placename,
    ...company.clients,
    ...company.offices.flatMap(({ street, locality }) => [street, locality]),
    ...company.social.map(({ network }) => network),
    ...languages.map(({ name }) => name),
    ...pages.flatMap(({ sections }) => sections.flatMap(namesIn)),
  ];
  return new Set(names.flatMap(wordsOf));
}

function namesIn(section: ResolvedSite['pages'][number]['sections'][number]): readonly string[] {
  switch (section.kind) {
    case 'bullet-cards':
      return section.cards.flatMap((card) => card.names);
    case 'chips':
      return section.groups.flatMap((group) => group.names);
    case 'comparison':
      return section.columns.map(({ name }) => name);
    default:
      return [];
  }
}
