import fc from 'fast-check';
import { expect, it } from 'vitest';
import { basaltColumns } from '../../../app/ui/basalt/basalt-columns.ts';
import { basaltComposition } from '../../../app/ui/basalt/basalt-composition.ts';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-shapes.ts';

const anyShape = fc.constantFrom(...(Object.keys(basaltShapes) as BasaltShape[]));
const columnsOf = (seed: string, shape: BasaltShape) => basaltColumns(basaltComposition(seed, shape));

it('lacks one column in the pictures of the page that says that a page is missing', () => {
  fc.assert(
    fc.property(fc.string(), anyShape, (rest, shape) => {
      const columns = columnsOf(`not-found/${rest}`, shape);
      const hovering = columns.filter((column) => column.hovering);
      expect(hovering).toHaveLength(1);
      // It hovers over a pit that glows, and nothing else does.
      expect(columns.filter(({ cap }) => cap === 'lava')).toEqual(hovering);
      for (const { y, hovering: column } of hovering)
        expect((column?.y ?? 0) + (column?.length ?? 0)).toBeLessThan(y);
    }),
  );
});

it('leaves every column in its place everywhere else', () => {
  fc.assert(
    fc.property(fc.string(), anyShape, (seed, shape) => {
      fc.pre(!seed.startsWith('not-found/'));
      expect(columnsOf(seed, shape).some((column) => column.hovering)).toBe(false);
    }),
  );
});

it('shows the column in the air whole on the not-found page', () => {
  const frame = basaltShapes.hero;
  const [column] = columnsOf('not-found/hero', 'hero').filter(({ hovering }) => hovering);
  expect(column?.x).toBeGreaterThan(frame.width * 0.4);
  expect(column?.x).toBeLessThan(frame.width * 0.85);
  expect(column?.hovering?.y).toBeGreaterThan(frame.height * 0.2);
});
