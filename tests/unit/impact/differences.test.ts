import { expect, test } from 'vitest';
import { differences } from '../../../scripts/impact/differences.ts';

const options = {
  isLeaf: () => false,
  isRenamed: (_: unknown, { id: _old, ...before }: object & { id?: unknown }, after: { id?: unknown }) =>
    JSON.stringify(before) === JSON.stringify({ ...after, id: undefined }),
};

/** The differences in short: kind, path, former path where it is another, values. */
function short(before: unknown, after: unknown) {
  return differences(before, after, options).map(({ kind, path, formerPath, ...values }) => [
    kind,
    path.join('.'),
    ...(path.join() === formerPath.join() ? [] : [formerPath.join('.')]),
    values,
  ]);
}

test('an unknown kind of section is compared like all others', () => {
  const before = {
    sections: [{ id: 'voices', kind: 'testimonials', voices: [{ id: 'a', stars: 5 }], big: true }],
  };
  const after = {
    sections: [{ id: 'voices', kind: 'testimonials', voices: [{ id: 'a', stars: 4 }, { id: 'b' }] }],
  };
  expect(short(before, after)).toEqual([
    ['changed', 'sections.voices.voices.a.stars', { before: 5, after: 4 }],
    ['added', 'sections.voices.voices.b', { before: undefined, after: { id: 'b' } }],
    ['changed', 'sections.voices.big', { before: true, after: undefined }],
  ]);
});

test('entries that are gone, renamed or in another order', () => {
  const [a, b, c] = [
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
    { id: 'c', n: 3 },
  ];
  expect(short([a, b], [b])).toEqual([['removed', 'a', { before: a, after: undefined }]]);
  expect(short([a, b], [b, a])).toEqual([['reordered', '', { before: [a, b], after: [b, a] }]]);
  expect(short(['x', 'y'], ['y', 'z'])).toEqual([
    ['added', 'z', { before: undefined, after: 'z' }],
    ['removed', 'x', { before: 'x', after: undefined }],
  ]);
  const named = { ...c, id: 'd' };
  expect(short([a, c], [a, named])).toEqual([['renamed', 'd', 'c', { before: c, after: named }]]);
});

test('a validity period is one value', () => {
  expect(short([{ id: 'a', validFrom: '2026-12-01' }], [{ id: 'a', validUntil: '2026-12-24' }])).toEqual([
    [
      'changed',
      'a.validity',
      {
        before: { validFrom: '2026-12-01', validUntil: undefined },
        after: { validFrom: undefined, validUntil: '2026-12-24' },
      },
    ],
  ]);
});
