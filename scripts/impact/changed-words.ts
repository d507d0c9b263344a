import { diffArrays } from 'diff';

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

/** So many words stay on each side of a change. */
const around = 4;

/** A text of so many characters is shown as a whole. */
const short = 80;

/** Texts with more edits than this have little in common; finding all of them would take long. */
const mostEdits = 400;

/** Marks the words that differ between two texts; texts that have little in common are not marked. */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const parts = diffArrays(old, now, {
    comparator: (one, other) => one.trim() === other.trim(),
    maxEditLength: mostEdits,
  });
  const kept = parts?.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value) ?? [];
  if (!parts || kept.length * 3 < Math.max(old.length, now.length))
    return { before: [{ text: before, isChanged: false }], after: [{ text: after, isChanged: false }] };
  // One word between two changes belongs to them.
  const isKept = parts.map(({ added, removed, count }, place) => {
    const isEnd = place === 0 || place === parts.length - 1;
    return !added && !removed && (isEnd || (count ?? 0) > 1);
  });
  const side = (words: readonly string[], other: 'added' | 'removed', text: string) => {
    const pieces: Piece[] = [];
    let start = 0;
    for (const [place, part] of parts.entries()) {
      if (part[other]) continue;
      const end = start + part.value.length;
      const own = { text: words.slice(start, end).join(''), isChanged: !isKept[place] };
      const last = pieces.at(-1);
      if (last?.isChanged === own.isChanged)
        pieces[pieces.length - 1] = { ...own, text: last.text + own.text };
      else pieces.push(own);
      start = end;
    }
    return shortened(pieces, text);
  };
  return { before: side(old, 'added', before), after: side(now, 'removed', after) };
}

/** Words with the space that follows them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*/g) ?? [];
}

/** Leaves out what is the same, except for some words around each change. */
function shortened(pieces: readonly Piece[], text: string): Piece[] {
  if (text.length <= short) return [...pieces];
  return pieces.map(({ text: own, isChanged }, place) => {
    const words = wordsOf(own);
    if (isChanged) return { text: words.length > 60 ? cut(words, 30, 10) : own, isChanged };
    const [before, after] = [place === 0 ? 0 : around, place === pieces.length - 1 ? 0 : around];
    return { text: words.length > before + after + 2 ? cut(words, before, after) : own, isChanged };
  });
}

/** The first and the last words, with `…` for what is between them. */
function cut(words: readonly string[], first: number, last: number): string {
  const end = last === 0 ? '' : ` ${words.slice(-last).join('')}`;
  return `${words.slice(0, first).join('').trimEnd()}${first === 0 ? '' : ' '}…${end}`;
}
