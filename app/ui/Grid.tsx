import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { from, space, tracks } from '../theme/scale.ts';

/** Maximum width of a picture of an item, as `sizes` in HTML. */
export const CARD_SIZES = '(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, 100vw';

interface GridProps {
  /** Number of items. */
  readonly count: number;
  /** Columns on a wide screen; four only if they leave no gap. */
  readonly wide: number;
}

/** List items without a gap at the end: one in a row on a phone, two on a tablet, `wide` on a wide screen. */
export const Grid = styled.ul<GridProps>({ display: 'grid', gap: space[5] }, ({ count, wide }) => ({
  [from.tablet]: {
    ...tracks(2),
    ...(count % 2 === 1 && { [`& > :nth-of-type(${count})`]: { gridColumn: '1 / -1' } }),
  },
  ...(wide > 2 && {
    [from.laptop]: wide === 4 && count % 4 === 0 ? tracks(4) : threeColumns(count),
  }),
}));

/** Three columns; what does not fill a row of three, and up to two more, are in pairs. */
function threeColumns(count: number): CSSObject {
  const last = `& > :nth-of-type(${count})`;
  if (count % 3 === 0) return { ...tracks(3), ...(count % 2 === 1 && { [last]: { gridColumn: 'auto' } }) };
  const firstOfPairs = count - (count % 3 === 2 ? 1 : 3);
  return {
    ...tracks(6),
    '& > li': { gridColumn: 'span 2' },
    [`& > :nth-of-type(n + ${firstOfPairs})`]: { gridColumn: 'span 3' },
  };
}
