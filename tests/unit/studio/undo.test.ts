import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../studio/edits/apply-edits.ts';
import type { Edit, Files } from '../../../studio/edits/edit.ts';
import { editsBetween } from '../../../studio/edits/edits-between.ts';
import { takeOut } from '../../../studio/publish/undo.ts';

const CURRENCIES = ['ISK', 'USD', 'EUR', 'DKK'];
const PACKAGES = ['basic', 'plus', 'pro'];

/** Values on lines next to each other, so that they cannot be merged by lines. */
const FILES: Files = {
  'site.yaml': `packages: # the prices
${PACKAGES.map((id) => `  - id: ${id}\n    price: { ${CURRENCIES.map((code) => `${code}: 1`).join(', ')} }\n    popular: no`).join('\n')}
`,
  'locales/is/home.json': `${JSON.stringify({ hero: { title: '1', lead: '1' }, closing: '1' }, null, 2)}\n`,
};

const values: readonly ((before: number, after: number) => Edit)[] = [
  ...PACKAGES.flatMap((id) =>
    CURRENCIES.map((code) => (before: number, after: number): Edit => {
      return { kind: 'set', path: ['packages', id, 'price', code], before, after };
    }),
  ),
  ...['hero.title', 'hero.lead', 'closing'].map((key) => (before: number, after: number): Edit => {
    const texts = { before: String(before), after: String(after) };
    return { kind: 'text', language: 'is', key: `home:${key}`, ...texts };
  }),
];

test('taking back one of two publications of different values leaves the other one alone', async () => {
  const places = fc.shuffledSubarray([...values.keys()], { minLength: 2 });
  await fc.assert(
    fc.asyncProperty(places, fc.nat(), async (chosen, cut) => {
      const count = 1 + (cut % (chosen.length - 1));
      const change = (which: readonly number[], after: number) =>
        which.flatMap((place) => values[place]?.(1, after) ?? []);
      const [first, second] = [change(chosen.slice(0, count), 2), change(chosen.slice(count), 3)];
      const a = applyEdits(FILES, first).files;
      const b = applyEdits(a, second).files;
      const { changes, conflicts } = await takeOut(FILES, a, b);
      expect(conflicts).toEqual([]);
      expect({ ...b, ...changes }).toEqual(applyEdits(FILES, second).files);
    }),
    { numRuns: 40 },
  );
});

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
  const [isk, usd] = values;
  const a = applyEdits(FILES, [isk?.(1, 2), usd?.(1, 2)] as Edit[]).files;
  const b = applyEdits(a, [isk?.(2, 3)] as Edit[]).files;
  expect(await takeOut(FILES, a, b)).toEqual({
    changes: {},
    conflicts: [{ file: 'site.yaml', values: ['packages.basic.price.ISK: 3'] }],
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
