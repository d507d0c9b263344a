import type { CSSObject } from '@emotion/react';
import { colour } from '../../theme/colour-roles.ts';
import { duration, pointerHover, radius, space } from '../../theme/scale.ts';

/** An invalid answer: a heavier edge and a bar in addition to the colour; icon and message are below. */
const invalidStyle: CSSObject = {
  borderColor: colour('accent-text'),
  boxShadow: `inset 4px 0 0 ${colour('accent-text')}`,
};

/** A text field: 52 px high, its edge shows its state. */
export const control: CSSObject = {
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minHeight: '3.25rem',
  padding: `${space[3]} ${space[4]}`,
  border: `2px solid color-mix(in srgb, ${colour('ink-soft')} 75%, ${colour('ground')})`,
  borderRadius: radius.small,
  background: colour('surface'),
  lineHeight: 1.4,
  transition: `border-color ${duration.quick}, box-shadow ${duration.quick}`,
  [pointerHover]: { '&:hover': { borderColor: colour('ink') } },
  '&[aria-invalid=true]': invalidStyle,
  '&:focus-visible': { outlineOffset: 0, borderColor: colour('focus') },
};

/** A list to choose from, with an arrow in the colour of the text. */
export const selectControl: CSSObject = {
  ...control,
  appearance: 'none',
  paddingInlineEnd: space[7],
  backgroundImage: `linear-gradient(45deg, transparent 50%, ${colour('ink-soft')} 50%), linear-gradient(135deg, ${colour('ink-soft')} 50%, transparent 50%)`,
  backgroundPosition: 'right 1.375rem center, right 1rem center',
  '[dir=rtl] &': { backgroundPosition: 'left 1rem center, left 1.375rem center' },
  backgroundSize: '.375rem .375rem',
  backgroundRepeat: 'no-repeat',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
};
