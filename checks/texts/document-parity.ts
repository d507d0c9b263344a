import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import { placeInText } from '../problems/file-problem.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import type { Paragraph, Unit } from './markdown-blocks.ts';
import { type Difference, differenceProblems, differenceWording, textDifference } from './parity.ts';

/**
 * Compares the facts of a document between languages, and its headings, paragraphs and list items.
 * @param reported errors in documents; a document with an error is not compared
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
  if (one.units.length !== first.units.length) return gapBetween(one, first);
  const turn = otherOrder(one.units, first.units);
  if (turn) {
    const wording = (place: string) => translateMessage('mismatch.otherOrder', { place });
    return [{ ...differenceAt(one, first, 'text-mismatch', turn, [wording, wording]), place: 'order' }];
  }
  return one.units.flatMap((here, row): Difference[] => {
    const there = first.units[row];
    if (!there || isReported(one, here, reported) || isReported(first, there, reported)) return [];
    const difference = textDifference(
      { language: one.language, text: here.written },
      { language: first.language, text: there.written },
      site,
    );
    if (difference) {
      const wording = (place: string) => differenceWording(difference, place);
      return [differenceAt(one, first, 'text-mismatch', [here, there], [wording, wording])];
    }
    if (here.kind === there.kind && here.level === there.level) return [];
    const wordings = [otherKind(here, there), otherKind(there, here)] as const;
    return [differenceAt(one, first, 'markup-mismatch', [here, there], wordings)];
  });
}

function isReported(
  { file, markdown }: CheckedDocument,
  { written, index }: Unit,
  reported: readonly Problem[],
) {
  const { line: start } = placeInText(markdown, index, 1);
  const end = start + written.split('\n').length;
  return reported.some((problem) => problem.file === file && problem.line >= start && problem.line < end);
}

/** A wording, given the position of the other text. */
type WordingWith = (place: string) => Wording;

function differenceAt(
  one: CheckedDocument,
  first: CheckedDocument,
  code: ProblemCode,
  [here, there]: readonly [Unit, Unit],
  [own, theirs]: readonly [WordingWith, WordingWith],
): Difference {
  return {
    place: placeOf(first, there),
    own: documentProblem(one, code, here, own(placeOf(first, there))),
    first: documentProblem(first, code, there, theirs(placeOf(one, here))),
  };
}

/** A list character of a word processor, or one without the space after it. */
const FAILED_SIGN = /^[-•‣▪●·]\s*/u;

function otherKind(unit: Unit, like: Unit): WordingWith {
  const words = unit.written.slice(unit.wordsAt).replace(FAILED_SIGN, '');
  return (where) =>
    translateMessage('markup.kind', {
      here: translatePhrase(`markupKind.${unit.kind}`),
      there: translatePhrase(`markupKind.${unit.kind === like.kind ? 'same' : like.kind}`),
      meant: `${like.written.slice(0, like.wordsAt)}${words}`.trim(),
      where,
    });
}

/** Finds the first heading, paragraph or list item that only one of the two has. */
function gapBetween(one: CheckedDocument, first: CheckedDocument): Difference[] {
  const isOwn = one.units.length > first.units.length;
  const [full, lacking] = isOwn ? [one, first] : [first, one];
  // A list item without its character continues the item before it.
  const joined = lacking.units.findIndex(({ kind, written }) => kind === 'bullet' && /\n\S/.test(written));
  const at = joined >= 0 ? joined + 1 : firstExtra(full.units, lacking.units);
  const extra = full.units[at];
  if (!extra) return [];
  const extraWording = translateMessage('mismatch.extra', { file: lacking.file });
  const tooMuch = documentProblem(full, 'text-mismatch', extra, extraWording);
  const beside = lacking.units[at - 1];
  const wording = translateMessage('mismatch.missing', {
    kind: translatePhrase(`markupKind.${extra.kind}`),
    place: placeOf(full, extra),
    context: beside ? undefined : 'before',
  });
  const mark = beside ? lastLine(beside) : (lacking.units[0] ?? { written: '', index: 0 });
  const tooLittle = documentProblem(lacking, 'text-mismatch', mark, wording);
  const place = `${one.units.length} units`;
  return [isOwn ? { place, own: tooMuch, first: tooLittle } : { place, own: tooLittle, first: tooMuch }];
}

/**
 * Finds the unit of the longer translation that the other one lacks: the rest is most alike without it.
 * Units match if they start with the same characters and have the same numbers and facts and a similar length.
 */
function firstExtra(longer: readonly Unit[], shorter: readonly Unit[]): number {
  const count = longer.length - shorter.length;
  const [full, lacking] = [longer.map(tracesOf), shorter.map(tracesOf)];
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  for (let at = 0; at <= shorter.length; at++) {
    const rest = full.toSpliced(at, count);
    const cost = lacking.reduce((sum, one, place) => sum + unlikeness(one, rest[place]), 0);
    // Of equally likely list items, the last one.
    if (cost < best.cost || (cost === best.cost && longer[at]?.kind === 'bullet')) best = { at, cost };
  }
  // Of two identical units, the second one is the extra one.
  return longer[best.at]?.written === longer[best.at + 1]?.written ? best.at + 1 : best.at;
}

/** Fewer units in the wrong place may just have a mistake each. */
const MERGE_THRESHOLD = 3;

/**
 * Finds where two translations begin to have the same paragraphs in another order, by their characters and facts.
 * @returns `null` if the order is the same, or the paragraphs differ
 */
function otherOrder(own: readonly Unit[], theirs: readonly Unit[]): readonly [Unit, Unit] | null {
  const [ours, others] = [own.map(tracesOf), theirs.map(tracesOf)];
  const odd = ours.flatMap(({ facts }, place) => (facts === others[place]?.facts ? [] : [place]));
  const sorted = (traces: readonly Traces[]) =>
    traces
      .map(({ sign, facts }) => `${sign} ${facts}`)
      .toSorted()
      .join('\n');
  if (odd.length < MERGE_THRESHOLD || sorted(ours) !== sorted(others)) return null;
  const [here, there] = [own[odd[0] ?? 0], theirs[odd[0] ?? 0]];
  return here && there ? [here, there] : null;
}

/** Features that translations have in common. */
interface Traces {
  readonly sign: string;
  readonly facts: string;
  readonly length: number;
}

function tracesOf({ kind, level, written }: Unit): Traces {
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

function lastLine({ written, index }: Paragraph): Paragraph {
  const start = written.lastIndexOf('\n') + 1;
  return { written: written.slice(start), index: index + start };
}

function placeOf({ file, markdown }: CheckedDocument, { index }: Paragraph): string {
  const { line, column } = placeInText(markdown, index, 1);
  return `${file}:${line}:${column}`;
}
