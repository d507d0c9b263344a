import type { CSSObject } from '@emotion/react';
import { basaltTone } from '../theme/basalt-tones.ts';

/** The height of the top of a column, seen at a slant, rem. */
const TOP = 1.75;
const top = `${TOP}rem`;

/**
 * The style of a child of a grid that has a basalt column above its words, `--high` high. All columns of a row stand on one
 * line, and so do their words. What the heights say must be in the words, too.
 * @param words how many elements the child has
 */
export function withColumn(words: number, maxWidth = '100%'): CSSObject {
  return {
    display: 'grid',
    gridRow: `span ${words + 1}`,
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    alignItems: 'start',
    // Walls and top are both in the first row.
    '&::before, &::after': { content: '""', gridArea: '1 / 1', alignSelf: 'end', maxWidth },
    '&::before': {
      height: `calc(var(--high) + ${top})`,
      background: `linear-gradient(to right, ${basaltTone('left')} 25%, ${basaltTone('front')} 0 75%, ${basaltTone('right')} 0)`,
      clipPath: `polygon(0 calc(${top} / 2), 100% calc(${top} / 2), 100% calc(100% - ${top} / 2), 75% 100%, 25% 100%, 0 calc(100% - ${top} / 2))`,
    },
    '&::after': {
      height: top,
      marginBottom: 'var(--high)',
      zIndex: 1,
      background: basaltTone('top-lit'),
      clipPath: 'polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)',
    },
  };
}

/** A column to scale. */
export interface ColumnHeight {
  /** Its share of the highest column, 0 to 1. */
  readonly share: number;
}

/** The height of the walls of a column, to scale. @param highest that of the highest, rem */
export function columnHeight(highest: number): (column: ColumnHeight) => CSSObject {
  return ({ share }) => ({ '--high': `${Math.round(share * highest * 100) / 100}rem` });
}

/** The height of a whole column with its top, to scale: for columns that are far higher than their tops. */
export function wholeColumnHeight(highest: number): (column: ColumnHeight) => CSSObject {
  return ({ share }) => ({ '--high': `${Math.max(0, Math.round((share * highest - TOP) * 100) / 100)}rem` });
}
