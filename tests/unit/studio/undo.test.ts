import { expect, test } from 'vitest';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
import { editsBetween } from '../../../studio/edits/edits-between.ts';
import { takeOut } from '../../../studio/publish/undo.ts';

test('a value comes back as it was written, beside one that another publication has changed on its line', async () => {
  const written = (x: string, y: number) => ({ 'site.yaml': `a: { x: ${x}, y: ${y} } # b\n` });
  const { changes, conflicts } = await takeOut(
    written('one', 1),
    written('"it\'s: two"', 1),
    written('"it\'s: two"', 2),
  );
  expect(conflicts).toEqual([]);
  expect(changes).toEqual(written('one', 2));
});

test('a value that was changed again is named with what it is now', async () => {
  const site = (isk: number, usd: number) => ({ 'site.yaml': `price: { ISK: ${isk}, USD: ${usd} }\n` });
  expect(await takeOut(site(1, 1), site(2, 2), site(3, 2))).toEqual({
    changes: {},
    conflicts: [{ file: 'site.yaml', values: ['price.ISK: 3'] }],
  });
});

test('the edits between two texts make one of the other, with items and keys that come and go', () => {
  const before = 'a: 1\nlist:\n  - id: x\n    v: 1\n  - id: y\n    v: 1\nb: { c: 1 }\n';
  const after = 'a: 2\nlist:\n  - id: y\n    v: 2\n  - id: z\n    v: 1\nb: { c: 1, d: yes }\n';
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    const edits = editsBetween('site.yaml', from, to) ?? [];
    const { files, conflicts } = applyEdits({ 'site.yaml': from }, edits);
    expect(conflicts).toEqual([]);
    expect(editsBetween('site.yaml', files['site.yaml'] ?? '', to)).toEqual([]);
  }
  expect(editsBetween('site.yaml', 'l: [a, b]\n', 'l: [b, a]\n')).toBeNull();
  expect(editsBetween('content/is/terms.md', 'a', 'b')).toBeNull();
});

test('a publication is taken out of files that have changed since, or the files that stand in its way are named', async () => {
  const lines = (...changed: string[]) => `${['a', 'b', 'c', 'd', 'e', 'f', 'g', ...changed].join('\n')}\n`;
  const before = { 'a.md': lines(), 'new.md': '' };
  const after = { 'a.md': lines().replace('b', 'B') };
  expect(await takeOut(before, after, { 'a.md': lines('more').replace('b', 'B'), 'new.md': '' })).toEqual({
    changes: { 'a.md': lines('more') },
    conflicts: [],
  });
  expect(await takeOut(before, after, { 'a.md': lines().replace('b', 'BB') })).toMatchObject({
    conflicts: [{ file: 'a.md', values: [] }],
  });
  // What a publication has added goes, what it has removed comes back.
  expect(await takeOut({ 'old.md': 'x' }, { 'new.md': 'y' }, { 'new.md': 'y' })).toEqual({
    changes: { 'old.md': 'x', 'new.md': null },
    conflicts: [],
  });
});
