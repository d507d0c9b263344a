import type { Column } from './basalt-columns.ts';
import type { Composition } from './basalt-composition.ts';
import type { Point } from './basalt-hexagon.ts';
import { transformNumbers } from './path-data.ts';

/**
 * The raster that the columns of a picture stand on, on which places are small whole numbers and every hexagon is nearly
 * the same. One unit to the right is half a front side, one downwards is a step of height.
 */
export interface Lattice {
  /** One unit to the right, picture units; it leans as the rows do. */
  right: Point;
  /** One unit downwards, picture units. */
  down: number;
  /** From one depth row to the next, lattice units. */
  toNextRow: Point;
}

/** From one file to the next, lattice units. */
const FILE = 3;

export function basaltLattice({ hexagon: { toLeft, toFront, toRight }, step }: Composition): Lattice {
  const right = { x: (toRight.x - toLeft.x) / (2 * FILE), y: (toRight.y - toLeft.y) / (2 * FILE) };
  const aside = toFront.x / 2 / right.x;
  return { right, down: step, toNextRow: { x: aside, y: (toFront.y / 2 - aside * right.y) / step } };
}

/** Where the top of a column is, seen from the ground of the file 0 of its row, lattice units. */
export function topOnLattice({ file, height }: Column, { down }: Lattice): Point {
  return { x: FILE * file, y: -height / down };
}

/** Where the ground of the file 0 of a column's row is, picture units. */
export function rowOrigin({ file, x, y, height }: Column, { right }: Lattice): Point {
  return { x: x - FILE * file * right.x, y: y + height - FILE * file * right.y };
}

/** The `transform` of what is drawn on the lattice, with its origin at a place in the picture. */
export function latticeTransform({ right, down }: Lattice, origin: Point): string {
  return `matrix(${transformNumbers(right.x, right.y, 0, down, origin.x, origin.y)})`;
}
