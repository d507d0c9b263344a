import { textWidth } from '../../theme/scale.ts';

/** So much wider a line counts than the one above it, since the peak of the picture is to the right of the last ones. */
const LOWER_LINES = [1, 1.1, 1.3];

/** An article or a preposition at the end of a line, which reads worse than a line that is a little wider. */
const LOOSE_END = / \p{L}{1,2}$/u;
const LOOSE_END_COST = 5;

/** Up to three letters and the space after them; marks of the preview may be between. */
const SHORT_WORD = /(?<!\p{L})(\p{L}{1,3}\p{Co}*) /gu;

/**
 * Breaks a title into three lines, or one for each word if it has fewer: those of the most even width, the upper ones
 * wider. A short word stays with the next one of its line where the line is broken again, on a phone.
 */
export function breakLines(title: string): readonly string[] {
  const words = title.split(' ');
  const count = Math.min(LOWER_LINES.length, words.length);
  const lower = LOWER_LINES.slice(-count);
  const measure = (lines: readonly string[]) =>
    lines.reduce(
      (sum, line, index) =>
        sum + (textWidth(line) * (lower[index] ?? 1)) ** 2 + (LOOSE_END.test(line) ? LOOSE_END_COST : 0),
      0,
    );
  return partitions(words, count)
    .reduce((best, lines) => (measure(lines) < measure(best) ? lines : best))
    .map((line) => line.replace(SHORT_WORD, '$1\u00a0'));
}

/** All ways to put words on a number of lines. */
function partitions(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, index) =>
      partitions(words.slice(index + 1), count - 1).map((rest) => [
        words.slice(0, index + 1).join(' '),
        ...rest,
      ]),
    );
}
