import styled from '@emotion/styled';
import { colour } from '../../theme/colour-roles.ts';
import { from, pointerHover, tracks } from '../../theme/scale.ts';

/** Covers without a gap between them: one in a row on a phone, then two, and `data-columns` on a wide screen. */
export const Wall = styled.ul({
  display: 'grid',
  '& > li > a': { display: 'block' },
  [from.tablet]: tracks(2),
  [from.laptop]: { '&[data-columns="3"]': tracks(3) },
});

/** The width of a tile, as `sizes` in HTML. */
export const HALF = '(min-width: 40rem) 50vw, 100vw';
export const THIRD = `(min-width: 64rem) 34vw, ${HALF}`;

/** The box of a cover; the ring of a focused link is inside, since nothing is between tiles. */
export const Tile = styled.div({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  '@media screen': { background: colour('line') },
  // Grows into the cover of the page that the link opens.
  'li:has(a:focus) &': { viewTransitionName: 'cover' },
  'li:has(a:focus-visible) &': {
    outline: `4px solid ${colour('focus')}`,
    outlineOffset: '-4px',
  },
  [pointerHover]: {
    '& img': { transition: 'scale .4s' },
    'li:hover & img': { scale: '1.02' },
  },
});
