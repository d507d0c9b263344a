import { createBoundedCache } from '../../site/bounded-cache.ts';
import { basaltColumns } from './basalt-columns.ts';
import { basaltComposition, type Composition } from './basalt-composition.ts';
import { basaltDrawing, type Painted } from './basalt-drawing.ts';
import type { BasaltShape } from './basalt-shapes.ts';
import { hashText } from './seeded-random.ts';

interface Scene {
  readonly frame: Composition['frame'];
  /** What stands inside the svg element. */
  readonly drawing: string;
}

/** The pages have some eighty pictures; news and projects without a photograph, of which there is no end, one each. */
export const MOST_SCENES = 256;

/** How many names pictures may have: five digits to the base of 36, since those of one page differ all but surely. */
const NAMES = 36 ** 5;

const drawn = createBoundedCache<Scene>(MOST_SCENES);

/**
 * The picture of a seed in a format. The latest are kept, since each language of the site and each visit shows the same
 * ones.
 */
export function basaltScene(seed: string, shape: BasaltShape, painted: Painted = 'once'): Scene {
  const key = `${painted} ${shape} ${seed}`;
  return drawn.getOrMake(key, () => {
    const composition = basaltComposition(seed, shape);
    const name = (hashText(key) % NAMES).toString(36);
    return {
      frame: composition.frame,
      drawing: basaltDrawing(basaltColumns(composition), composition, name, painted),
    };
  });
}
