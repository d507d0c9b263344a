import type { Column } from './basalt-columns.ts';
import type { Hexagon, Point } from './basalt-hexagon.ts';

/** A piece of path with relative commands that begins and ends at `from`. */
export interface Stroke {
  from: Point;
  d: string;
}

/** The surfaces of a prism: each takes a column and gives the piece of path that draws it. */
export interface PrismSurfaces {
  body(column: Column): Stroke;
  left(column: Column): Stroke;
  front(column: Column): Stroke;
  top(column: Point): Stroke;
  edge(column: Point): Stroke;
  glow(column: Column, reach: number): Stroke;
  /** The sides of a column in the air: all three, or the left or front one. */
  hovering(top: Point, length: number, side: 'body' | 'left' | 'front'): Stroke;
}

/**
 * In: the hexagon of the picture and the line (y) below everything visible.
 * Out: its surfaces. Sides run down to that line, since what stands before a column is
 * painted after it; so all columns share the same few strings, which compress to almost nothing.
 */
export function prismSurfaces(hexagon: Hexagon, floor: number): PrismSurfaces {
  const [right, backRight, backLeft, left, frontLeft, frontRight] = hexagon.corners;
  const width = right.x - left.x;
  const body = `${line(left, right)}V${floor}h${-width}z`;
  const leftSide = `${line(left, frontLeft)}V${floor}h${left.x - frontLeft.x}z`;
  const frontSide = `${line(frontLeft, frontRight)}V${floor}h${frontLeft.x - frontRight.x}z`;
  const top = `${line(left, frontLeft, frontRight, right, backRight, backLeft)}z`;
  const back = { x: left.x - frontRight.x, y: left.y - frontRight.y };
  const edge = `${line(left, frontLeft, frontRight)}m${pair(back.x, back.y, true)}`;
  return {
    body: (column) => ({ from: at(column, left), d: body }),
    left: (column) => ({ from: at(column, left), d: leftSide }),
    front: (column) => ({ from: at(column, frontLeft), d: frontSide }),
    top: (column) => ({ from: at(column, left), d: top }),
    edge: (column) => ({ from: at(column, left), d: edge }),
    hovering: (top, length, side) => {
      const edges = {
        body: [left, frontLeft, frontRight, right],
        left: [left, frontLeft],
        front: [frontLeft, frontRight],
      };
      const upper = edges[side];
      const [start = left] = upper;
      return { from: at(top, start), d: `${line(...upper)}v${length}${line(...upper.toReversed())}z` };
    },
    glow: (column, reach) => {
      const lift = (wall = 0) => -Math.min(reach, wall);
      const walls = [
        [left, backLeft, lift(column.glow?.left)],
        [backLeft, backRight, lift(column.glow?.back)],
        [backRight, right, lift(column.glow?.right)],
      ] as const;
      let d = '';
      let pen = 0;
      for (const [start, end, raised] of walls) {
        if (raised !== pen) d += `v${raised - pen}`;
        pen = raised;
        d += line(start, end);
      }
      return { from: at(column, left), d: `${d}${pen === 0 ? '' : `v${-pen}`}z` };
    },
  };
}

/** A relative line through the points; the pen already stands on the first. */
function line(...points: Point[]): string {
  let d = 'l';
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before) d += pair(point.x - before.x, point.y - before.y, d === 'l');
  }
  return d;
}

/** Two numbers as short as path data allows: a minus sign needs no space before it. */
export function pair(x: number, y: number, first: boolean): string {
  return `${first || x < 0 ? '' : ' '}${x}${y < 0 ? '' : ' '}${y}`;
}

function at(column: Point, corner: Point): Point {
  return { x: column.x + corner.x, y: column.y + corner.y };
}
