import { basaltTones } from '../../theme/basalt-tones.ts';
import { seededRandom } from './seeded-random.ts';

/** The symbol of the ridge in the sprite. */
export const RIDGE_ID = 'ridge';

const WIDTH = 1000;
const HEIGHT = 90;
/** Width of a column. */
const STEP = 25;

/** A row of columns in the letters at the foot of nearly every page, as a symbol for the sprite: dark on every ground. */
export function ridgeSymbol(): string {
  const random = seededRandom('vik');
  const tops = Array.from({ length: WIDTH / STEP }, (_, file) => ({
    x: file * STEP,
    y: Math.round(10 + random() * 40),
  }));
  const { left, front, right, top } = basaltTones.dark;
  const path = (fill: string, shape: string, dx: number, dy: number) =>
    `<path fill="${fill}" d="${tops.map(({ x, y }) => `M${x + dx} ${y + dy}${shape}`).join('')}"/>`;
  return `<symbol id="${RIDGE_ID}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${[
    path(left, 'h25v99h-25z', 0, 5),
    path(front, 'h20v99h-20z', 5, 10),
    path(right, 'l5-5v99h-5z', 20, 10),
    path(top, 'l5-5h15l5 5-5 5h-15z', 0, 5),
  ].join('')}</symbol>`;
}
