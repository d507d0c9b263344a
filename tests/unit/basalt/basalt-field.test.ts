import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeField, pageField } from '../../../app/ui/basalt/basalt-field.ts';

test('a page always has the same seven near columns, one of them a pit between two others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (seed) => {
      const field = pageField(seed);
      expect(pageField(seed)).toEqual(field);
      expect(field.near).toHaveLength(7);
      const pits = field.near.flatMap(({ cap }, file) => (cap === 'lava' ? [file] : []));
      expect(pits).toHaveLength(1);
      expect([0, 6]).not.toContain(pits[0]);
      for (const { x, y } of field.far.flat()) expect([x, y].every(Number.isInteger)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('twelve near columns are as wide as the picture of the home page; its peak is right of the title', () => {
  expect(homeField.near.length * 120).toBe(homeField.width);
  expect(Math.min(...homeField.far.flat().map(({ x }) => x))).toBeGreaterThan(homeField.width / 2);
});
