import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import type { MarkdownUnit, Paragraph } from './markdown-blocks.ts';
import { differenceProblems, differenceWording, type FactDifference, textDifference } from './parity.ts';

/**
 * Compares the facts of a document between languages, and its headings, paragraphs and list items.
 * @param reported errors in documents; a document with an error is not compared
 */
export function documentParity(
  { versions }: SharedDocument,
  site: ResolvedSite,
  reported: readonly Problem[],
): Problem[] {
  const [original, ...others] = versions;
  if (!original?.language.isDefault || versions.some(({ markdown }) => markdown.trim() === '')) return [];
  const differences = others.flatMap((other) => findDifferences(other, original, site, reported));
  return differenceProblems(differences, others.length);
}

function findDifferences(
  translation: CheckedDocument,
  original: CheckedDocument,
  site: ResolvedSite,
  reported: readonly Problem[],
): FactDifference[] {
  if (translation.units.length !== original.units.length) return findGap(translation, original);
  const reordered = findReordered(translation.units, original.units);
  if (reordered) {
    const wording = (place: string) => translateMessage('mismatch.otherOrder', { place });
    const difference = differenceAt(translation, original, 'text-mismatch', reordered, [wording, wording]);
    return [{ ...difference, place: 'order' }];
  }
  return translation.units.flatMap((unit, row): FactDifference[] => {
    const originalUnit = original.units[row];
    if (!originalUnit || isReported(translation, unit, reported)) return [];
    if (isReported(original, originalUnit, reported)) return [];
    const difference = textDifference(
      { language: translation.language, text: unit.written },
      { language: original.language, text: originalUnit.written },
      site,
    );
    if (difference) {
      const wording = (place: string) => differenceWording(difference, place);
      return [differenceAt(translation, original, 'text-mismatch', [unit, originalUnit], [wording, wording])];
    }
    if (unit.kind === originalUnit.kind && unit.level === originalUnit.level) return [];
    const wordings = [describeKind(unit, originalUnit), describeKind(originalUnit, unit)] as const;
    return [differenceAt(translation, original, 'markup-mismatch', [unit, originalUnit], wordings)];
  });
}

function isReported(
  { file, markdown }: CheckedDocument,
  { written, index }: MarkdownUnit,
  reported: readonly Problem[],
) {
  const { line: start } = placeInText(markdown, index, 1);
  const end = start + written.split('\n').length;
  return reported.some((problem) => problem.file === file && problem.line >= start && problem.line < end);
}

/** A wording, given the position of the other text. */
type WordingWith = (place: string) => Wording;

function differenceAt(
  translation: CheckedDocument,
  original: CheckedDocument,
  code: ProblemCode,
  [here, originalUnit]: readonly [MarkdownUnit, MarkdownUnit],
  [own, theirs]: readonly [WordingWith, WordingWith],
): FactDifference {
  return {
    place: formatPosition(original, originalUnit),
    own: documentProblem(translation, code, here, own(formatPosition(original, originalUnit))),
    first: documentProblem(original, code, originalUnit, theirs(formatPosition(translation, here))),
  };
}

/** A list character of a word processor, or one without the space after it. */
const LIST_SIGN = /^[-•‣▪●·]\s*/u;

function describeKind(unit: MarkdownUnit, model: MarkdownUnit): WordingWith {
  const words = unit.written.slice(unit.wordsAt).replace(LIST_SIGN, '');
  return (position) =>
    translateMessage('markup.kind', {
      here: translatePhrase(`markupKind.${unit.kind}`),
      there: translatePhrase(`markupKind.${unit.kind === model.kind ? 'same' : model.kind}`),
      meant: `${model.written.slice(0, model.wordsAt)}${words}`.trim(),
      where: position,
    });
}

/** Finds the first heading, paragraph or list item that only one of the two has. */
function findGap(translation: CheckedDocument, original: CheckedDocument): FactDifference[] {
  const isTranslationLonger = translation.units.length > original.units.length;
  const [longer, shorter] = isTranslationLonger ? [translation, original] : [original, translation];
  // A list item without its character continues the item before it.
  const joinedRow = shorter.units.findIndex(({ kind, written }) => kind === 'bullet' && /\n\S/.test(written));
  const at = joinedRow >= 0 ? joinedRow + 1 : findExtra(longer.units, shorter.units);
  const extraUnit = longer.units[at];
  if (!extraUnit) return [];
  const extraWording = translateMessage('mismatch.extra', { file: shorter.file });
  const extraProblem = documentProblem(longer, 'text-mismatch', extraUnit, extraWording);
  const unitBefore = shorter.units[at - 1];
  const wording = translateMessage('mismatch.missing', {
    kind: translatePhrase(`markupKind.${extraUnit.kind}`),
    place: formatPosition(longer, extraUnit),
    context: unitBefore ? undefined : 'before',
  });
  const mark = unitBefore ? getLastLine(unitBefore) : (shorter.units[0] ?? { written: '', index: 0 });
  const missingProblem = documentProblem(shorter, 'text-mismatch', mark, wording);
  const place = `${translation.units.length} units`;
  return [
    isTranslationLonger
      ? { place, own: extraProblem, first: missingProblem }
      : { place, own: missingProblem, first: extraProblem },
  ];
}

/**
 * Finds the unit of the longer translation that the other one lacks: the rest is most alike without it.
 * Units match if they start with the same characters and have the same numbers and facts and a similar length.
 */
function findExtra(longer: readonly MarkdownUnit[], shorter: readonly MarkdownUnit[]): number {
  const count = longer.length - shorter.length;
  const [longerTraces, shorterTraces] = [longer.map(getTraces), shorter.map(getTraces)];
  let cheapest = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (let at = 0; at <= shorter.length; at++) {
    const rest = longerTraces.toSpliced(at, count);
    const cost = shorterTraces.reduce((sum, one, index) => sum + unlikeness(one, rest[index]), 0);
    // Of equally likely list items, the last one.
    if (cost < cheapest.cost || (cost === cheapest.cost && longer[at]?.kind === 'bullet'))
      cheapest = { at, cost };
  }
  // Of two identical units, the second one is the extra one.
  return longer[cheapest.at]?.written === longer[cheapest.at + 1]?.written ? cheapest.at + 1 : cheapest.at;
}

/** Fewer units in the wrong place may just have a mistake each. */
const MERGE_THRESHOLD = 3;

/**
 * Finds where two translations begin to have the same paragraphs in another order, by their characters and facts.
 * @returns `null` if the order is the same, or the paragraphs differ
 */
function findReordered(
  units: readonly MarkdownUnit[],
  originals: readonly MarkdownUnit[],
): readonly [MarkdownUnit, MarkdownUnit] | null {
  const [traces, originalTraces] = [units.map(getTraces), originals.map(getTraces)];
  const differing = traces.flatMap(({ facts }, row) => (facts === originalTraces[row]?.facts ? [] : [row]));
  const sorted = (list: readonly Traces[]) =>
    list
      .map(({ sign, facts }) => `${sign} ${facts}`)
      .toSorted()
      .join('\n');
  if (differing.length < MERGE_THRESHOLD || sorted(traces) !== sorted(originalTraces)) return null;
  const [unit, original] = [units[differing[0] ?? 0], originals[differing[0] ?? 0]];
  return unit && original ? [unit, original] : null;
}

/** Features that translations have in common. */
interface Traces {
  readonly sign: string;
  readonly facts: string;
  readonly length: number;
}

function getTraces({ kind, level, written }: MarkdownUnit): Traces {
  return {
    sign: `${kind} ${level}`,
    facts: (written.match(/\{\{[^{}]*\}\}|\]\([^)]*\)|\d+/g) ?? []).sort().join(' '),
    length: written.length,
  };
}

/** Returns 0 (alike) to 3. */
function unlikeness(one: Traces, other: Traces | undefined): number {
  if (one.sign !== other?.sign) return 3;
  const lengths = Math.min(1, Math.abs(Math.log(one.length / other.length))) / 2;
  return lengths + (one.facts === other.facts ? 0 : 0.5);
}

function getLastLine({ written, index }: Paragraph): Paragraph {
  const start = written.lastIndexOf('\n') + 1;
  return { written: written.slice(start), index: index + start };
}

function formatPosition({ file, markdown }: CheckedDocument, { index }: Paragraph): string {
  const { line, column } = placeInText(markdown, index, 1);
  return `${file}:${line}:${column}`;
}
