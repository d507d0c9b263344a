/** Text that a field takes: Markdown, lines of plain text, or one line. */
export type PasteTarget = 'markdown' | 'lines' | 'line';

/** Control characters, soft hyphens, zero-width spaces, direction marks. */
const INVISIBLE = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Emojis and other scripts need joiners. */
const JOINERS = /(?<=\p{Script=Latin})[\u200c\u200d]+(?=\p{Script=Latin})/gu;
/** Includes bullets of the private fonts of word processors. */
const BULLET = /^[^\S\n]*[•·▪◦‣⁃\p{Co}]+[^\S\n]+/gmu;
/** At the start or end of a line; others than plain spaces, which have a meaning in Markdown. */
const OUTER_SPACES = /^ *[^\S\n ][^\S\n]*|(?<!\s) *[^\S\n ][^\S\n]*$/gm;
const INNER_SPACES = /(?<=\S)(?:[^\S\n]{2,}|[^\S\n ])(?=\S)/g;

/**
 * Tidies pasted text: no-break spaces, runs of spaces, invisible characters, bullets. Keeps letters and quotation marks.
 * @returns the text, and the number of characters that were removed or replaced
 */
export function tidyText(pasted: string, target: PasteTarget) {
  let text = pasted.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n');
  let count = 0;
  const replace = (pattern: RegExp, replacement: string) => {
    text = text.replace(pattern, (match: string) => {
      count += match.length - (match.includes(replacement) ? replacement.length : 0);
      return replacement;
    });
  };
  replace(INVISIBLE, '');
  if (target === 'line') {
    text = text.replace(/^\s*\n|\n\s*$/g, '');
    replace(/\s*\n\s*/g, ' ');
  }
  replace(BULLET, target === 'markdown' ? '- ' : '• ');
  replace(/\p{Co}/gu, '');
  replace(JOINERS, '');
  replace(OUTER_SPACES, '');
  replace(INNER_SPACES, ' ');
  return { text, count };
}
