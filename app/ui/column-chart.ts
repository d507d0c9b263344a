import type { CSSObject } from '@emotion/react';
import { basaltTone } from '../theme/basalt-tones.ts';

/** The height of the top of a column, seen at a slant, rem. */
const TOP_HEIGHT = 1.75;

/**
 * The style of a child of a grid with a basalt column, `--high` high, above its `elementCount` elements, which state the
 * value, too. All columns of a row stand on one line, and so do their words. @param height of the column's top, rem
 */
export function withColumn(elementCount: number, maxWidth = '100%', height = TOP_HEIGHT): CSSObject {
  const top = `${height}rem`;
  return {
    display: 'grid',
    gridRow: `span ${elementCount + 1}`,
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    alignItems: 'start',
    // Walls and top are both in the first row.
    '&::before, &::after': {
      content: '""',
      gridArea: '1 / 1',
      alignSelf: 'end',
      maxWidth,
      forcedColorAdjust: 'none',
    },
    '&::before': {
      height: `calc(var(--high) + ${top})`,
      background: `linear-gradient(to right, ${basaltTone('left')} 25%, ${basaltTone('front')} 0 75%, ${basaltTone('right')} 0)`,
      clipPath: `polygon(0 calc(${top} / 2), 100% calc(${top} / 2), 100% calc(100% - ${top} / 2), 75% 100%, 25% 100%, 0 calc(100% - ${top} / 2))`,
    },
    '&::after': {
      height: top,
      marginBottom: 'var(--high)',
      zIndex: 1,
      background: basaltTone('top'),
      clipPath: 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)',
    },
  };
}

/** A column to scale. */
export interface ColumnHeight {
  /** Its share of the highest column, 0 to 1. */
  readonly share: number;
}

/** The height of a column, to scale. @param highest height of the highest, rem @param includesTop if its top counts */
export function columnHeight(highest: number, includesTop = false): (column: ColumnHeight) => CSSObject {
  return ({ share }) => {
    const walls = Math.max(0, share * highest - (includesTop ? TOP_HEIGHT : 0));
    return { '--high': `${Math.round(walls * 100) / 100}rem` };
  };
}
