import styled from '@emotion/styled';
import { type ReactElement, useCallback } from 'react';
import type { DrawnMarkup } from './basalt-pictures.ts';
import { basaltShapes } from './basalt-shapes.ts';
import { landscapeId } from './landscape-id.ts';
import { useDrawing } from './use-drawing.ts';

const { width, height } = basaltShapes.wide;

/** Takes no room. */
const Unseen = styled.svg({ position: 'absolute' });

interface BasaltLandscapesProps {
  /** The id of the page. */
  readonly seed: string;
  /** How many different ones the page's views take. */
  readonly count: number;
}

/**
 * The landscapes of a page: wide pictures that are drawn once and not shown themselves. Each `BasaltView` shows a part of
 * one, so that many cards cost little more than one picture.
 */
export function BasaltLandscapes({ seed, count }: BasaltLandscapesProps): ReactElement | null {
  const drawing = useDrawing<SVGDefsElement, DrawnMarkup>(
    useCallback(({ drawLandscapes }) => drawLandscapes(seed, count), [seed, count]),
  );
  if (count === 0) return null;
  return (
    <Unseen width="0" height="0" aria-hidden="true">
      <defs {...drawing} />
    </Unseen>
  );
}

/** Neighbouring views lie far apart: each is this share of the landscape further on (the golden ratio's part). */
const stride = 0.382;

interface BasaltViewProps {
  /** Each is another part of its landscape, nearer or farther. */
  readonly index: number;
  /** Of how many landscapes the page has; views side by side take turns. */
  readonly landscapes?: number;
}

/** One view of a landscape of its page. */
export function BasaltView({ index, landscapes = 1 }: BasaltViewProps): ReactElement {
  const wide = Math.round(width * (0.3 + 0.06 * ((index * 2) % 3)));
  const high = wide / 2;
  const left = Math.round((width - wide) * ((0.1 + index * stride) % 1));
  const top = Math.round((height - high) * 0.72);
  return (
    <svg viewBox={`${left} ${top} ${wide} ${high}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`#${landscapeId((index % landscapes) + 1)}`} />
    </svg>
  );
}
