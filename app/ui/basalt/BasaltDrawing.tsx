import type { ReactElement } from 'react';
import { BasaltGradients, basaltPaint } from './BasaltGradients.tsx';
import type { BasaltPath } from './basalt-paths.ts';

/** In: the paths of a picture and a name that is its own on the page. Out: what stands inside its svg element. */
export function BasaltDrawing({
  paths,
  picture,
}: {
  readonly paths: readonly BasaltPath[];
  readonly picture: string;
}): ReactElement {
  return (
    <>
      <BasaltGradients tones={new Set(paths.map(({ tone }) => tone))} picture={picture} />
      {paths.map(({ d, tone }, index) => {
        const paint = basaltPaint(tone, picture);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the painter's order and never changes.
            key={index}
            fill={tone === 'edge' ? 'none' : paint}
            stroke={tone === 'edge' ? paint : undefined}
            d={d}
          />
        );
      })}
    </>
  );
}
