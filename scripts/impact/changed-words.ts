import { diffArrays } from 'diff';

/** A part of a text that is the same as in the other one, or is not. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Two texts with what differs marked. */
export interface ChangedWords {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
}

/** Texts with more edits than this have little in common; finding all of them would take long. */
const mostEdits = 400;

/** Marks the words that differ between two texts; texts that have little in common are not marked. */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const parts = diffArrays(old, now, { maxEditLength: mostEdits });
  const kept = parts?.filter(({ added, removed }) => !added && !removed).flatMap(({ value }) => value) ?? [];
  if (!parts || kept.length * 3 < Math.max(old.length, now.length))
    return { before: [{ text: before, isChanged: false }], after: [{ text: after, isChanged: false }] };
  const side = (other: 'added' | 'removed'): Piece[] =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) => ({ text: value.join(' '), isChanged: added || removed }));
  return { before: side('added'), after: side('removed') };
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
