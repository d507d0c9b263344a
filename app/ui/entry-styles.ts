import type { CSSObject } from '@emotion/react';
import { colour } from '../theme/roles.ts';
import { pointerHover, radius, size } from '../theme/scale.ts';
import { wholeIsLink } from './card-styles.ts';

/** A thing of a list that has no frame: under the pointer its title is underlined. */
export const entry: CSSObject = {
  ...wholeIsLink,
  display: 'grid',
  overflowWrap: 'anywhere',
  '& small': { color: colour('ink-soft'), fontSize: size.small },
  '& p': { maxWidth: '42rem', color: colour('ink-soft') },
  [pointerHover]: {
    '&:hover a': {
      textDecoration: 'underline',
      textDecorationThickness: '.08em',
      textDecorationColor: colour('accent-text'),
      textUnderlineOffset: '.18em',
    },
    '&:hover a svg': { translate: '.25rem 0' },
  },
};

/** The picture of an entry; its size is given by the list. */
export const entryPicture: CSSObject = {
  overflow: 'hidden',
  borderRadius: radius.card,
  // A layer of its own: round corners then cut the whole picture, not path by path, which leaves dark specks.
  '& svg': { width: '100%', height: '100%', willChange: 'transform' },
};
