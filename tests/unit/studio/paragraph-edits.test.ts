import { expect, test } from 'vitest';
import { applyEdits } from '../../../edits/apply-edits.ts';

const FILE = 'content/is/terms.md';

function outcome(text: string, before: string, after: string, index = 0) {
  const edit = { kind: 'paragraph' as const, language: 'is', document: 'terms', before, after, index };
  const { files, conflicts } = applyEdits({ [FILE]: text }, [edit]);
  return conflicts.length > 0 ? 'conflict' : files[FILE];
}

test.each([
  ['# a\n', 25_000, 5_000],
  ['a\n', 50_000, 10_000],
  ['a ', 50_000, 10_000],
])('a paragraph of %j again and again is looked for in one pass', (line, count, index) => {
  // Trying each line as a beginning took minutes, during which all other requests were blocked.
  const before = `${line.repeat(index)}x`;
  expect(outcome(line.repeat(count), before, 'b')).not.toBe('b');
  expect(outcome(`${line.repeat(count)}x\n`, `${line.repeat(count)}x`, 'b')).toBe('b\n');
});

test.each([
  ['a\nb\n\na\nb\n\na\nc\n', 'a\nb', 1, 'a\nb\n\nNEW\n\na\nc\n'],
  ['a\na\na\nb\n', 'a\na\nb', 0, 'a\nNEW\n'],
  ['a\r\nb\r\n', 'a\nb', 0, 'NEW\r\n'],
  ['  - a  \n', '- a', 0, '  NEW  \n'],
  ['a  \nb\n', 'a  \nb', 0, 'NEW\n'],
])('in %j the paragraph %j is changed as whole lines', (text, before, index, newText) => {
  expect(outcome(text, before, 'NEW', index)).toBe(newText);
});
