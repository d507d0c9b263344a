import { keptPlaces } from '../pairs/aligned-lists.ts';

/** A part of a text that is the same as in the other one, or is not. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Two texts with what differs marked, long parts that are the same left out. */
export interface ChangedWords {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

/** Of more words than this only start and end are compared. */
const mostWords = 600;

/** So many words stay on each side of a change. */
const around = 4;

/** A text of so many characters is shown as a whole. */
const short = 80;

/**
 * Marks the words that differ between two texts. Texts that have little in common are not marked, since all of it is
 * otherwise.
 */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const kept = keptWords(old, now);
  const whole = (text: string): Piece[] => [{ text, isChanged: false }];
  if (kept.length * 3 < Math.max(old.length, now.length))
    return { before: whole(before), after: whole(after) };
  const marked = (words: readonly string[], places: readonly number[], text: string) =>
    shortened(pieces(words, new Set(places)), text);
  return {
    before: marked(
      old,
      kept.map(([place]) => place),
      before,
    ),
    after: marked(
      now,
      kept.map(([, place]) => place),
      after,
    ),
  };
}

/** Words with the space that follows them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

type Kept = readonly (readonly [before: number, after: number])[];

/** The places of words that both have. One word between two changes is taken for a part of them. */
function keptWords(before: readonly string[], after: readonly string[]): Kept {
  const trimmed = (words: readonly string[]) => words.map((word) => word.trim());
  const [old, now] = [trimmed(before), trimmed(after)];
  const all = old.length * now.length > mostWords * mostWords ? endsOf(old, now) : keptPlaces(old, now);
  return all.filter(([left, right], index) => {
    const follows = (other: Kept[number] | undefined, step: number) =>
      other !== undefined && other[0] === left + step && other[1] === right + step;
    const isEnd = left === 0 || right === 0 || left === old.length - 1 || right === now.length - 1;
    return isEnd || follows(all[index - 1], -1) || follows(all[index + 1], 1);
  });
}

/** What two long texts have in common at their start and at their end. */
function endsOf(before: readonly string[], after: readonly string[]): Kept {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const head = Array.from({ length: start }, (_, place) => [place, place] as const);
  const tail = Array.from(
    { length: end },
    (_, place) => [before.length - end + place, after.length - end + place] as const,
  );
  return [...head, ...tail];
}

function pieces(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const found: Piece[] = [];
  for (const [place, text] of words.entries()) {
    const isChanged = !kept.has(place);
    const last = found.at(-1);
    if (last?.isChanged === isChanged) found[found.length - 1] = { text: last.text + text, isChanged };
    else found.push({ text, isChanged });
  }
  return found;
}

/** Leaves out what is the same, except for some words around each change. */
function shortened(all: readonly Piece[], text: string): Piece[] {
  if (text.length <= short) return [...all];
  return all.map(({ text: own, isChanged }, place) => {
    const words = wordsOf(own);
    if (isChanged) return { text: words.length > 60 ? cut(words, 30, 10) : own, isChanged };
    const [before, after] = [place === 0 ? 0 : around, place === all.length - 1 ? 0 : around];
    return { text: words.length > before + after + 2 ? cut(words, before, after) : own, isChanged };
  });
}

/** The first and the last words, with `…` for what is between them. */
function cut(words: readonly string[], first: number, last: number): string {
  const end = last === 0 ? '' : ` ${words.slice(-last).join('')}`;
  return `${words.slice(0, first).join('').trimEnd()}${first === 0 ? '' : ' '}…${end}`;
}
