import type { ReactElement } from 'react';
import { BasaltDrawing } from './BasaltDrawing.tsx';
import { basaltScene } from './basalt-scene.ts';
import type { BasaltShape } from './basalt-shapes.ts';
import { hashText } from './seeded-random.ts';

/** In: `seed`, the id of the page or item that the picture stands for, and its format. */
export interface BasaltPictureProps {
  seed: string;
  shape: BasaltShape;
}

/**
 * A decorative cluster of basalt columns, drawn from the seed. It carries no size of its own:
 * the parent sets width, height and so the cropping; colours come from the theme's custom properties.
 */
export function BasaltPicture({ seed, shape }: BasaltPictureProps): ReactElement {
  const { viewBox, paths, frame } = basaltScene(seed, shape);
  const picture = `${shape}-${hashText(seed).toString(36)}`;
  return (
    <svg aria-hidden="true" viewBox={viewBox} preserveAspectRatio={frame.preserveAspectRatio}>
      <BasaltDrawing paths={paths} picture={picture} />
    </svg>
  );
}
