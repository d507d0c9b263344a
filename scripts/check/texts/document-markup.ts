import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { phraseOf, wordingOf } from '../message.ts';
import { placeInText } from '../problems/place-in-text.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { BaseTexts } from './base-texts.ts';
import { otherOrder } from './document-parity.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import { type Block, cellsOf, type Unit } from './markdown-blocks.ts';
import { factsDiffer } from './parity.ts';

/**
 * Paragraphs, headings and lists that one language marks up in another way than the others.
 * @param reported problems with the markup of single texts, which is not compared then
 */
export function documentMarkup(
  { versions }: SharedDocument,
  { site, base, reported }: MarkupContext,
): Problem[] {
  const [first] = versions;
  if (!first) return [];
  // Where paragraphs are missing or in another order they cannot be compared, and `text-mismatch` reports that.
  const alike = versions.filter(
    ({ blocks }) => blocks.length === first.blocks.length && otherOrder(blocks, first.blocks) === null,
  );
  if (alike.length < 2) return [];
  return first.blocks.flatMap((_, place) => {
    const blocks = alike.flatMap(({ blocks }) => blocks[place] ?? []);
    const { reference, odd } = oddOnes(
      blocks.map(signatureOf),
      (version) => !base.isChanged(alike[version]?.file ?? ''),
    );
    if (odd.length === 0 || alike.some((document) => isReported(document, place, reported))) return [];
    const texts = alike.map(({ language }, version) => ({ language, text: blocks[version]?.written ?? '' }));
    if (factsDiffer(texts, site)) return [];
    const was = odd.map((version) => base.textOf(alike[version]?.file ?? ''));
    return odd.flatMap((version, at) =>
      differenceAt(alike, blocks, { odd: version, reference, was: was[at] ?? null }),
    );
  });
}

interface MarkupContext {
  readonly site: ResolvedSite;
  readonly base: BaseTexts;
  readonly reported: readonly Problem[];
}

function isReported(
  { file, markdown, blocks }: CheckedDocument,
  place: number,
  reported: readonly Problem[],
): boolean {
  const { written, index } = blocks[place] ?? { written: '', index: 0 };
  const { line: start } = placeInText(markdown, index, 1);
  const end = start + written.split('\n').length;
  return reported.some((problem) => problem.file === file && problem.line >= start && problem.line < end);
}

interface OddVersion {
  /** The place of the version that is marked up in another way than that at `reference`. */
  readonly odd: number;
  readonly reference: number;
  /** The odd text before the edit, as far as it is known. */
  readonly was: string | null;
}

function differenceAt(
  versions: readonly CheckedDocument[],
  blocks: readonly Block[],
  { odd, reference, was }: OddVersion,
): Problem[] {
  const document = versions[odd];
  const other = versions[reference];
  const block = blocks[odd];
  const like = blocks[reference];
  const difference = block && like ? differenceOf(block.units, like.units, was) : null;
  if (!document || !other || !difference) return [];
  const { line } = placeInText(other.markdown, difference.like.index, 1);
  return [
    documentProblem(document, 'markup-mismatch', difference.at, difference.wording(`${other.file}:${line}`)),
  ];
}

/** What the languages have in equal numbers. */
type CountedMarkup = 'link' | 'picture' | 'bold' | 'italic' | 'code' | 'break' | 'column' | 'point' | 'row';

function countWording(sort: CountedMarkup, here: number, there: number, where: string): Wording {
  return wordingOf('markup.count', {
    here: phraseOf(`markupCount.${sort}`, { count: here }),
    there: phraseOf(`markupCount.${sort}`, { count: there }),
    where,
  });
}

/** The markup of a block: equal for two that are marked up alike. */
function signatureOf({ units }: Block): string {
  return units
    .map((unit) => `${unit.kind}${unit.level} ${countsOf(unit).map(([, count]) => count)}`)
    .join('\n');
}

function countsOf(unit: Unit): readonly (readonly [sort: CountedMarkup, count: number])[] {
  if (unit.kind === 'code') return [];
  const { links, images, bold, italic, code, breaks } = unit.inline;
  return [
    ['link', links.length],
    ['picture', images.length],
    ['bold', bold],
    ['italic', italic],
    ['code', code],
    ['break', breaks],
    ['column', unit.kind === 'row' ? cellsOf(unit.written).length : 0],
  ];
}

interface Difference {
  /** What is marked. */
  readonly at: { readonly written: string; readonly index: number };
  /** The same place in the other text. */
  readonly like: Unit;
  /** @param where the place of the other text */
  readonly wording: (where: string) => Wording;
}

function differenceOf(own: readonly Unit[], theirs: readonly Unit[], was: string | null): Difference | null {
  for (const [place, unit] of own.entries()) {
    const like = theirs[place];
    if (like && (unit.kind !== like.kind || unit.level !== like.level)) return otherKind(unit, like);
  }
  const last = own.at(-1);
  const like = theirs[Math.min(own.length, theirs.length) - 1];
  if (!last || !like) return null;
  if (own.length !== theirs.length) {
    const at = uncounted(own, theirs, last, was);
    const sort = like.kind === 'row' ? 'row' : 'point';
    return { at, like, wording: (where) => countWording(sort, own.length, theirs.length, where) };
  }
  for (const [place, unit] of own.entries()) {
    const other = theirs[place];
    const counts = other ? new Map(countsOf(other)) : undefined;
    const found = countsOf(unit).find(([sort, count]) => counts?.get(sort) !== count);
    if (!other || !found) continue;
    const [sort, here] = found;
    return {
      at: unit,
      like: other,
      wording: (where) => countWording(sort, here, counts?.get(sort) ?? 0, where),
    };
  }
  return null;
}

/** What is one too many or too few: the unit that is new, or the one beside which one is missing. */
function uncounted(own: readonly Unit[], theirs: readonly Unit[], last: Unit, was: string | null) {
  // A point that has lost its sign is part of the one before it.
  const joined = own.find(({ written }) => written.includes('\n'));
  if (joined && own.length < theirs.length) return secondLineOf(joined);
  if (was === null || own.length < theirs.length) return last;
  return own.find(({ written }, at) => !was.includes(written) || written === own[at - 1]?.written) ?? last;
}

function otherKind(unit: Unit, like: Unit): Difference {
  const meant = like.written.slice(0, like.wordsAt) + withoutFailedSign(unit, like);
  return {
    at: unit,
    like,
    wording: (where) =>
      wordingOf('markup.kind', {
        here: phraseOf(`markupKind.${unit.kind}`),
        there: phraseOf(`markupKind.${unit.kind === like.kind ? 'same' : like.kind}`),
        meant: meant.trim(),
        where,
      }),
  };
}

/** The sign of a list that a word processor has, or behind which a space is missing. */
const failedSign = /^(?:[-\u2022\u2023\u25aa\u25cf\u00b7]|\d+[.)])\s*/u;

/** The words of a text that was meant to be a point of a list, without the sign that did not make it one. */
function withoutFailedSign({ kind, written, wordsAt }: Unit, like: Unit): string {
  const words = written.slice(wordsAt);
  const isPoint = kind === 'paragraph' && (like.kind === 'bullet' || like.kind === 'number');
  return isPoint ? words.replace(failedSign, '') : words;
}

function secondLineOf({ written, index }: Unit): { readonly written: string; readonly index: number } {
  const start = written.indexOf('\n') + 1;
  return { written: written.slice(start), index: index + start };
}
/** Several versions of one thing that are alike or not. */
interface OddOnes {
  /** The place of a version that is as most are. */
  readonly reference: number;
  /** The places of those that are not. */
  readonly odd: readonly number[];
}

/**
 * Finds the versions that differ from the others: the majority is right, then those that the edit left unchanged, then the first.
 * @param versions each in a form that is equal for versions that are alike
 * @param isUntouched whether a version is as it was before the edit
 */
function oddOnes(versions: readonly string[], isUntouched: (place: number) => boolean): OddOnes {
  const places = [...versions.keys()];
  const groups = [...Map.groupBy(places, (place) => versions[place]).values()];
  if (groups.length < 2) return { reference: 0, odd: [] };
  const weightOf = (group: readonly number[]) =>
    group.length + group.filter(isUntouched).length / (versions.length + 1);
  const usual = groups.reduce((best, next) => (weightOf(next) > weightOf(best) ? next : best));
  return { reference: usual[0] ?? 0, odd: places.filter((place) => !usual.includes(place)) };
}
