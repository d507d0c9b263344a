import type { Column } from './basalt-columns.ts';
import type { Composition } from './basalt-composition.ts';
import type { Neighbour } from './basalt-neighbours.ts';

/**
 * Turns the tops of the best-placed columns to lava: they can be seen whole, have taller walls
 * behind them to catch the glow, and stand near the focus of the picture.
 *
 * In: every column of the honeycomb with its visibility known. Changes `cap` and `glow`.
 */
export function chooseLava(columns: readonly Column[], neighbour: Neighbour, composition: Composition): void {
  const { frame, focus, radius } = composition;
  const wall = (column: Column, back: number, aside: number) =>
    Math.max(0, (neighbour(column, back, aside)?.height ?? 0) - column.height);

  const candidates = columns
    .filter(({ shows, x }) => shows.wholeTop && x > radius && x < frame.width - radius)
    .filter(({ y }) => y > frame.height * 0.3 && y < frame.height * 0.82)
    .map((column) => {
      const walls = { left: wall(column, 1, -1), back: wall(column, 2, 0), right: wall(column, 1, 1) };
      const shelter = Object.values(walls).reduce((sum, height) => sum + Math.min(height, radius), 0);
      const distance = length(column.x - focus.x, 1.5 * (column.y - focus.y));
      return { column, walls, shelter, score: shelter / radius - (2.5 * distance) / frame.height };
    })
    .filter(({ walls, shelter }) => walls.back > 0 && shelter > radius * 0.9)
    .sort((one, other) => other.score - one.score);

  const chosen: Column[] = [];
  for (const { column, walls } of candidates) {
    if (chosen.length === composition.lava) return;
    if (chosen.some(({ x, y }) => length(column.x - x, column.y - y) < radius * 3)) continue;
    column.cap = 'lava';
    column.glow = walls;
    chosen.push(column);
  }
}

/** `Math.hypot` without its freedom to round as the engine likes. */
function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
