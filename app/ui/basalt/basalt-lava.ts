import type { Composition } from './basalt-composition.ts';
import type { Column, Neighbour } from './column.ts';

/** The place that a column has left, as shares of the picture. */
const MISSING = { across: 0.6, down: 0.62 };

/**
 * Turns the tops of the best-placed columns to lava: they are wholly visible, have taller walls behind them to catch
 * the glow, and are near the focus of the picture. Changes `cap` and `glow`; needs the visibility of all columns.
 */
export function chooseLava(columns: readonly Column[], neighbour: Neighbour, composition: Composition): void {
  const { frame, focus, radius } = composition;
  const candidates = columns
    .filter(({ visibility, x }) => visibility.isWholeTopVisible && x > radius && x < frame.width - radius)
    .filter(({ y }) => y > frame.height * 0.3 && y < frame.height * 0.82)
    .map((column) => {
      const walls = wallsBehind(column, neighbour);
      const shelter = Object.values(walls).reduce((sum, height) => sum + Math.min(height, radius), 0);
      const distance = hypotenuse(column.x - focus.x, 1.5 * (column.y - focus.y));
      return { column, walls, shelter, score: shelter / radius - (2.5 * distance) / frame.height };
    })
    .filter(({ walls, shelter }) => walls.back > 0 && shelter > radius * 0.9)
    .sort((one, other) => other.score - one.score);

  const lavaColumns: Column[] = [];
  for (const { column, walls } of candidates) {
    if (lavaColumns.length === composition.lava) return;
    if (lavaColumns.some(({ x, y }) => hypotenuse(column.x - x, column.y - y) < radius * 3)) continue;
    column.cap = 'lava';
    column.glow = walls;
    lavaColumns.push(column);
  }
}

/**
 * Lifts the column nearest to MISSING whose top is visible as a whole: it hovers over a pit with lava at its foot.
 * Columns in front of it are lowered, so the visibility of all must be computed before and after.
 */
export function liftColumn(columns: readonly Column[], neighbour: Neighbour, composition: Composition): void {
  const { frame, radius } = composition;
  const distance = ({ x, y }: Column) =>
    Math.abs(x - frame.width * MISSING.across) + Math.abs(y - frame.height * MISSING.down);
  const [first, ...others] = columns.filter(({ visibility }) => visibility.isWholeTopVisible);
  if (!first) return;
  const column = others.reduce((one, other) => (distance(other) < distance(one) ? other : one), first);
  column.hovering = { y: column.y - Math.round(radius * 2.7), length: Math.round(radius * 1.4) };
  lower(column, Math.round(radius * 0.8));
  column.cap = 'lava';
  column.glow = wallsBehind(column, neighbour);
  // The columns in front of it are lowered, so that the pit is visible.
  for (const [back, aside] of [
    [-2, 0],
    [-1, -1],
    [-1, 1],
  ] as const) {
    const front = neighbour(column, back, aside);
    if (front) lower(front, Math.max(0, front.height - column.height));
  }
}

/** Heights of the three columns behind a column, above its top. */
function wallsBehind(column: Column, neighbour: Neighbour) {
  const wall = (rowsBehind: number, filesAside: number) =>
    Math.max(0, (neighbour(column, rowsBehind, filesAside)?.height ?? 0) - column.height);
  return { left: wall(1, -1), back: wall(2, 0), right: wall(1, 1) };
}

function lower(column: Column, distance: number): void {
  column.height -= distance;
  column.y += distance;
}

/** `Math.hypot` without its freedom to round as the engine likes. */
function hypotenuse(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
