import type { LetterWidth } from './font-widths.ts';

/** A title broken into lines. */
export interface TitleLayout {
  readonly lines: readonly string[];
  /** Pixels. */
  readonly size: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Letters stand a little closer in large writing; a share of the size. */
export const LETTER_SPACING = -0.025;
/** From line to line, as a share of the size. */
export const LINE_HEIGHT = 1.12;

const SIZES = [84, 76, 68, 62, 56, 50, 46];
const MOST_LINES = 4;
/** Down to this size a title had better be smaller than in many lines, or with a word forlorn on a line of its own. */
const CALM = { lines: 3, size: 56, shortest: 0.45 } as const;

/** How wide a line is, pixels. */
export function lineWidth(line: string, size: number, widthOf: LetterWidth): number {
  let width = 0;
  for (const letter of line) width += (widthOf(letter) ?? 0) + LETTER_SPACING;
  return width * size;
}

/**
 * Breaks a title into lines of like length, as large as the box allows. What does not fit at the smallest size ends
 * in an ellipsis; a word that is wider than the box is broken.
 * @param title letters of the font, single spaces
 */
export function layOutTitle(title: string, box: Box, widthOf: LetterWidth): TitleLayout {
  const fitting = SIZES.flatMap((size) => {
    const lines = evenLines(wordsOf(title), lineMeasure(size, widthOf), box.width);
    return lines && lines.length * size * LINE_HEIGHT <= box.height ? [{ lines, size }] : [];
  });
  const calm = fitting.filter(({ lines, size }) => lines.length <= CALM.lines && size >= CALM.size);
  const even = calm.find((layout) => shortestShare(layout.lines, widthOf) >= CALM.shortest);
  return even ?? calm[0] ?? fitting[0] ?? cutTitle(title, box, widthOf);
}

/** The shortest line's width as a share of the widest one's. */
function shortestShare(lines: readonly string[], widthOf: LetterWidth): number {
  const widths = lines.map(lineMeasure(1, widthOf));
  return Math.min(...widths) / Math.max(...widths);
}

type Measure = (line: string) => number;

function lineMeasure(size: number, widthOf: LetterWidth): Measure {
  return (line) => lineWidth(line, size, widthOf);
}

/** A part that no line ends in; whether a space stands before it. */
interface Word {
  readonly text: string;
  readonly spaced: boolean;
}

/** Lines may end after spaces, and after hyphens between letters. */
function wordsOf(title: string): Word[] {
  return title
    .split(' ')
    .flatMap((word) =>
      word.split(/(?<=\p{L}-)(?=\p{L}{2})/u).map((text, place) => ({ text, spaced: place === 0 })),
    );
}

function joined(words: readonly Word[]): string {
  return words.map(({ text, spaced }, place) => (spaced && place > 0 ? ` ${text}` : text)).join('');
}

/**
 * The fewest lines that fit, as even as can be.
 * @returns null where they are too many, or a word alone is too wide
 */
function evenLines(words: readonly Word[], measure: Measure, width: number): string[] | null {
  const fewest = filledLines(words, measure, width)?.length ?? Number.POSITIVE_INFINITY;
  return fewest > MOST_LINES ? null : (breakEvenly(words, fewest, measure, width)?.lines ?? null);
}

/** Lines whose widths, squared, add up to the least: of equal sums the most even one. */
function breakEvenly(
  words: readonly Word[],
  count: number,
  measure: Measure,
  width: number,
): { readonly lines: string[]; readonly cost: number } | null {
  if (count === 1) {
    const line = joined(words);
    return measure(line) > width ? null : { lines: [line], cost: measure(line) ** 2 };
  }
  let best: ReturnType<typeof breakEvenly> = null;
  for (let end = 1; end <= words.length - count + 1; end++) {
    const line = joined(words.slice(0, end));
    if (measure(line) > width) break;
    const rest = breakEvenly(words.slice(end), count - 1, measure, width);
    const cost = (rest?.cost ?? 0) + measure(line) ** 2;
    if (rest && (best === null || cost < best.cost)) best = { lines: [line, ...rest.lines], cost };
  }
  return best;
}

/** Fills one line after the other. */
function filledLines(words: readonly Word[], measure: Measure, width: number): string[] | null {
  const lines: string[] = [];
  let line: Word[] = [];
  for (const word of words) {
    if (measure(word.text) > width) return null;
    if (line.length > 0 && measure(joined([...line, word])) > width) {
      lines.push(joined(line));
      line = [];
    }
    line.push(word);
  }
  return [...lines, joined(line)];
}

/** What fits of a title at the smallest size. */
function cutTitle(title: string, { width }: Box, widthOf: LetterWidth): TitleLayout {
  const size = SIZES.at(-1) ?? 0;
  const measure = lineMeasure(size, widthOf);
  const words = wordsOf(title).flatMap((word) => brokenWord(word, measure, width));
  const lines = filledLines(words, measure, width) ?? [];
  const kept = lines.slice(0, MOST_LINES);
  if (lines.length <= MOST_LINES) return { lines: kept, size };
  let last = kept.pop() ?? '';
  while (measure(`${last}…`) > width) last = last.slice(0, -1);
  return { lines: [...kept, `${last.replace(/[\s.,:;–—-]+$/, '')}…`], size };
}

function brokenWord(word: Word, measure: Measure, width: number): Word[] {
  const parts: Word[] = [];
  let text = '';
  for (const letter of word.text) {
    if (measure(text + letter) > width) {
      parts.push({ text, spaced: word.spaced && parts.length === 0 });
      text = '';
    }
    text += letter;
  }
  return [...parts, { text, spaced: word.spaced && parts.length === 0 }];
}
