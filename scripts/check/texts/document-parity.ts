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

/**
 * Finds the first paragraph that only one of two translations has. Paragraphs belong together that have the same signs
 * at their start, the same numbers and facts, and about the same length.
 * @returns null when they have the same number of paragraphs
 */
export function firstGap(own: readonly Paragraph[], theirs: readonly Paragraph[]): Gap | null {
  if (own.length === theirs.length) return null;
  const [twin, otherTwin] = [twinIn(own), twinIn(theirs)];
  if (own.length > theirs.length && twin > 0) return { in: 'own', at: twin, before: twin };
  if (own.length < theirs.length && otherTwin > 0) return { in: 'theirs', at: otherTwin, before: otherTwin };
  // Where more is missing, nothing says that two became one.
  const joinCost = Math.abs(own.length - theirs.length) === 1 ? oneJoint : Number.POSITIVE_INFINITY;
  const costs = costsFrom(own, theirs, joinCost);
  for (let at = 0, before = 0; at <= own.length && before <= theirs.length; at++, before++) {
    const gap = gapAt({ own, theirs, costs, joinCost }, at, before);
    if (gap) return gap;
  }
  return null;
}

interface Comparison {
  readonly own: readonly Paragraph[];
  readonly theirs: readonly Paragraph[];
  readonly costs: readonly (readonly number[])[];
  readonly joinCost: number;
}

/** The gap that the cheapest way from two places on begins with; null when the two paragraphs belong together. */
function gapAt({ own, theirs, costs, joinCost }: Comparison, at: number, before: number): Gap | null {
  const costAt = (ours: number, others: number) => costs[ours]?.[others] ?? Number.NaN;
  const [one, other, rest] = [own[at], theirs[before], costAt(at, before)];
  if (one && rest === joinCost + joinedCost(one, theirs, before) + costAt(at + 1, before + 2))
    return { in: 'theirs', at: before + 1, before: at + 1 };
  if (other && rest === joinCost + joinedCost(other, own, at) + costAt(at + 2, before + 1))
    return { in: 'own', at: at + 1, before: before + 1 };
  if (rest === gapCost + costAt(at + 1, before)) return { in: 'own', at, before };
  if (rest === gapCost + costAt(at, before + 1)) return { in: 'theirs', at: before, before: at };
  return null;
}

/** Where a paragraph stands that is the same as the one before it; -1 when there is none. */
function twinIn(paragraphs: readonly Paragraph[]): number {
  return paragraphs.findIndex(({ written }, at) => paragraphs[at - 1]?.written === written);
}

const gapCost = 1;
const oneJoint = 0.8;

/** What it costs to take a paragraph for two of the other text that have become one. */
function joinedCost(one: Paragraph, others: readonly Paragraph[], at: number): number {
  const [first, second] = [others[at], others[at + 1]];
  if (!first || !second || tracesOf(second).sign !== '') return Number.POSITIVE_INFINITY;
  const both = { written: `${first.written} ${second.written}`, index: first.index };
  return unlikeness(tracesOf(one), tracesOf(both));
}

/** What it costs to bring the paragraphs from two places on together, for all pairs of places. */
function costsFrom(
  own: readonly Paragraph[],
  theirs: readonly Paragraph[],
  joinCost: number,
): readonly (readonly number[])[] {
  const [ours, others] = [own.map(tracesOf), theirs.map(tracesOf)];
  const costs = Array.from({ length: own.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const costAt = (at: number, place: number) => costs[at]?.[place] ?? Number.POSITIVE_INFINITY;
  for (let at = own.length; at >= 0; at--)
    for (let place = theirs.length; place >= 0; place--) {
      const [row, one, other] = [costs[at], ours[at], others[place]];
      if (!row || !(one || other)) continue;
      const both =
        one && other ? unlikeness(one, other) + costAt(at + 1, place + 1) : Number.POSITIVE_INFINITY;
      const [mine, yours] = [own[at], theirs[place]];
      row[place] = Math.min(
        both,
        gapCost + costAt(at + 1, place),
        gapCost + costAt(at, place + 1),
        mine
          ? joinCost + joinedCost(mine, theirs, place) + costAt(at + 1, place + 2)
          : Number.POSITIVE_INFINITY,
        yours ? joinCost + joinedCost(yours, own, at) + costAt(at + 2, place + 1) : Number.POSITIVE_INFINITY,
      );
    }
  return costs;
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

/** From 0, alike, to more than two gaps. */
function unlikeness(one: Traces, other: Traces): number {
  if (one.sign !== other.sign) return 3 * gapCost;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : gapCost / 2);
}
