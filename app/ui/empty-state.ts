import type { CSSObject } from '@emotion/react';
import { colour } from '../theme/roles.ts';
import { radius, size, space } from '../theme/scale.ts';
import { hexagonRing } from './hexagon.ts';

/** Stands where a list has nothing to show: the place of a column, still free, and words beside it. */
export const emptyState: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'center',
  gap: `${space[4]} ${space[5]}`,
  padding: `clamp(${space[5]}, 5vw, ${space[8]})`,
  borderRadius: radius.card,
  border: `1.5px dashed color-mix(in srgb, ${colour('ink-soft')} 55%, ${colour('ground')})`,
  fontSize: size.lead,
  lineHeight: 1.45,
  '&::before': {
    content: '""',
    width: '3rem',
    height: '3.375rem',
    clipPath: hexagonRing,
    background: `conic-gradient(${colour('accent-text')} 60deg, ${colour('line')} 0)`,
  },
  '& > a': { gridColumn: 2, fontSize: size.body },
};
