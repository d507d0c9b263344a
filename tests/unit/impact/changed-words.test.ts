import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedWords, type Piece } from '../../../scripts/impact/changed-words.ts';

const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text.trim()}]` : text.trim())).join(' ');

test('texts that have little in common are not marked', () => {
  expect(shown(changedWords('All of it is old', 'Nothing stays the same').before)).toBe('All of it is old');
});

test('a part that is not marked is a part of the other text as well', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const words = changedWords(before, after);
      const kept = (pieces: readonly Piece[]) =>
        pieces.flatMap(({ text: part, isChanged }) => (isChanged ? [] : part.trim().split(' ')));
      const isMarked = [...words.before, ...words.after].some(({ isChanged }) => isChanged);
      if (isMarked) expect(kept(words.before)).toEqual(kept(words.after));
      const all = words.before.map(({ text: part }) => part).join(' ');
      expect(all).toBe(before);
    }),
  );
});
