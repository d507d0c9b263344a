import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { typedAmounts } from './typed-amounts.ts';

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

/** Letters that only this language of the list has. */
const ownLetters: Readonly<Record<string, RegExp>> = { is: /[þð]/, es: /ñ/, da: /[åø]/ };

interface Language {
  readonly code: string;
  readonly words: ReadonlySet<string>;
  /** Finds a small word of the language with spaces around it. */
  readonly own: RegExp;
  /** Finds one of another language. */
  readonly strange: RegExp;
  /** Finds a letter of another language that this one has not. */
  readonly strangeLetters: RegExp;
}

const languages: ReadonlyMap<string, Language> = new Map(
  Object.entries(smallWords).map(([code, written]) => {
    const others = Object.entries(smallWords).flatMap(([other, words]) => (other === code ? [] : words));
    const words = new Set(written.split(/\s+/));
    const letters = Object.entries(ownLetters).flatMap(([other, own]) => (other === code ? [] : own.source));
    return [
      code,
      {
        code,
        words,
        own: anyOf(written),
        strange: anyOf(others.join(' ')),
        strangeLetters: new RegExp(letters.join('|')),
      },
    ];
  }),
);

function anyOf(words: string): RegExp {
  return new RegExp(` (?:${words.split(/\s+/).join('|')})[ .,;:!?]`);
}

/** A quick first look that nearly all texts pass: whether a text may be in another language than the expected one. */
export function mayBeStrange(text: string, expected: string): boolean {
  const language = languages.get(expected);
  return (
    language !== undefined &&
    text.length >= leastLength &&
    (!language.own.test(text) || language.strangeLetters.test(text)) &&
    language.strange.test(text)
  );
}

/**
 * The language that a text is plainly in although it should be in another one.
 * @param text without facts and addresses
 * @param expected the code of the language that it should be in
 * @returns the code of the other language, or null when the text may well be in the expected one
 */
export function strangeLanguage(text: string, expected: string): string | null {
  const own = languages.get(expected);
  if (!own) return null;
  const words = new Set(wordsOf(text));
  if (words.size < leastWords) return null;
  // A word or two may look alike in both.
  const doubts = count(words, own);
  let best: string | null = null;
  let most = doubts === 0 ? leastHits - 1 : 4 * doubts;
  for (const other of languages.values()) {
    const hits = other === own ? 0 : count(words, other);
    if (hits > most) [best, most] = [other.code, hits];
  }
  return best;
}

/** A shorter text has too few words to be known by. */
const leastWords = 4;
const leastLength = 20;
const leastHits = 2;

function count(words: ReadonlySet<string>, { code, words: small }: Language): number {
  const letters = ownLetters[code];
  let hits = 0;
  for (const word of words) if (small.has(word) || letters?.test(word)) hits++;
  return hits;
}

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
