import { type BasaltTone, basaltTones } from '../../theme/basalt-tones.ts';
import { basaltColumns } from './basalt-columns.ts';
import { basaltComposition } from './basalt-composition.ts';
import { basaltDrawing } from './basalt-drawing.ts';
import { RIDGE_ID } from './ridge-id.ts';

/** Its lava lies near the middle, where it is seen on a narrow screen, too. */
const SEED = 'vik';

/**
 * The ridge as a symbol for the file of icons, in tones of its own. A use of a symbol in another file knows no names of
 * that file, so there are no markers in it.
 */
export function ridgeSymbol(): string {
  const composition = basaltComposition(SEED, 'ridge');
  const { width, height, preserveAspectRatio } = composition.frame;
  const drawing = basaltDrawing(basaltColumns(composition), composition, RIDGE_ID, 'often', colourOf);
  return `<symbol id="${RIDGE_ID}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${preserveAspectRatio}">${drawing}</symbol>`;
}

/** Those of the dark, on every ground. It has no sky, so there is none for fog to lie over. */
function colourOf(tone: BasaltTone): string | null {
  return tone === 'fog' ? null : basaltTones.dark[tone];
}
