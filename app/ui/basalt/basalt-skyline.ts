import type { Hexagon, Point } from './basalt-composition.ts';
import type { Column, Visibility } from './column.ts';

/** Distance of the samples, picture units. */
const PITCH = 2;

/**
 * Measures the parts of columns, from front to back, that those in front do not hide. Every side reaches the floor, the
 * y below which nothing is visible; so in each vertical strip all below the highest outline so far is hidden.
 */
export function skyline(hexagon: Hexagon, width: number, floor: number) {
  const horizon = new Float64Array(Math.ceil(width / PITCH) + 1).fill(floor);
  const [right, backRight, backLeft, left, frontLeft, frontRight] = hexagon.corners;
  const upperEdge: Point[] = [left, backLeft, backRight, right];
  const lowerEdge: Point[] = [left, frontLeft, frontRight, right];

  /** Visits each strip that a column crosses, with the outline so far and the position of the strip. */
  function cross(column: Column, visit: (cover: number, x: number, strip: number) => void): void {
    const first = Math.max(0, Math.ceil((column.x + left.x) / PITCH));
    const last = Math.min(horizon.length - 1, Math.floor((column.x + right.x) / PITCH));
    for (let strip = first; strip <= last; strip++)
      visit(horizon[strip] ?? floor, strip * PITCH - column.x, strip);
  }

  return {
    measure(column: Column): Visibility {
      const visibility: Visibility = { share: 0, isWholeTopVisible: true };
      const strip = PITCH / (right.x - left.x);
      cross(column, (cover, x) => {
        const upper = column.y + interpolateY(upperEdge, x);
        const lower = column.y + interpolateY(lowerEdge, x);
        visibility.share += upper < cover - 1 ? strip : 0;
        visibility.isWholeTopVisible &&= lower <= cover + 1;
      });
      return visibility;
    },
    /** Adds a column to those in front. */
    add(column: Column): void {
      cross(column, (cover, x, strip) => {
        horizon[strip] = Math.min(cover, column.y + interpolateY(upperEdge, x));
      });
    },
  };
}

/** The y of a line of points at one x; the points run from left to right. */
function interpolateY(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (from && to && x <= to.x) return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1);
  }
  return points.at(-1)?.y ?? 0;
}
