import { basaltProperty } from '../../theme/basalt-tones.ts';
import { basaltPaths } from './basalt-paths.ts';
import { type BasaltShape, basaltShapes } from './basalt-shapes.ts';

interface BasaltProps {
  /** The id of the page or item that the picture belongs to. */
  readonly seed: string;
  readonly shape: BasaltShape;
}

/**
 * A decorative cluster of basalt columns, made from the seed. It has no size of its own: the parent sets width, height and so
 * the cropping.
 */
export function BasaltPicture({ seed, shape }: BasaltProps) {
  const { width, height, preserveAspectRatio } = basaltShapes[shape];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={preserveAspectRatio}>
      <BasaltPaths seed={seed} shape={shape} />
    </svg>
  );
}

/** The paths of a picture, in the colours of the ground that it is on. */
export function BasaltPaths({ seed, shape }: BasaltProps) {
  return basaltPaths(seed, shape).map(({ tone, d }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of paths never changes.
    <path key={place} fill={`var(${basaltProperty(tone)})`} d={d} />
  ));
}
