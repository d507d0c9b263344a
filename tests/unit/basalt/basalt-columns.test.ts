import fc from 'fast-check';
import { expect, it } from 'vitest';
import { basaltColumns } from '../../../app/ui/basalt/basalt-columns.ts';
import { basaltComposition } from '../../../app/ui/basalt/basalt-composition.ts';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-shapes.ts';

const shapes = Object.keys(basaltShapes) as BasaltShape[];
const anyPicture = fc.tuple(fc.string(), fc.constantFrom(...shapes)).map(([seed, shape]) => {
  const composition = basaltComposition(seed, shape);
  return { composition, columns: basaltColumns(composition) };
});

it('stands on whole numbers, from back to front', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns }) => {
      expect(columns.every(({ x, y, height }) => [x, y, height].every(Number.isSafeInteger))).toBe(true);
      expect(columns.map(({ row }) => row)).toEqual(
        columns.map(({ row }) => row).sort((one, other) => one - other),
      );
    }),
  );
});

it('keeps columns of one row apart, so that a row needs no order', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, composition }) => {
      const width = 2 * composition.hexagon.corners[0].x;
      for (const [index, column] of columns.entries()) {
        const next = columns[index + 1];
        if (next?.row === column.row) expect(next.x - column.x).toBeGreaterThan(width);
      }
    }),
  );
});

it('paints every column after those behind it whose outline it can touch', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, composition }) => {
      const width = 2 * composition.hexagon.corners[0].x;
      for (const behind of columns) {
        for (const before of columns) {
          if (before.row <= behind.row || Math.abs(before.x - behind.x) >= width) continue;
          expect(before.y + before.height).toBeGreaterThan(behind.y + behind.height);
        }
      }
    }),
  );
});

it('fills the plane: the three steps to the front close without a gap', () => {
  fc.assert(
    fc.property(anyPicture, ({ composition: { hexagon } }) => {
      expect(hexagon.toLeft.x + hexagon.toRight.x).toBe(hexagon.toFront.x);
      expect(hexagon.toLeft.y + hexagon.toRight.y).toBe(hexagon.toFront.y);
    }),
  );
});

it('uses lava sparingly', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns }) => {
      expect(columns.filter(({ cap }) => cap === 'lava').length).toBeLessThanOrEqual(2);
    }),
  );
});
