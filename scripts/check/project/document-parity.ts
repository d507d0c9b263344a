import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { differenceWording, type TextDifference, textDifference } from '../texts/text-parity.ts';
import { lineAndColumn } from './line-and-column.ts';
import { firstGap, marksOf, otherOrder, type Paragraph, paragraphsOf } from './paragraphs.ts';

/** A running text in one language. */
export interface LanguageDocument {
  readonly file: string;
  readonly language: ResolvedLanguage;
  readonly markdown: string;
}

/** Something that one language states otherwise than the first one. */
interface Difference {
  /** The same for the same slip, whichever language is compared. */
  readonly slip: string;
  /** What is told if only this language differs. */
  readonly own: Problem;
  /** What is told if every language differs here: then the slip is in the first one. */
  readonly first: Problem;
}

/**
 * Compares what the languages state in a running text, paragraph by paragraph. Where all differ from the first one, the
 * slip is there, and is told once.
 * @param first the text in the first language
 * @param names proper names that every language writes alike
 */
export function documentParity(
  first: LanguageDocument,
  others: readonly LanguageDocument[],
  names: readonly string[],
): Problem[] {
  const differences = others.flatMap((other) => differencesOf(other, first, names));
  return [...Map.groupBy(differences, ({ slip }) => slip).values()].flatMap((found) => {
    const [one] = found;
    const isInAll = others.length > 1 && found.length === others.length;
    return one && isInAll ? [one.first] : found.map(({ own }) => own);
  });
}

function differencesOf(
  one: LanguageDocument,
  first: LanguageDocument,
  names: readonly string[],
): Difference[] {
  const own = paragraphsOf(one.markdown);
  const theirs = paragraphsOf(first.markdown);
  if (own.length !== theirs.length) return gapBetween(one, own, first, theirs);
  const differences = own.flatMap((paragraph, place) => {
    const other = theirs[place];
    if (!other || !differenceOf(paragraph, other)) return [];
    // Of a list or table the entry is told.
    const [lines, otherLines] = [linesOf(paragraph), linesOf(other)];
    const at =
      lines.length === otherLines.length
        ? lines.findIndex((_, row) => differenceOf(lines[row], otherLines[row]))
        : -1;
    const [here, there] = [lines[at] ?? paragraph, otherLines[at] ?? other];
    const difference = differenceOf(here, there);
    const gap = lines.length === otherLines.length ? null : lines[oddLine(lines, otherLines)];
    return difference
      ? {
          slip: placeOf(first, there),
          own: mismatch(one, gap ?? here, differenceWording(difference, placeOf(first, there))),
          first: mismatch(first, there, differenceWording(difference, placeOf(one, here))),
        }
      : [];
  });
  const turn = differences.length > 0 ? otherOrder(own, theirs) : null;
  return turn
    ? [
        {
          slip: 'order',
          own: mismatch(
            one,
            turn.own,
            wordingOf('mismatch.otherOrder', { place: placeOf(first, turn.theirs) }),
          ),
          first: mismatch(
            first,
            turn.theirs,
            wordingOf('mismatch.otherOrder', { place: placeOf(one, turn.own) }),
          ),
        },
      ]
    : differences;

  function differenceOf(here: Paragraph | undefined, there: Paragraph | undefined): TextDifference | null {
    if (!here || !there) return null;
    return textDifference(
      { language: one.language, text: here.written },
      { language: first.language, text: there.written },
      names,
    );
  }
}

/** The first paragraph that only one of the two has. */
function gapBetween(
  one: LanguageDocument,
  own: readonly Paragraph[],
  first: LanguageDocument,
  theirs: readonly Paragraph[],
): Difference[] {
  const gap = firstGap(own, theirs);
  if (!gap) return [];
  const isOwn = gap.in === 'own';
  const [full, lacking] = isOwn ? [one, first] : [first, one];
  const extra = (isOwn ? own : theirs)[gap.at];
  const rest = isOwn ? theirs : own;
  const beside = rest[gap.before - 1] ?? rest[0] ?? { written: '', index: 0 };
  if (!extra) return [];
  const what = extra.written.startsWith('#') ? 'Heading' : 'Paragraph';
  const side = gap.before > 0 ? 'after' : 'before';
  const slip = `${own.length} paragraphs`;
  const tooMuch = mismatch(full, extra, wordingOf(`mismatch.extra${what}`, { file: lacking.file }));
  const wording = wordingOf(`mismatch.missing${what}`, { place: placeOf(full, extra), context: side });
  const tooLittle = mismatch(lacking, side === 'after' ? lastLine(beside) : beside, wording);
  return [isOwn ? { slip, own: tooMuch, first: tooLittle } : { slip, own: tooLittle, first: tooMuch }];
}

/** The first entry of a list that states something else than the one in its place; the last one when all agree. */
function oddLine(own: readonly Paragraph[], theirs: readonly Paragraph[]): number {
  const odd = own.findIndex((line, row) => marksOf(line) !== (theirs[row] ? marksOf(theirs[row]) : null));
  return odd < 0 ? own.length - 1 : odd;
}

/** The entries of a list or the rows of a table; words that go on in the next line are none. */
function linesOf({ written, index }: Paragraph): readonly Paragraph[] {
  if (!/^(?:[-*|]|\d+\.)/.test(written)) return [];
  return [...written.matchAll(/.+/g)].map((line) => ({ written: line[0], index: index + line.index }));
}

function lastLine({ written, index }: Paragraph): Paragraph {
  const start = written.lastIndexOf('\n') + 1;
  return { written: written.slice(start), index: index + start };
}

function mismatch(
  { file, markdown }: LanguageDocument,
  { written, index }: Paragraph,
  wording: Wording,
): Problem {
  const length = Math.max(1, written.split('\n')[0]?.length ?? 0);
  return {
    code: 'text-mismatch',
    severity: 'error',
    file,
    ...lineAndColumn(markdown, index),
    length,
    path: [],
    wording,
  };
}

function placeOf({ file, markdown }: LanguageDocument, { index }: Paragraph): string {
  const { line, column } = lineAndColumn(markdown, index);
  return `${file}:${line}:${column}`;
}
