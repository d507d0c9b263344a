import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { from, space, tracks } from '../theme/scale.ts';

/** In a row of three, all but the last two or four; those fill their rows two and two. */
const LAST_TWO_OR_FOUR = '& > li:nth-of-type(3n + 1):nth-last-of-type(2n):nth-last-of-type(-n + 4)';

/** Three columns on six tracks; the remaining items fill the last rows in pairs, without a gap. */
const threeColumns: CSSObject = {
  ...tracks(6),
  '& > li:nth-of-type(n)': { gridColumn: 'span 2' },
  [`${LAST_TWO_OR_FOUR}, ${LAST_TWO_OR_FOUR} ~ li`]: { gridColumn: 'span 3' },
};

/** Maximum width of a picture of an item, as `sizes` in HTML. */
export const CARD_SIZES = '(min-width: 64rem) 36rem, (min-width: 40rem) 50vw, 100vw';

/** The requested number of columns, but four only if they leave no gap. */
export const columnsFor = (count: number, limit: number) => (limit === 4 && count % 4 !== 0 ? 3 : limit);

/** List items without a gap at the end: one in a row on a phone, two on a tablet, `data-columns` on a wide screen. */
export const Grid = styled.ul({
  display: 'grid',
  gap: space[5],
  [from.tablet]: { ...tracks(2), '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [from.laptop]: {
    '&[data-columns="3"]': threeColumns,
    '&[data-columns="4"]': { ...tracks(4), '& > li:nth-of-type(n)': { gridColumn: 'auto' } },
  },
});
