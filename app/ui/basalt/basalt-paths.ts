import type { BasaltPaint } from '../../theme/basalt-tones.ts';
import type { Column } from './basalt-columns.ts';
import type { Composition } from './basalt-composition.ts';
import type { Point } from './basalt-hexagon.ts';
import { type PrismSurfaces, pair, prismSurfaces, type Stroke } from './basalt-prism.ts';

/** One element of the picture: all surfaces of one tone in one depth row. */
export interface BasaltPath {
  d: string;
  tone: BasaltPaint;
}

/** A whole picture, ready to draw in this order. */
export interface BasaltScene {
  viewBox: string;
  paths: BasaltPath[];
}

/** The foremost row, as a share of all rows, that still has fog before it; and the number of veils. */
const fogEnd = 0.5;
const veils = 2;

/**
 * In: columns from back to front, and their composition. Out: the drawing.
 * Method: painter's order by rows; inside a row nothing overlaps, so surfaces of one tone
 * become one path.
 */
export function basaltPaths(columns: readonly Column[], composition: Composition): BasaltScene {
  const { width, height } = composition.frame;
  const surfaces = prismSurfaces(composition.hexagon, height);
  const whole = `M0 0h${width}v${height}H0z`;
  const paths: BasaltPath[] = [{ tone: 'sky', d: whole }];
  const rows = rowsOf(columns);
  const veilRows = Array.from(
    { length: veils },
    (_, veil) => Math.floor((rows.length * fogEnd * (veil + 1)) / veils) - 1,
  );

  for (const [index, row] of rows.entries()) {
    paths.push(...rowPaths(row, surfaces, composition.radius));
    if (veilRows.includes(index)) paths.push({ tone: 'fog', d: whole });
  }
  for (const column of columns) paths.push(...hoveringPaths(column, surfaces));
  paths.push({ tone: 'mist', d: whole });
  return { viewBox: `0 0 ${width} ${height}`, paths };
}

/** The paths of one row, sides first. */
function rowPaths(row: readonly Column[], surfaces: PrismSurfaces, glowReach: number): BasaltPath[] {
  const layers: [BasaltPaint, (column: Column) => boolean, (column: Column) => Stroke][] = [
    ['right', ({ shows }) => shows.sides, surfaces.body],
    ['left', ({ shows }) => shows.left, surfaces.left],
    ['front', ({ shows }) => shows.front, surfaces.front],
    ['shade', ({ shows, shaded }) => shaded && (shows.left || shows.front), surfaces.body],
    ['ember', ({ cap }) => cap === 'lava', (column) => surfaces.glow(column, glowReach)],
    ['top', ({ cap }) => cap === 'plain', surfaces.top],
    ['top-lit', ({ cap }) => cap === 'lit', surfaces.top],
    ['top-dim', ({ cap }) => cap === 'dim', surfaces.top],
    ['moss', ({ cap }) => cap === 'moss', surfaces.top],
    ['edge', ({ cap, shows }) => cap !== 'lava' && (shows.left || shows.front), surfaces.edge],
    ['lava', ({ cap }) => cap === 'lava', surfaces.top],
  ];
  return layers.flatMap(([tone, belongs, draw]) => {
    const strokes = row.filter(belongs).map(draw);
    return strokes.length > 0 ? [{ tone, d: joined(strokes) }] : [];
  });
}

/** The column that has left its place; the lava under it lights its foot. */
function hoveringPaths({ x, hovering }: Column, surfaces: PrismSurfaces): BasaltPath[] {
  if (!hovering) return [];
  const { y, length } = hovering;
  const top = { x, y };
  const layers: [BasaltPaint, Stroke][] = [
    ['right', surfaces.hovering(top, length, 'body')],
    ['left', surfaces.hovering(top, length, 'left')],
    ['front', surfaces.hovering(top, length, 'front')],
    ['ember', surfaces.hovering(top, length, 'body')],
    ['top-lit', surfaces.top(top)],
    ['edge', surfaces.edge(top)],
  ];
  return layers.map(([tone, stroke]) => ({ tone, d: joined([stroke]) }));
}

function rowsOf(columns: readonly Column[]): Column[][] {
  const rows = new Map<number, Column[]>();
  for (const column of columns) {
    const row = rows.get(column.row);
    if (row) row.push(column);
    else rows.set(column.row, [column]);
  }
  return [...rows.values()];
}

/** Strings the strokes together with relative moves from one starting point to the next. */
function joined(strokes: readonly Stroke[]): string {
  let pen: Point = { x: 0, y: 0 };
  let d = '';
  for (const { from, d: piece } of strokes) {
    d += `m${pair(from.x - pen.x, from.y - pen.y, true)}${piece}`;
    pen = from;
  }
  return d;
}
