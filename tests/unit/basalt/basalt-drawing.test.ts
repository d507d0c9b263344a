import fc from 'fast-check';
import { expect, it } from 'vitest';
import { basaltColumns, type Column } from '../../../app/ui/basalt/basalt-columns.ts';
import { basaltComposition } from '../../../app/ui/basalt/basalt-composition.ts';
import { basaltDrawing } from '../../../app/ui/basalt/basalt-drawing.ts';
import { KIND_DISTANCE, kindHeight } from '../../../app/ui/basalt/basalt-kinds.ts';
import { basaltPrism, facePath } from '../../../app/ui/basalt/basalt-prism.ts';
import { depthRows } from '../../../app/ui/basalt/basalt-rows.ts';
import { type BasaltShape, basaltShapes } from '../../../app/ui/basalt/basalt-shapes.ts';

const shapes = Object.keys(basaltShapes) as BasaltShape[];
const anySeed = fc.oneof(fc.string(), fc.constant('not-found/hero'));
const anyPicture = fc.tuple(anySeed, fc.constantFrom(...shapes)).map(([seed, shape]) => {
  const composition = basaltComposition(seed, shape);
  const columns = basaltColumns(composition);
  return { composition, columns, markup: basaltDrawing(columns, composition, 'picture', 'once') };
});

/** A place, by a matrix as SVG writes it. */
function moved([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[], x: number, y: number) {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

const numbersIn = (text = '') => (text.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);

/** Where the markers of a drawing stand, in the order in which they are painted, picture units. */
function markersIn(markup: string): { x: number; y: number }[] {
  const [, matrix, rows = ''] =
    /<g fill="none" transform="matrix\(([^)]*)\)">(.*?)(?:<\/g>)+/s.exec(markup) ?? [];
  const row = { x: 0, y: 0 };
  const tokens = rows.matchAll(
    /<g transform="translate\(([^)]*)\)">|<path marker-mid="[^"]*" d="m0 0([^"]*)z"\/>/g,
  );
  return [...tokens].flatMap(([, step, vertices]) => {
    const [stepX = 0, stepY = 0] = numbersIn(step);
    row.x += stepX;
    row.y += stepY;
    const numbers = numbersIn(vertices);
    let [x, y] = [row.x, row.y];
    return Array.from({ length: numbers.length / 2 }, (_, vertex) => {
      x += numbers[2 * vertex] ?? 0;
      y += numbers[2 * vertex + 1] ?? 0;
      return moved(numbersIn(matrix), x, y);
    });
  });
}

it('paints every column that can be seen once, in its place, from back to front', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, composition, markup }) => {
      const markers = markersIn(markup);
      expect(markers).toHaveLength(columns.length);
      for (const [index, column] of columns.entries()) {
        const vertexY = column.y - kindHeight(column) * composition.step;
        expect(markers[index]?.x).toBeCloseTo(column.x, 0);
        expect(markers[index]?.y).toBeCloseTo(vertexY, 0);
      }
    }),
  );
});

it('paints the same surfaces when they are written one by one, for views to share', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, composition }) => {
      const markup = basaltDrawing(columns, composition, 'picture', 'often');
      expect(markup).not.toContain('marker');
      const [, rows = ''] = /<g fill="none"(.*?)(?:<\/g>)+/s.exec(markup) ?? [];
      for (const { tone, has } of basaltPrism(composition).standing) {
        const paths = [...rows.matchAll(/<path fill="var\(--basalt-([\w-]+)\)" d="([^"]*)"/g)];
        const pieces = paths.filter(([, of]) => of === tone).map(([, , d = '']) => d.split('z').length - 1);
        expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(columns.filter(has).length);
      }
    }),
  );
});

it('shows of each marker the one kind of column that is meant', () => {
  const kinds = new Set<number>();
  for (const cap of ['plain', 'lit', 'dim', 'moss', 'lava'] as const) {
    for (const shaded of [false, true]) kinds.add(kindHeight({ cap, shaded }));
  }
  expect(kinds.size).toBe(10);
  const heights = [...kinds].sort((one, other) => one - other);
  expect(heights).toEqual(heights.map((_, kind) => kind * KIND_DISTANCE));

  fc.assert(
    fc.property(anyPicture, ({ columns, composition: { frame, hexagon, step } }) => {
      const depth = Math.max(...hexagon.corners.map(({ y }) => y));
      const sides = 30 * step;
      for (const { y } of columns) {
        // The kind below begins under the picture, the one above ends over it, and the sides of its own reach the foot.
        expect(y - depth + KIND_DISTANCE * step).toBeGreaterThan(frame.height);
        expect(y + depth - KIND_DISTANCE * step + sides).toBeLessThan(0);
        expect(y - depth + sides).toBeGreaterThan(frame.height);
      }
    }),
  );
});

it('draws tops that fit the honeycomb to a fraction of a unit', () => {
  fc.assert(
    fc.property(anyPicture, ({ composition }) => {
      const { hexagon, step } = composition;
      const [top] = basaltPrism(composition).standing.filter(({ tone }) => tone === 'top');
      if (!top) throw new Error('There is no top.');
      const across = { x: hexagon.toRight.x - hexagon.toLeft.x, y: hexagon.toRight.y - hexagon.toLeft.y };
      const matrix = [across.x / 6, across.y / 6, 0, step];
      const pen = { x: top.from.x, y: top.from.y };
      const steps = numbersIn(top.d);
      const corners = Array.from({ length: 6 }, (_, corner) => {
        const place = moved(matrix, pen.x, pen.y);
        pen.x += steps[2 * corner] ?? 0;
        pen.y += steps[2 * corner + 1] ?? 0;
        return place;
      });
      const [right, backRight, backLeft, left, frontLeft, frontRight] = hexagon.corners;
      for (const [index, corner] of [left, frontLeft, frontRight, right, backRight, backLeft].entries()) {
        expect(Math.abs((corners[index]?.x ?? 0) - corner.x)).toBeLessThan(1);
        expect(Math.abs((corners[index]?.y ?? 0) - corner.y)).toBeLessThan(1);
      }
    }),
  );
});

it('lays two veils of fog over the back half, each before whole rows', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, markup }) => {
      const rows = depthRows(columns);
      expect(rows.flatMap((row) => row.columns)).toEqual(columns);
      for (const { row, columns: inRow } of rows)
        expect(inRow.every((column) => column.row === row)).toBe(true);
      const veiled = rows.flatMap(({ veiled: fog }, index) => (fog ? [index + 1] : []));
      expect(veiled.length).toBeGreaterThan(0);
      expect(veiled.length).toBeLessThanOrEqual(2);
      expect(Math.max(...veiled)).toBeLessThanOrEqual(rows.length / 2);
      expect(markup.split('var(--basalt-fog)').length - 1).toBe(veiled.length);
    }),
  );
});

it('lights the walls behind lava, and as high as they are at most', () => {
  fc.assert(
    fc.property(anyPicture, ({ columns, composition }) => {
      const { lava } = basaltPrism(composition);
      for (const column of columns.filter(({ cap }) => cap === 'lava')) {
        const [ember] = lava(column);
        const rises = [...(ember?.d.matchAll(/v(-?[\d.]+)/g) ?? [])].map(([, rise]) => Number(rise));
        const highest = Math.max(...Object.values(column.glow ?? {}));
        const most = Math.min(composition.radius, highest) / composition.step;
        let at = 0;
        for (const rise of rises) {
          at += rise;
          expect(-at).toBeLessThanOrEqual(most + 0.001);
        }
        expect(at).toBeCloseTo(0, 3);
      }
    }),
  );
});

it('writes a face from the place of its column on', () => {
  const column: Pick<Column, 'cap' | 'shaded'> = { cap: 'plain', shaded: false };
  const { standing } = basaltPrism(basaltComposition('home', 'wide'));
  const [body] = standing.filter(({ has }) => has(column));
  expect(body && facePath(body, { x: 3, y: -2 })).toBe('M1-2h4v30h-4z');
});
