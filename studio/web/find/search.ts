import { foldText } from '../../../app/site/fold-text.ts';

/** Folds a text, and joins the digits of each number: `9.990`, `9,990` and `9 990` are `9990`. */
export function foldForSearch(text: string): string {
  return foldText(text).replace(/(?<=\d)[.,'’ ](?=\d|$)/g, '');
}

/** Words of a query, folded: `2190,-` is `2190`, and `4.990kr.` is `4990` and `kr`. */
export function listWords(query: string): readonly string[] {
  return foldForSearch(query)
    .replace(/(?<=\d)(?=[a-z])/g, ' ')
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''))
    .filter((word) => word !== '');
}

/** A text to search. */
export interface SearchableText {
  readonly language: string;
  readonly text: string;
  readonly folded: string;
  /** The same with its numbers as they are grouped. */
  readonly grouped: string;
}

/** Something with texts, in the order of their languages. */
export interface Searchable {
  readonly texts: readonly SearchableText[];
  /** Folded words that complete those of the texts. */
  readonly context: string;
}

export function makeSearchable(
  texts: Readonly<Record<string, string>>,
  languages: readonly string[],
  context: string,
): Searchable {
  const order = [...languages, ...Object.keys(texts).filter((code) => !languages.includes(code))];
  return {
    texts: order.flatMap((language) => {
      const text = texts[language];
      if (text === undefined) return [];
      return [{ language, text, folded: foldForSearch(text), grouped: foldText(text) }];
    }),
    context: foldForSearch(context),
  };
}

export interface Match<Item> {
  readonly item: Item;
  /** The text that has the words. */
  readonly match: SearchableText;
  /** 0 if the text begins with the words, 1 if one of its words does, then what only contains them. */
  readonly rank: number;
}

/**
 * Items with a text that contains all words, or some of them if its context has the others. The best first, then by
 * language, whole words, and length.
 */
export function searchItems<Item extends Searchable>(
  items: readonly Item[],
  words: readonly string[],
): readonly Match<Item>[] {
  if (words.length === 0) return [];
  const patterns = createPatterns(words);
  const matches = items.flatMap((item) => {
    const candidates = item.texts.flatMap((match, order) => {
      const rank = rankText(match.folded, item.context, words, patterns);
      if (rank === null) return [];
      const isWhole = patterns.whole.every(
        (pattern) => pattern.test(match.grouped) || pattern.test(match.folded),
      );
      return [{ item, match, rank, order, isWhole }];
    });
    return candidates.sort(compareMatches).slice(0, 1);
  });
  return matches.sort(compareMatches);
}

type Patterns = ReturnType<typeof createPatterns>;

function createPatterns(words: readonly string[]) {
  const start = String.raw`(?<![\p{L}\d])`;
  const escapedWords = words.map((word) => RegExp.escape(word));
  return {
    phrase: words.join(' '),
    phraseStart: new RegExp(start + escapedWords.join(' '), 'u'),
    whole: escapedWords.map((word) => new RegExp(String.raw`${start}${word}(?![\p{L}\d])`, 'u')),
  };
}

function rankText(
  folded: string,
  context: string,
  words: readonly string[],
  { phrase, phraseStart }: Patterns,
): number | null {
  const wordsInText = words.filter((word) => folded.includes(word)).length;
  if (wordsInText === 0) return null;
  if (wordsInText < words.length) {
    return words.every((word) => folded.includes(word) || context.includes(word)) ? 4 : null;
  }
  if (folded.startsWith(phrase)) return 0;
  if (phraseStart.test(folded)) return 1;
  return folded.includes(phrase) ? 2 : 3;
}

interface RankedMatch extends Match<unknown> {
  readonly order: number;
  readonly isWhole: boolean;
}

function compareMatches(one: RankedMatch, other: RankedMatch): number {
  return (
    one.rank - other.rank ||
    one.order - other.order ||
    Number(other.isWhole) - Number(one.isWhole) ||
    one.match.text.length - other.match.text.length
  );
}

/** Splits a text at the words of a query, however its accents and numbers are written. */
export function splitMatches(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly isMatch: boolean }[] {
  let folded = '';
  // The part of the text that each folded letter is of.
  const spans: (readonly [start: number, end: number])[] = [];
  for (const { 0: letter, index } of text.matchAll(/\s+|[^\s][\u0300-\u036f]*/gu)) {
    const end = index + letter.length;
    const isInNumber = /\d$/.test(folded) && /^[.,'’\s]$/.test(letter) && /^(?:\d|$)/.test(text.slice(end));
    const foldedLetter = /\s/.test(letter) ? ' ' : foldText(letter);
    if (isInNumber) continue;
    for (let count = 0; count < foldedLetter.length; count++) spans.push([index, end]);
    folded += foldedLetter;
  }
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1))
      isMarked.fill(true, spans[at]?.[0], spans[at + word.length - 1]?.[1]);
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [index, isMatch] of isMarked.entries()) {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text[index];
    else parts.push({ text: text[index] ?? '', isMatch });
  }
  return parts;
}
