import { phraseOf, wordingOf } from '../message.ts';
import type { Wording } from '../problems/wording-type.ts';
import { cellsOf, type Unit } from './markdown-blocks.ts';

/** What the languages have in equal numbers. */
type CountedMarkup = 'link' | 'picture' | 'bold' | 'italic' | 'code' | 'break' | 'column' | 'point' | 'row';

function countWording(sort: CountedMarkup, here: number, there: number, where: string): Wording {
  return wordingOf('markup.count', {
    here: phraseOf(`markupCount.${sort}`, { count: here }),
    there: phraseOf(`markupCount.${sort}`, { count: there }),
    where,
  });
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

interface MarkupDifference {
  /** What is marked. */
  readonly at: { readonly written: string; readonly index: number };
  /** The same place in the other text. */
  readonly like: Unit;
  /** @param where the place of the other text */
  readonly wording: (where: string) => Wording;
}

/** The first difference in the markup of a paragraph; null when both are marked up alike. */
export function markupDifference(own: readonly Unit[], theirs: readonly Unit[]): MarkupDifference | null {
  for (const [place, unit] of own.entries()) {
    const like = theirs[place];
    if (like && (unit.kind !== like.kind || unit.level !== like.level)) return otherKind(unit, like);
  }
  const last = own.at(-1);
  const like = theirs[Math.min(own.length, theirs.length) - 1];
  if (!last || !like) return null;
  if (own.length !== theirs.length) {
    const at = uncounted(own, theirs, last);
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

/** What is one too many or too few: the unit that is there twice, or else the last one. */
function uncounted(own: readonly Unit[], theirs: readonly Unit[], last: Unit) {
  // A point that has lost its sign is part of the one before it.
  const joined = own.find(({ written }) => written.includes('\n'));
  if (joined && own.length < theirs.length) return secondLineOf(joined);
  return own.find(({ written }, at) => written === own[at - 1]?.written) ?? last;
}

/** The sign of a list that a word processor has, or behind which a space is missing. */
const failedSign = /^[-•‣▪●·]\s*/u;

function otherKind(unit: Unit, like: Unit): MarkupDifference {
  const meant =
    like.written.slice(0, like.wordsAt) + unit.written.slice(unit.wordsAt).replace(failedSign, '');
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

function secondLineOf({ written, index }: Unit): { readonly written: string; readonly index: number } {
  const start = written.indexOf('\n') + 1;
  return { written: written.slice(start), index: index + start };
}
