import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';
import type { Block, Paragraph } from './markdown-blocks.ts';
import { differenceWording, type TextDifference, textDifference } from './parity.ts';

/** Something that one language states otherwise than the first one. */
interface Difference {
  /** The same for the same mistake, whichever language is compared. */
  readonly place: string;
  /** What is reported if only this language differs. */
  readonly own: Problem;
  /** What is reported if every language differs here: then the mistake is in the first one. */
  readonly first: Problem;
}

/**
 * Compares what the languages state in a document, paragraph by paragraph. Where all differ from the first one, the
 * mistake is there, and is reported once.
 * @param first the document in the first language
 * @param names proper names that every language writes alike
 */
export function documentParity(
  first: CheckedDocument,
  others: readonly CheckedDocument[],
  names: Pick<ResolvedSite, 'properNames'>,
): Problem[] {
  const differences = others.flatMap((other) => differencesOf(other, first, names));
  return [...Map.groupBy(differences, ({ place }) => place).values()].flatMap((found) => {
    const [one] = found;
    const isInAll = others.length > 1 && found.length === others.length;
    return one && isInAll ? [one.first] : found.map(({ own }) => own);
  });
}

function differencesOf(
  one: CheckedDocument,
  first: CheckedDocument,
  names: Pick<ResolvedSite, 'properNames'>,
): Difference[] {
  const [own, theirs] = [one.blocks, first.blocks];
  if (own.length !== theirs.length) return gapBetween(one, first);
  const differenceOf = (here: Paragraph, there: Paragraph): TextDifference | null =>
    textDifference(
      { language: one.language, text: here.written },
      { language: first.language, text: there.written },
      names,
    );
  const differences = own.flatMap((block, row) => {
    const other = theirs[row];
    const whole = other && differenceOf(block, other);
    if (!whole) return [];
    // Of a list or table the entry is reported.
    const [entries, otherEntries] = [entriesOf(block), entriesOf(other)];
    const isAlike = entries.length === otherEntries.length;
    const pairs = entries.flatMap((entry, at) => {
      const like = otherEntries[at];
      const difference = isAlike && like ? differenceOf(entry, like) : null;
      return like && difference ? [{ here: entry, there: like, difference }] : [];
    });
    const { here, there, difference } = pairs[0] ?? { here: block, there: other, difference: whole };
    return differenceAt(one, here, first, there, placeOf(first, there), (place) =>
      differenceWording(difference, place),
    );
  });
  const turn = differences.length > 0 ? otherOrder(own, theirs) : null;
  if (turn === null) return differences;
  return [
    differenceAt(one, turn.own, first, turn.theirs, 'order', (place) =>
      wordingOf('mismatch.otherOrder', { place }),
    ),
  ];
}

/** @param wording by the place of the other text */
function differenceAt(
  one: CheckedDocument,
  here: Paragraph,
  first: CheckedDocument,
  there: Paragraph,
  place: string,
  wording: (place: string) => Wording,
): Difference {
  return {
    place,
    own: documentProblem(one, 'text-mismatch', here, wording(placeOf(first, there))),
    first: documentProblem(first, 'text-mismatch', there, wording(placeOf(one, here))),
  };
}

/** The first paragraph that only one of the two has. */
function gapBetween(one: CheckedDocument, first: CheckedDocument): Difference[] {
  const [own, theirs] = [one.blocks, first.blocks];
  const gap = firstGap(own, theirs);
  if (!gap) return [];
  const isOwn = gap.in === 'own';
  const [full, lacking] = isOwn ? [one, first] : [first, one];
  const extra = full.blocks[gap.at];
  const beside = lacking.blocks[gap.before - 1] ?? lacking.blocks[0] ?? { written: '', index: 0 };
  if (!extra) return [];
  const what = extra.written.startsWith('#') ? 'Heading' : 'Paragraph';
  const side = gap.before > 0 ? 'after' : 'before';
  const place = `${own.length} paragraphs`;
  const extraWording = wordingOf(`mismatch.extra${what}`, { file: lacking.file });
  const tooMuch = documentProblem(full, 'text-mismatch', extra, extraWording);
  const wording = wordingOf(`mismatch.missing${what}`, { place: placeOf(full, extra), context: side });
  const at = side === 'after' ? lastLine(beside) : beside;
  const tooLittle = documentProblem(lacking, 'text-mismatch', at, wording);
  return [isOwn ? { place, own: tooMuch, first: tooLittle } : { place, own: tooLittle, first: tooMuch }];
}

/** The points of a list or the rows of a table. */
function entriesOf({ units }: Block): readonly Paragraph[] {
  return units.filter(({ kind }) => kind === 'bullet' || kind === 'number' || kind === 'row');
}

function lastLine({ written, index }: Paragraph): Paragraph {
  const start = written.lastIndexOf('\n') + 1;
  return { written: written.slice(start), index: index + start };
}

function placeOf({ file, markdown }: CheckedDocument, { index }: Paragraph): string {
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
 * Finds where one of two translations has paragraphs that the other one lacks: where the rest is most alike without them.
 * Paragraphs belong together that have the same signs at their start, the same numbers and facts, and about the same
 * length.
 * @returns null when they have the same number of paragraphs
 */
function firstGap(own: readonly Paragraph[], theirs: readonly Paragraph[]): Gap | null {
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
    const cost = costOf(full.toSpliced(at, count));
    if (cost < best.cost) best = { at, cost };
  }
  // Of two that are the same, the second one is too many.
  const at = longer[best.at]?.written === longer[best.at + 1]?.written ? best.at + 1 : best.at;
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

/** Fewer paragraphs in the wrong place may as well be paragraphs with a mistake. */
const severalParts = 3;

/**
 * Where two translations begin to have the same paragraphs in another order, judged by their signs and facts.
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

/** From 0, alike, to 3. */
function unlikeness(one: Traces, other: Traces | undefined): number {
  if (one.sign !== other?.sign) return 3;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : 0.5);
}
