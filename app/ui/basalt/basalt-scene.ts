import { createBoundedCache } from '../../site/bounded-cache.ts';
import { basaltColumns } from './basalt-columns.ts';
import { basaltComposition, type Composition } from './basalt-composition.ts';
import { type BasaltScene, basaltPaths } from './basalt-paths.ts';
import type { BasaltShape } from './basalt-shapes.ts';

type Scene = BasaltScene & { readonly frame: Composition['frame'] };

/** The pages have some eighty pictures; news and projects without a photograph, of which there is no end, one each. */
export const MOST_SCENES = 256;

const drawn = createBoundedCache<Scene>(MOST_SCENES);

/**
 * The picture of a seed in a format. The latest are kept, since each language of the site and each visit shows the same
 * ones.
 */
export function basaltScene(seed: string, shape: BasaltShape): Scene {
  return drawn.getOrMake(`${shape} ${seed}`, () => {
    const composition = basaltComposition(seed, shape);
    return { ...basaltPaths(basaltColumns(composition), composition), frame: composition.frame };
  });
}
