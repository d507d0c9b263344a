import type { Column } from './basalt-columns.ts';
import type { Composition } from './basalt-composition.ts';
import type { Neighbour } from './basalt-neighbours.ts';

/** Where the column stands that leaves its place, as shares of the picture. */
const place = { across: 0.6, down: 0.62 };

/**
 * Lets one column leave its place: where it stood is a pit with lava at its foot, and it hovers over the pit.
 *
 * In: every column of the honeycomb with its visibility known. Changes the one nearest to the place among those that can
 * be seen whole, and lowers those before it; what shows must be found anew.
 */
export function liftColumn(columns: readonly Column[], neighbour: Neighbour, composition: Composition): void {
  const { frame, radius } = composition;
  const distance = ({ x, y }: Column) =>
    Math.abs(x - frame.width * place.across) + Math.abs(y - frame.height * place.down);
  const [first, ...others] = columns.filter(({ shows }) => shows.wholeTop);
  if (!first) return;
  const column = others.reduce((one, other) => (distance(other) < distance(one) ? other : one), first);
  column.hovering = { y: column.y - Math.round(radius * 2.7), length: Math.round(radius * 1.4) };
  lower(column, Math.round(radius * 0.8));
  column.cap = 'lava';
  const wall = (back: number, aside: number) =>
    Math.max(0, (neighbour(column, back, aside)?.height ?? 0) - column.height);
  column.glow = { left: wall(1, -1), back: wall(2, 0), right: wall(1, 1) };
  // What stands before it lets one look in.
  for (const [back, aside] of [
    [-2, 0],
    [-1, -1],
    [-1, 1],
  ] as const) {
    const before = neighbour(column, back, aside);
    if (before) lower(before, Math.max(0, before.height - column.height));
  }
}

function lower(column: Column, by: number): void {
  column.height -= by;
  column.y += by;
}
