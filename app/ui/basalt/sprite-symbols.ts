import { seededRandom } from './seeded-random.ts';

/** The symbols of falling snow and rain in the sprite. */
export const SNOW_ID = 'snow';
export const RAIN_ID = 'rain';

const SIZE = 1000;

/** Snow of two sizes and slanted rain as symbols for the sprite, twice as high as the picture that they fall past. */
export function weatherSymbols(): readonly string[] {
  return [
    symbol(SNOW_ID, [
      line('fff', 4, scatter('large', 60, 'h0')),
      line('fffa', 2, scatter('small', 130, 'h0')),
    ]),
    symbol(RAIN_ID, [
      line('acf6', 2, scatter('near', 90, 'l-8.75 70')),
      line('acf3', 1, scatter('far', 110, 'l-5 40')),
    ]),
  ];
}

function symbol(id: string, paths: readonly string[]): string {
  return `<symbol id="${id}" viewBox="0 0 ${SIZE} ${SIZE}" preserveAspectRatio="xMidYMid slice">${paths.join('')}</symbol>`;
}

function line(colour: string, width: number, d: string): string {
  return `<path fill="none" stroke="#${colour}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
}

/** Equal strokes anywhere in the drawing, without a pattern that the eye finds. */
function scatter(seed: string, count: number, stroke: string): string {
  const random = seededRandom(seed);
  const coordinate = () => Math.round(random() * SIZE);
  return Array.from({ length: count }, () => `M${coordinate()} ${coordinate()}${stroke}`).join('');
}
