import type { CSSObject } from '@emotion/react';
import { colour } from '../theme/roles.ts';
import { duration, pointerHover, radius, space } from '../theme/scale.ts';

/** The form of everything that is pressed: at least 48 px high, its arrow moves a little under the pointer. */
export const buttonBase: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '3rem',
  padding: `${space[3]} ${space[5]}`,
  border: '1.5px solid transparent',
  borderRadius: radius.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: duration.quick,
  '@media print': { display: 'none' },
};

/** A button that is its icon alone, 44 px square. */
export const iconButton: CSSObject = {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
};

export const buttonLooks: Readonly<Record<'primary' | 'secondary', CSSObject>> = {
  primary: {
    background: colour('accent'),
    color: colour('on-accent'),
    [pointerHover]: { '&:hover': { background: colour('accent-strong') } },
  },
  secondary: {
    borderColor: 'currentColor',
    background: 'transparent',
    [pointerHover]: {
      '&:hover': { background: colour('ink'), color: colour('ground'), borderColor: colour('ink') },
    },
  },
};
