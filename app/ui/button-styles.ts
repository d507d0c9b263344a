import type { CSSObject } from '@emotion/react';
import { colour } from '../theme/colour-roles.ts';
import { duration, elevation, pointerHover, radius, space, weight } from '../theme/scale.ts';

/** The form of all buttons: at least 48 px high, its arrow moves a little under the pointer. */
export const buttonBase: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: '3.5rem',
  padding: `${space[3]} 1.75rem`,
  border: '2px solid transparent',
  borderRadius: radius.small,
  fontWeight: weight.label,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: duration.quick,
  '@media print': { display: 'none' },
};

/** A link on its own line, with an icon next to its text; as high as a finger needs it. */
export const lineLink: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  textUnderlineOffset: '.25em',
};

/** A link that is underlined under the pointer only, in a place that has nothing but links. */
export const quietLink: CSSObject = {
  textDecorationColor: 'transparent',
  textUnderlineOffset: '.25em',
  '&:hover': { textDecorationColor: 'currentColor' },
};

/** A panel that opens over the page; its edge shows with forced colours, which remove shadows. */
export const openPanel: CSSObject = {
  background: colour('surface'),
  color: colour('ink'),
  boxShadow: elevation.open,
  outline: '1px solid transparent',
};

/** A button with only an icon, 44 px square. */
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
