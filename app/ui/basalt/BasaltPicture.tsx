import { type ReactElement, useCallback } from 'react';
import type { DrawnPicture } from './basalt-pictures.ts';
import type { BasaltShape } from './basalt-shapes.ts';
import { useDrawing } from './use-drawing.ts';

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
  const drawing = useDrawing<SVGSVGElement, DrawnPicture>(
    useCallback(({ drawPicture }) => drawPicture(seed, shape), [seed, shape]),
  );
  return <svg aria-hidden="true" {...drawing} />;
}
