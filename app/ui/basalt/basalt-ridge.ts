import { basaltTones } from '../../theme/basalt-tones.ts';
import { basaltPaths } from './basalt-paths.ts';
import { basaltShapes } from './basalt-shapes.ts';

/** The symbol of the ridge in the sprite. */
export const RIDGE_ID = 'ridge';

const SEED = 'vik';

/** The ridge in the letters at the foot of nearly every page, as a symbol for the sprite: in the dark tones on every ground, without fog. */
export function ridgeSymbol(): string {
  const { width, height, preserveAspectRatio } = basaltShapes.ridge;
  const paths = basaltPaths(SEED, 'ridge')
    .filter(({ tone }) => tone !== 'fog')
    .map(({ tone, d }) => `<path fill="${basaltTones.dark[tone]}" d="${d}"/>`);
  return `<symbol id="${RIDGE_ID}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${preserveAspectRatio}">${paths.join('')}</symbol>`;
}
