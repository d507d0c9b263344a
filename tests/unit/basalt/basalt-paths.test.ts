import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basaltColumns } from '../../../app/ui/basalt/basalt-columns.ts';
import { basaltComposition } from '../../../app/ui/basalt/basalt-composition.ts';
import { basaltPaths, depthRows } from '../../../app/ui/basalt/basalt-paths.ts';
import { basaltPrism, facePath } from '../../../app/ui/basalt/basalt-prism.ts';
import { ridgeSymbol } from '../../../app/ui/basalt/basalt-ridge.ts';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-shapes.ts';

const anySeed = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('not-found/hero'));
const anyPicture = fc
  .tuple(anySeed, fc.constantFrom(...(Object.keys(basaltShapes) as BasaltShape[])))
  .map(([seed, shape]) => {
    const composition = basaltComposition(seed, shape);
    const columns = basaltColumns(composition);
    return { composition, columns, prism: basaltPrism(composition), paths: basaltPaths(seed, shape) };
  });

test('every surface of every column is painted once, on whole numbers', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, prism, paths }) => {
      for (const face of prism.standing.filter(({ tone }) => tone !== 'shade')) {
        const outline = facePath(face, [{ x: 0, y: 0 }]).replace(/^M[^l]*/, '');
        const painted = paths
          .filter(({ tone }) => tone === face.tone)
          .flatMap(({ d }) => d.split(/[Mm]/).filter((piece) => piece.endsWith(outline)));
        const airborne = columns.filter(({ hovering }) => hovering).length;
        const expected = columns.filter(face.isOn).length;
        expect([expected, expected + airborne]).toContain(painted.length);
      }
      for (const { d } of paths) expect(d).toMatch(/^M-?\d+ -?\d*(?:\.5)?(?:[MmlHVz]|-?\d+| )+z$/);
    }),
  );
});

test('two veils of fog lie over the back half, each before whole rows', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, paths }) => {
      const rows = depthRows(columns);
      expect(rows.flatMap((row) => row.columns)).toEqual(columns);
      for (const row of rows) expect(new Set(row.columns.map((column) => column.row)).size).toBe(1);
      const veiled = rows.flatMap(({ isVeiled }, place) => (isVeiled ? [place + 1] : []));
      expect(veiled.length).toBeGreaterThan(0);
      expect(veiled.length).toBeLessThanOrEqual(2);
      expect(Math.max(...veiled)).toBeLessThanOrEqual(rows.length / 2);
      expect(paths.filter(({ tone }) => tone === 'fog')).toHaveLength(veiled.length);
    }),
  );
});

test('sides reach below the foot of the picture, and the shine of lava no higher than the walls behind it', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, composition: { frame, radius }, prism }) => {
      const lowest = Math.max(...prism.standing.flatMap(({ corners }) => corners.map(({ y }) => y)));
      for (const column of columns) {
        expect(column.y + lowest).toBeGreaterThan(frame.height);
        if (column.cap !== 'lava') continue;
        const highest = Math.min(radius, Math.max(...Object.values(column.glow ?? {})));
        const top = prism.standing.flatMap(({ tone, corners }) => (tone === 'top' ? corners : []));
        const [ember] = prism.lava(column);
        const reach = Math.min(...(ember?.corners ?? []).map(({ y }) => y));
        expect(reach).toBeGreaterThanOrEqual(Math.min(...top.map(({ y }) => y)) - highest);
      }
    }),
  );
});

test('a picture that is shown again is not made again', () => {
  expect(basaltPaths('news/first', 'tile')).toBe(basaltPaths('news/first', 'tile'));
  expect(basaltPaths('news/first', 'card')).not.toEqual(basaltPaths('news/first', 'tile'));
});

test('the ridge of the sprite has its own colours and refers to nothing', () => {
  const ridge = ridgeSymbol();
  expect(ridge).toMatch(/^<symbol id="ridge" viewBox="0 0 \d+ \d+"/);
  expect(ridge).not.toMatch(/url\(|var\(/);
  expect(ridge).toMatch(/fill="#[0-9a-f]{6,8}"/);
});
