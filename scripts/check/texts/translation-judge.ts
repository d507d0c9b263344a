import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';
import { typedAmounts } from './typed-amounts.ts';

/** Judges whether texts are in the language that they should be in. */
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
  /** The same text in the languages that are left. */
  readonly others: readonly string[];
  /** Whether an edit has made the two the same. */
  readonly isNew: boolean;
}

export function translationJudge(site: ResolvedSite): TranslationJudge {
  const byCode = new Map(site.languages.map((language) => [language.code, language]));
  let names: ReadonlySet<string> | undefined;
  return {
    strangeIn: (text, expected) => {
      const code = strangeLanguage(text, expected.code);
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
  const isAlone = others.length > 0 && others.every((other) => other !== text);
  return isAlone && (words.length > 1 || isNew);
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

/**
 * Small words by which a reader knows a language at once; none of them is a common word of another language
 * of the list. A language that is not here is never taken for another one.
 */
const smallWords: Readonly<Record<string, string>> = {
  is: `að ekki sem við það þú þig þér þinn þín þínum þitt þess þeir þær hann hún eru frá fyrir með í á eða svo líka hvað hvort
    þegar okkar okkur hefur hafa verður allt eftir upp út inn þá sér milli án úr einnig þessi þetta þeim sinn því vegna
    ykkar geta getur vera eins enn hér þar nú mjög`,
  en: `the and of to that it its you your we our with this these are be from they their what when which who have has not
    without or by can will also only than how into if where while every after before about more`,
  es: `el la los las del que y una para por con su sus es lo más como sin sobre también cuando tu tus nos nuestra nuestro
    está son hay o pero porque qué ya cada todo todos desde hasta entre donde`,
  da: `det af på ikke du har kan et jeres din dit dine eller hvis også når hvad fra bliver blev efter ved kun uden mellem
    vores mere ud selv får der jer som hvor vi så`,
};

const languageOfSmallWord: ReadonlyMap<string, string> = new Map(
  Object.entries(smallWords).flatMap(([code, words]) => words.split(/\s+/).map((word) => [word, code])),
);

/** Letters that only one language of the list has. */
const ownLetter = /[þðñåø]/;
const languageOfLetter: Readonly<Record<string, string>> = { þ: 'is', ð: 'is', ñ: 'es', å: 'da', ø: 'da' };

/** The language that a word shows, by itself or by its letters. */
function languageOfWord(word: string): string | undefined {
  return languageOfSmallWord.get(word) ?? languageOfLetter[ownLetter.exec(word)?.[0] ?? ''];
}

/**
 * The language that a text is plainly in although it should be in another one.
 * @param expected the code of the language that it should be in
 * @returns the code of the other language, or null when the text may well be in the expected one
 */
function strangeLanguage(text: string, expected: string): string | null {
  if (text.length < leastLength || !Object.hasOwn(smallWords, expected)) return null;
  const words = new Set(plainWords(text).split(' '));
  if (words.size < leastWords) return null;
  const hits = new Map<string, number>();
  for (const word of words) {
    const code = languageOfWord(word);
    if (code !== undefined) hits.set(code, (hits.get(code) ?? 0) + 1);
  }
  // A word or two may look alike in both.
  const doubts = hits.get(expected) ?? 0;
  let best: string | null = null;
  let most = doubts === 0 ? leastHits - 1 : 4 * doubts;
  for (const [code, count] of hits) if (count > most) [best, most] = [code, count];
  return best;
}

/** A shorter text has too few words to be known by. */
const leastWords = 4;
const leastLength = 20;
const leastHits = 2;

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

/** All but small letters, of any script in use: `\p{L}` would be clearer, but takes milliseconds to compile. */
const notLetters = /[^a-z\u00c0-\u1fff\u2c00-\ud7ff]+/g;

/** The single words of a text, in small letters, without numbers and marks. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().split(notLetters);
}

/** A text without the amounts that are typed into it, which is a mistake of its own. */
export function withoutAmounts(text: string, site: ResolvedSite, language: ResolvedLanguage): string {
  return typedAmounts(text, site, language).reduce((rest, { written }) => rest.replace(written, ' '), text);
}
