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

/** So many words stay on each side of a change in a long text. */
const around = 4;

/** A text of so many characters is shown as a whole. */
const short = 80;

/** Texts with more edits than this have little in common; finding all of them would take long. */
const mostEdits = 400;

/** Marks the words that differ between two texts; texts that have little in common are not marked. */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const parts = diffArrays(old, now, { maxEditLength: mostEdits });
  const kept = parts?.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value) ?? [];
  if (!parts || kept.length * 3 < Math.max(old.length, now.length))
    return { before: [{ text: before, isChanged: false }], after: [{ text: after, isChanged: false }] };
  const side = (other: 'added' | 'removed', text: string) =>
    parts.flatMap((part, place): Piece[] => {
      if (part[other]) return [];
      const isChanged = part.added || part.removed;
      const isLong = text.length > short && !isChanged;
      const [first, last] = [place === 0 ? 0 : around, place === parts.length - 1 ? 0 : around];
      return [{ text: isLong ? cut(part.value, first, last) : part.value.join(' '), isChanged }];
    });
  return { before: side('added', before), after: side('removed', after) };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** The first and the last words, with `…` for what is between them. */
function cut(words: readonly string[], first: number, last: number): string {
  if (words.length <= first + last + 2) return words.join(' ');
  return [...words.slice(0, first), '…', ...words.slice(words.length - last)].join(' ');
}
