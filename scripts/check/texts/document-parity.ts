import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type Paragraph, paragraphsOf } from './markdown-blocks.ts';
import { differenceWording, type TextDifference, textDifference } from './parity.ts';

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
  const length = written.split('\n')[0]?.length ?? 0;
  return {
    code: 'text-mismatch',
    severity: 'error',
    file,
    ...placeInText(markdown, index, length),
    path: [],
    wording,
  };
}

function placeOf({ file, markdown }: LanguageDocument, { index }: Paragraph): string {
  const { line, column } = placeInText(markdown, index, 1);
  return `${file}:${line}:${column}`;
}
/** Where one text has a paragraph that the other one lacks. */
interface Gap {
  /** The text that has it. */
  readonly in: 'own' | 'theirs';
  /** Its place among that text's paragraphs, and the place in the other one before which it is missing; from 0. */
  readonly at: number;
  readonly before: number;
}

/** What it costs to take a paragraph for one that the other text lacks, and for one that was joined to the one before. */
const gapCost = 1;
const joinCost = 0.8;

/**
 * Finds where one of two translations has paragraphs that the other one lacks: where the rest is most alike without them.
 * Paragraphs belong together that have the same signs at their start, the same numbers and facts, and about the same
 * length.
 * @returns null when they have the same number of paragraphs
 */
export function firstGap(own: readonly Paragraph[], theirs: readonly Paragraph[]): Gap | null {
  if (own.length === theirs.length) return null;
  const isOwn = own.length > theirs.length;
  const [longer, shorter] = isOwn ? [own, theirs] : [theirs, own];
  const count = longer.length - shorter.length;
  const full = longer.map(tracesOf);
  const lacking = shorter.map(tracesOf);
  const costOf = (traces: readonly Traces[]) =>
    lacking.reduce((sum, one, place) => sum + unlikeness(one, traces[place]), 0);
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (let at = 0; at <= shorter.length; at++) {
    const costs = [gapCost + costOf(full.toSpliced(at, count))];
    const [before, after] = [longer[at - 1], longer[at]];
    // Where more is missing, nothing says that two became one.
    if (count === 1 && before && after && full[at]?.sign === '') {
      const joined = { written: `${before.written} ${after.written}`, index: before.index };
      costs.push(joinCost + costOf(full.toSpliced(at - 1, 2, tracesOf(joined))));
    }
    const cost = Math.min(...costs);
    if (cost < best.cost) best = { at, cost };
  }
  // Of two that are the same, the second one is too many.
  const isTwin = longer[best.at]?.written === longer[best.at + 1]?.written;
  const at = isTwin ? best.at + 1 : best.at;
  return { in: isOwn ? 'own' : 'theirs', at, before: at };
}

/** What of a paragraph translations have in common. */
interface Traces {
  readonly sign: string;
  readonly facts: string;
  readonly length: number;
}

function tracesOf({ written }: Paragraph): Traces {
  return {
    sign: /^(?:#+|[-*|>]|\d+\.)?/.exec(written)?.[0] ?? '',
    facts: (written.match(/\{\{[^}]*\}\}|\]\([^)]*\)|\d+/g) ?? []).sort().join(' '),
    length: written.length,
  };
}

/** What of a paragraph is the same in every language, as one text. */
function marksOf(paragraph: Paragraph): string {
  const { sign, facts } = tracesOf(paragraph);
  return `${sign} ${facts}`;
}

/** Fewer paragraphs in the wrong place may as well be paragraphs with a slip. */
const severalParts = 3;

/**
 * Where two translations begin to have the same paragraphs in another order, as far as their signs and facts tell.
 * @returns the two paragraphs; null when they have them in the same order, or other ones
 */
export function otherOrder(
  own: readonly Paragraph[],
  theirs: readonly Paragraph[],
): { readonly own: Paragraph; readonly theirs: Paragraph } | null {
  const [ours, others] = [own.map(tracesOf), theirs.map(tracesOf)];
  const odd = ours.flatMap(({ facts }, place) => (facts === others[place]?.facts ? [] : [place]));
  const sorted = (paragraphs: readonly Paragraph[]) => paragraphs.map(marksOf).toSorted().join('\n');
  if (odd.length < severalParts || sorted(own) !== sorted(theirs)) return null;
  const [here, there] = [own[odd[0] ?? 0], theirs[odd[0] ?? 0]];
  return here && there ? { own: here, theirs: there } : null;
}

/** From 0, alike, to three gaps. */
function unlikeness(one: Traces, other: Traces | undefined): number {
  if (one.sign !== other?.sign) return 3 * gapCost;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : gapCost / 2);
}
