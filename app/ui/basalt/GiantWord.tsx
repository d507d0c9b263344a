import styled from '@emotion/styled';
import { useContext, useId } from 'react';
import { space } from '../../theme/scale.ts';
import { SpriteContext } from '../Icon.tsx';
import { RIDGE_ID } from './sprite-symbols.ts';

/** The width of the drawing, of which all other sizes are parts. */
const WIDTH = 1000;
/** The size of short words. */
const MAX_SIZE = 150;
/** Average width of letters, as a share of the size: in wide words, and in a system font. */
const LETTER_WIDTH = 0.62;
/** Height of the letters above the ground, as a share of the size. */
const HEIGHT_ABOVE_GROUND = 0.68;

/**
 * Not drawn before it is near: Chromium takes letters that clip a drawing for words at the top of the page, and would measure
 * its largest paint by them.
 */
const Frame = styled.div<{ readonly wide: number; readonly high: number }>(({ wide, high }) => ({
  marginTop: space[5],
  aspectRatio: `${wide} / ${high}`,
  contentVisibility: 'auto',
}));

/** A word as wide as its place, as decoration: its letters stand in the ground, and basalt columns stand in them. */
export function GiantWord({ word }: { readonly word: string }) {
  const sprite = useContext(SpriteContext);
  const id = `word${useId().replace(/\W/g, '')}`;
  // Not by its length: in the Studio's preview a text has characters that name its source.
  const letterCount = word.match(/[\p{L}\p{N}\s]/gu)?.length ?? 1;
  const size = Math.min(MAX_SIZE, Math.floor(WIDTH / (letterCount * LETTER_WIDTH)));
  const height = Math.round(size * HEIGHT_ABOVE_GROUND);
  return (
    <Frame wide={WIDTH} high={height}>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${height}`}>
        <clipPath id={id}>
          <text y={Math.round(size * 0.82)} fontSize={size} fontWeight="800">
            {word}
          </text>
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect width={WIDTH} height={height} fill="currentColor" />
          <use href={`${sprite}#${RIDGE_ID}`} y={height / 4} width={WIDTH} height={(height * 3) / 4} />
        </g>
      </svg>
    </Frame>
  );
}
