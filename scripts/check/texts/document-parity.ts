import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { wordingOf } from '../message.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { firstGap, otherOrder } from './document-order.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import type { Block, Paragraph } from './markdown-blocks.ts';
import { markupDifference } from './markup-difference.ts';
import { type Difference, differenceProblems, differenceWording, textDifference } from './parity.ts';

/**
 * Compares what the languages state in a document and how they mark it up, paragraph by paragraph.
 * @param reported errors in documents; paragraphs with one are not compared
 */
export function documentParity(
  { versions }: SharedDocument,
  site: ResolvedSite,
  reported: readonly Problem[],
): Problem[] {
  const [first, ...others] = versions;
  if (!first?.language.isDefault || versions.some(({ markdown }) => markdown.trim() === '')) return [];
  const differences = others.flatMap((other) => differencesOf(other, first, site, reported));
  return differenceProblems(differences, others.length);
}

function differencesOf(
  one: CheckedDocument,
  first: CheckedDocument,
  site: ResolvedSite,
  reported: readonly Problem[],
): Difference[] {
  const [own, theirs] = [one.blocks, first.blocks];
  if (own.length !== theirs.length) return gapBetween(one, first);
  const turn = otherOrder(own, theirs);
  if (turn) {
    const wording = (place: string) => wordingOf('mismatch.otherOrder', { place });
    const both = { here: turn.own, there: turn.theirs, wording };
    return [{ ...differenceAt(one, first, 'text-mismatch', both), place: 'order' }];
  }
  return own.flatMap((block, row): Difference[] => {
    const other = theirs[row];
    if (!other || isReported(one, row, reported) || isReported(first, row, reported)) return [];
    return (
      factDifference(one, first, [block, other], site) ?? markupProblem(one, first, [block, other]) ?? []
    );
  });
}

function isReported({ file, markdown, blocks }: CheckedDocument, row: number, reported: readonly Problem[]) {
  const { written, index } = blocks[row] ?? { written: '', index: 0 };
  const { line: start } = placeInText(markdown, index, 1);
  const end = start + written.split('\n').length;
  return reported.some((problem) => problem.file === file && problem.line >= start && problem.line < end);
}

function factDifference(
  one: CheckedDocument,
  first: CheckedDocument,
  [block, other]: readonly [Block, Block],
  site: ResolvedSite,
): Difference[] | null {
  const differenceOf = (here: Paragraph, there: Paragraph) =>
    textDifference(
      { language: one.language, text: here.written },
      { language: first.language, text: there.written },
      site,
    );
  const whole = differenceOf(block, other);
  if (!whole) return null;
  // Of a list or table the entry is reported.
  const [entries, otherEntries] = [entriesOf(block), entriesOf(other)];
  const pairs = entries.flatMap((here, at) => {
    const there = entries.length === otherEntries.length ? otherEntries[at] : undefined;
    const difference = there ? differenceOf(here, there) : null;
    return there && difference ? [{ here, there, difference }] : [];
  });
  const { here, there, difference } = pairs[0] ?? { here: block, there: other, difference: whole };
  const wording = (place: string) => differenceWording(difference, place);
  return [differenceAt(one, first, 'text-mismatch', { here, there, wording })];
}

function markupProblem(
  one: CheckedDocument,
  first: CheckedDocument,
  [block, other]: readonly [Block, Block],
): Difference[] | null {
  const own = markupDifference(block.units, other.units);
  const theirs = markupDifference(other.units, block.units);
  if (!own || !theirs) return null;
  const lineOf = ({ file, markdown }: CheckedDocument, { index }: Paragraph) =>
    `${file}:${placeInText(markdown, index, 1).line}`;
  return [
    {
      place: placeOf(first, other),
      own: documentProblem(one, 'markup-mismatch', own.at, own.wording(lineOf(first, own.like))),
      first: documentProblem(first, 'markup-mismatch', theirs.at, theirs.wording(lineOf(one, theirs.like))),
    },
  ];
}

interface BothSides {
  readonly here: Paragraph;
  readonly there: Paragraph;
  /** By the place of the other text. */
  readonly wording: (place: string) => Wording;
}

function differenceAt(
  one: CheckedDocument,
  first: CheckedDocument,
  code: ProblemCode,
  { here, there, wording }: BothSides,
): Difference {
  return {
    place: placeOf(first, there),
    own: documentProblem(one, code, here, wording(placeOf(first, there))),
    first: documentProblem(first, code, there, wording(placeOf(one, here))),
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
  const beside = lacking.blocks[gap.at - 1] ?? lacking.blocks[0] ?? { written: '', index: 0 };
  if (!extra) return [];
  const what = extra.written.startsWith('#') ? 'Heading' : 'Paragraph';
  const side = gap.at > 0 ? 'after' : 'before';
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
