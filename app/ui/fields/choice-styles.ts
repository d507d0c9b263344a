import type { CSSObject } from '@emotion/react';
import { colour } from '../../theme/roles.ts';
import { duration, from, motionWelcome, pointerHover, radius, size, space } from '../../theme/scale.ts';
import { hexagon } from '../hexagon.ts';

/** A tick box or radio button as a basalt column from above; chosen, it fills with lava and a tick. */
const mark: CSSObject = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.6875rem',
  margin: 0,
  clipPath: hexagon,
  background: `color-mix(in srgb, ${colour('ink-soft')} 80%, ${colour('surface')})`,
  outline: 'none',
  cursor: 'inherit',
  '&::before': {
    content: '""',
    width: '1.25rem',
    height: '1.4375rem',
    clipPath: hexagon,
    background: colour('surface'),
  },
  '&:checked': { background: colour('accent') },
  '&:checked::before': {
    width: '.875rem',
    height: '.875rem',
    clipPath: 'polygon(8% 50%, 22% 36%, 40% 54%, 78% 14%, 92% 28%, 40% 82%)',
    background: colour('on-accent'),
  },
  // Colours of the system's own: its own boxes show best how they stand.
  '@media (forced-colors: active)': {
    appearance: 'auto',
    clipPath: 'none',
    '&::before': { content: 'none' },
  },
};

/** A card that is chosen; the whole card is the label of its radio button or tick box. */
export const choiceCard: CSSObject = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignContent: 'space-between',
  gap: space[3],
  minHeight: '6.25rem',
  padding: space[3],
  border: `1.5px solid ${colour('line')}`,
  borderRadius: radius.card,
  background: colour('surface'),
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  [from.tablet]: { padding: space[4], fontSize: '1rem' },
  [motionWelcome]: {
    transition: `border-color ${duration.quick}, background-color ${duration.quick}, box-shadow ${duration.quick}`,
  },
  '& > input': { ...mark, gridArea: '1 / 2' },
  '& > svg': { gridArea: '1 / 1', width: '1.5rem', height: '1.5rem', color: colour('accent-text') },
  '& > span': { gridArea: '2 / 1 / auto / 3', alignSelf: 'end', overflowWrap: 'anywhere', hyphens: 'auto' },
  [pointerHover]: { '&:hover': { borderColor: colour('ink-soft') } },
  '&:has(:checked)': {
    borderColor: colour('accent-text'),
    // The edge grows inwards, so that nothing moves.
    boxShadow: `inset 0 0 0 1px ${colour('accent-text')}`,
    background: `color-mix(in srgb, ${colour('accent')} 9%, ${colour('surface')})`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${colour('focus')}`, outlineOffset: '2px' },
};
