import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basaltColumns } from '../../../app/ui/basalt/basalt-columns.ts';
import {
  type BasaltShape,
  basaltComposition,
  basaltShapes,
} from '../../../app/ui/basalt/basalt-composition.ts';
import { basaltPaths } from '../../../app/ui/basalt/basalt-paths.ts';

const anyShape = fc.constantFrom(...(Object.keys(basaltShapes) as BasaltShape[]));
const pictureOf = (seed: string, shape: BasaltShape) => {
  const composition = basaltComposition(seed, shape);
  return { composition, columns: basaltColumns(composition), paths: basaltPaths(seed, shape) };
};

/** Checks a law for any seed and shape. */
function everyPicture(law: (picture: ReturnType<typeof pictureOf>) => void): void {
  const anyPicture = fc.tuple(fc.string({ unit: 'binary' }), anyShape);
  fc.assert(
    fc.property(anyPicture, ([seed, shape]) => law(pictureOf(seed, shape))),
    { numRuns: 50 },
  );
}

test('columns have whole coordinates, from back to front; those of one row never overlap', () => {
  everyPicture(({ columns, composition }) => {
    const width = 2 * composition.hexagon.corners[0].x;
    for (const [index, column] of columns.entries()) {
      const next = columns[index + 1];
      expect([column.x, column.y, column.height].every(Number.isSafeInteger)).toBe(true);
      if (next?.row === column.row) expect(next.x - column.x).toBeGreaterThan(width);
      else if (next) expect(next.row).toBeGreaterThan(column.row);
    }
  });
});

test('every column is painted after those behind it that it can overlap', () => {
  everyPicture(({ columns, composition }) => {
    const width = 2 * composition.hexagon.corners[0].x;
    for (const behind of columns)
      for (const before of columns)
        if (before.row > behind.row && Math.abs(before.x - behind.x) < width)
          expect(before.y + before.height).toBeGreaterThan(behind.y + behind.height);
  });
});

test('a picture has at most two columns of lava, one to four veils of fog, and valid paths', () => {
  everyPicture(({ columns, paths }) => {
    expect(columns.filter(({ cap }) => cap === 'lava').length).toBeLessThanOrEqual(2);
    expect([1, 2, 3, 4]).toContain(paths.filter(({ tone }) => tone === 'fog').length);
    for (const { d } of paths) expect(d).toMatch(/^M-?\d+ -?\d*(?:\.5)?(?:[MmlHVz]|-?\d+| )+z$/);
  });
});

test('only on the page for missing pages a column is missing: it hovers over a glowing pit', () => {
  const hovering = (seed: string, shape: BasaltShape) =>
    pictureOf(seed, shape).columns.filter((column) => column.hovering);
  fc.assert(
    fc.property(fc.string(), anyShape, (rest, shape) => {
      const found = hovering(`not-found/${rest}`, shape);
      expect(found.map(({ cap }) => cap)).toEqual(['lava']);
      for (const { y, hovering: column } of found)
        expect((column?.y ?? 0) + (column?.length ?? 0)).toBeLessThan(y);
      expect(hovering(`found/${rest}`, shape)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
