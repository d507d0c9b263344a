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
  return { columns: basaltColumns(basaltComposition(seed, shape)), paths: basaltPaths(seed, shape) };
};

test('a picture has at most two columns of lava, one to four veils of fog, and valid paths', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), anyShape, (seed, shape) => {
      const { columns, paths } = pictureOf(seed, shape);
      expect(columns.filter(({ cap }) => cap === 'lava').length).toBeLessThanOrEqual(2);
      expect([1, 2, 3, 4]).toContain(paths.filter(({ tone }) => tone === 'fog').length);
      for (const { d } of paths) expect(d).toMatch(/^M-?\d+ -?\d*(?:\.5)?(?:[MmlHVz]|-?\d+| )+z$/);
    }),
    { numRuns: 50 },
  );
});

test('only on the page for missing pages a column is missing: it hovers over a glowing pit', () => {
  const findHoveringColumns = (seed: string, shape: BasaltShape) =>
    pictureOf(seed, shape).columns.filter((column) => column.hovering);
  fc.assert(
    fc.property(fc.string(), anyShape, (rest, shape) => {
      const columns = findHoveringColumns(`not-found/${rest}`, shape);
      expect(columns.map(({ cap }) => cap)).toEqual(['lava']);
      for (const { y, hovering: column } of columns)
        expect((column?.y ?? 0) + (column?.length ?? 0)).toBeLessThan(y);
      expect(findHoveringColumns(`found/${rest}`, shape)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
