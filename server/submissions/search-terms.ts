import { domainToASCII } from 'node:url';
import { foldText } from '../../app/site/fold-text.ts';

const APOSTROPHES = /['’‘ʼ`´]/g;
const SEPARATORS = /[^0-9A-Za-z\u00c0-\u1fff\u2c00-\u2dff\u3040-\uffef\u{20000}-\u{10ffff}]+/u;

/**
 * A query for the column `words` of form_submissions, folded like the database's function `search_words`: every word is
 * in an answer, or is the beginning of a word there. Punctuation within a number is left out.
 * @returns an empty string if there is neither a letter nor a digit
 */
export function createTextQuery(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => {
      const [query, asciiQuery] = [createWordQuery(word), createWordQuery(withAsciiDomain(word))];
      return asciiQuery === query ? query : `((${query}) | (${asciiQuery}))`;
    })
    .filter(Boolean)
    .join(' & ');
}

/** The query for all parts of a word. */
function createWordQuery(word: string): string {
  const parts = foldText(word.replace(APOSTROPHES, '')).split(SEPARATORS).filter(Boolean);
  const terms = parts.every((part) => /^[0-9]+$/.test(part)) ? [parts.join('')] : parts;
  return terms
    .filter((term) => /[\p{L}\p{N}]/u.test(term))
    .map((term) => `'${term}':*`)
    .join(' & ');
}

/** `anna@þjónusta.is` with its domain in ASCII, the stored form of mail addresses; other words unchanged. */
function withAsciiDomain(word: string): string {
  const [, mailbox = '', domain = ''] = /^(.*@)?([\p{L}\p{M}\p{N}.-]+)$/u.exec(word) ?? [];
  const ascii = domainToASCII(domain);
  return ascii.includes('xn--') ? mailbox + ascii : word;
}
