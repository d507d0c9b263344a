import type { CSSObject } from '@emotion/react';
import { colour } from '../../theme/roles.ts';
import { motionWelcome, pointerHover, radius, space } from '../../theme/scale.ts';

/** A field that is written in: 48 px high, its edge tells how it stands. */
export const control: CSSObject = {
  width: '100%',
  minHeight: '3rem',
  padding: `${space[3]} ${space[4]}`,
  border: `1.5px solid color-mix(in srgb, ${colour('ink-soft')} 75%, ${colour('ground')})`,
  borderRadius: radius.small,
  background: colour('surface'),
  lineHeight: 1.4,
  [motionWelcome]: { transition: 'border-color .15s, box-shadow .15s' },
  [pointerHover]: { '&:hover': { borderColor: colour('ink') } },
  // Filled in, and rightly.
  '&:user-valid': { borderColor: colour('ink') },
  '&:user-invalid, &[aria-invalid=true]': {
    borderColor: colour('accent-text'),
    boxShadow: `inset 3px 0 0 ${colour('accent-text')}`,
  },
  '&:focus-visible': { outlineOffset: 0, borderColor: colour('focus') },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
};

/** A list to choose from, with an arrow in the colour of the text. */
export const selectControl: CSSObject = {
  ...control,
  appearance: 'none',
  paddingInlineEnd: space[7],
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${colour('ink-soft')} 50%), linear-gradient(135deg, ${colour('ink-soft')} 50%, transparent 50%)`,
  backgroundPosition: 'right 1.375rem center, right 1rem center',
  backgroundSize: '.375rem .375rem',
  backgroundRepeat: 'no-repeat',
  textOverflow: 'ellipsis',
};
