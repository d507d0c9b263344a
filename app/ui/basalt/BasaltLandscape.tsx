import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { BasaltDrawing } from './BasaltDrawing.tsx';
import { basaltScene } from './basalt-scene.ts';
import { basaltShapes } from './basalt-shapes.ts';

const { width, height } = basaltShapes.wide;

/** Takes no room, yet its gradients stay in force, which `display: none` would switch off. */
const Unseen = styled.svg({ position: 'absolute' });

/**
 * A wide picture that is drawn once and not shown itself: `BasaltView` shows parts of it, so that many cards cost
 * little more than one picture.
 */
export function BasaltLandscape({ id, seed }: { readonly id: string; readonly seed: string }): ReactElement {
  const { paths } = basaltScene(seed, 'wide');
  return (
    <Unseen width="0" height="0" aria-hidden="true" focusable="false">
      <symbol id={id} viewBox={`0 0 ${width} ${height}`}>
        <BasaltDrawing paths={paths} picture={id} />
      </symbol>
    </Unseen>
  );
}

/** Neighbouring views lie far apart: each is this share of the landscape further on (the golden ratio's part). */
const stride = 0.382;

/** One view of a landscape; each index is another part of it, nearer or farther. */
export function BasaltView({
  landscape,
  index,
}: {
  readonly landscape: string;
  readonly index: number;
}): ReactElement {
  const wide = Math.round(width * (0.3 + 0.06 * ((index * 2) % 3)));
  const high = wide / 2;
  const left = Math.round((width - wide) * ((0.1 + index * stride) % 1));
  const top = Math.round((height - high) * 0.72);
  return (
    <svg
      viewBox={`${left} ${top} ${wide} ${high}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#${landscape}`} width={width} height={height} />
    </svg>
  );
}
