import { basaltColumns } from './basalt-columns.ts';
import { basaltComposition, type Composition } from './basalt-composition.ts';
import { type BasaltScene, basaltPaths } from './basalt-paths.ts';
import type { BasaltShape } from './basalt-shapes.ts';

type Scene = BasaltScene & { readonly frame: Composition['frame'] };

const drawn = new Map<string, Scene>();

/** The picture of a seed in a format; worked out once, since each language of the site shows the same pictures. */
export function basaltScene(seed: string, shape: BasaltShape): Scene {
  const name = `${shape} ${seed}`;
  const known = drawn.get(name);
  if (known) return known;
  const composition = basaltComposition(seed, shape);
  const scene = { ...basaltPaths(basaltColumns(composition), composition), frame: composition.frame };
  drawn.set(name, scene);
  return scene;
}
