import type { CSSObject } from '@emotion/react';
import { basaltTone } from '../theme/basalt-tones.ts';
import { from } from '../theme/scale.ts';

/*
 * Basalt columns that carry content: services on their fronts, amounts to scale below their words, which state the
 * amounts, too. They are drawn by pseudo-elements, so lists stay lists.
 */

/** The top of a column, seen at a slant. */
const CAP_HEIGHT = '2.5rem';

/** The slanted sides, on the left and right, as shares of the width. */
const [LEFT, RIGHT] = ['9%', '91%'];

/** Custom property with the colour of a cap: lava for the most popular, moss for the second. */
export const CAP = '--cap';

/** The colours of the columns in an element, which those on a dark ground within it keep. */
export const columnTones: CSSObject = {
  [CAP]: basaltTone('top'),
  '--walls': `linear-gradient(90deg, ${basaltTone('left')} ${LEFT}, ${basaltTone('front')} 0 ${RIGHT}, ${basaltTone('right')} 0)`,
};

/** The cap of a column, at the place that the element sets. */
export const cap: CSSObject = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  zIndex: 1,
  height: CAP_HEIGHT,
  background: `var(${CAP})`,
  clipPath: `polygon(${LEFT} 0, ${RIGHT} 0, 100% 50%, ${RIGHT} 100%, ${LEFT} 100%, 0 50%)`,
  forcedColorAdjust: 'none',
};

/** The walls of a column, which reach up behind its cap. */
export const walls: CSSObject = {
  background: 'var(--walls)',
  clipPath: `polygon(0 calc(${CAP_HEIGHT} / 2), ${LEFT} 0, ${RIGHT} 0, 100% calc(${CAP_HEIGHT} / 2), 100% 100%, 0 100%)`,
  forcedColorAdjust: 'none',
};

/** A row of columns on one ground, one below the other on a narrow screen. */
export const columnRow: CSSObject = {
  ...columnTones,
  display: 'grid',
  [from.laptop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', alignItems: 'end' },
};

interface ColumnShare {
  /** The height of the column as a share of the highest one, 0 to 1. */
  readonly share: number;
}

/** The share of an element on a column. Apart from `onColumn`, so that a page has its rules once. */
export const columnShare = ({ share }: ColumnShare): CSSObject => ({ '--share': Number(share.toFixed(3)) });

/** A column that stands, below its words. @param highest height of the front of the highest column, in CSS */
export function standingColumn(highest: string): CSSObject {
  return {
    position: 'relative',
    '&::before': { ...cap, insetBlockEnd: `calc(var(--share) * ${highest})` },
    '&::after': {
      ...walls,
      content: '""',
      display: 'block',
      height: `calc(var(--share) * ${highest} + ${CAP_HEIGHT})`,
    },
    '@media print': { '&::before, &::after': { content: 'none' } },
  };
}

/** A column that lies below its words, its length to scale. */
const lyingColumn: CSSObject = {
  '&::after': {
    content: '""',
    display: 'block',
    width: 'calc(var(--share) * 100%)',
    minWidth: '1.5rem',
    height: '2.75rem',
    background: `linear-gradient(var(${CAP}) 28%, ${basaltTone('front')} 0 76%, ${basaltTone('right')} 0)`,
    clipPath: 'polygon(0 0, calc(100% - 1rem) 0, 100% 50%, calc(100% - 1rem) 100%, 0 100%)',
    forcedColorAdjust: 'none',
  },
  '[dir=rtl] &::after': { scale: '-1 1' },
};

/** An element of a row whose words are above its column. @param highest as of `standingColumn` */
export function onColumn(highest: string): CSSObject {
  return {
    '@media screen and (width < 64rem)': lyingColumn,
    [from.laptop]: standingColumn(highest),
  };
}
