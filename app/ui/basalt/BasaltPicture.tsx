import { basaltTone } from '../../theme/basalt-tones.ts';
import { type BasaltShape, basaltShapes } from './basalt-composition.ts';
import { basaltPaths } from './basalt-paths.ts';

interface BasaltPictureProps {
  /** The id of the page or item that the picture belongs to. */
  readonly seed: string;
  readonly shape: BasaltShape;
}

/** A decorative cluster of basalt columns, made from the seed; the parent sets its size, and so the cropping. */
export function BasaltPicture({ seed, shape }: BasaltPictureProps) {
  const { width, height, preserveAspectRatio } = basaltShapes[shape];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={preserveAspectRatio}>
      {basaltPaths(seed, shape).map(({ tone, d }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of paths never changes.
        <path key={index} fill={basaltTone(tone)} d={d} />
      ))}
    </svg>
  );
}
