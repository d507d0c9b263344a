import type { CSSObject } from '@emotion/react';
import { colour } from '../theme/colour-roles.ts';
import { duration, pointerHover, radius, size, space, weight } from '../theme/scale.ts';

/*
 * The styles of all cards. Shared rules are identical, so that a page with several kinds of cards
 * has each rule once.
 */

/** A whole element is the target of its only link, which is its title or a line at its foot; an icon in it moves. */
export const wholeIsLink: CSSObject = {
  position: 'relative',
  '& a': { textDecoration: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } },
  // The ring of the focus is around the whole element, too.
  '& a:focus-visible': {
    outline: 'none',
    '&::after': { outline: `3px solid ${colour('focus')}`, outlineOffset: '3px', borderRadius: radius.small },
  },
  '& a svg': {
    display: 'inline-block',
    verticalAlign: '-.18em',
    width: '1.1em',
    height: '1.1em',
    marginInlineStart: space[2],
    color: colour('accent-text'),
    transition: duration.quick,
  },
};

/** A card stands under a rule; that of a link turns to lava under the pointer. */
export const cardBase: CSSObject = {
  ...wholeIsLink,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  paddingBlock: `${space[4]} ${space[5]}`,
  borderBlockStart: `2px solid ${colour('ink')}`,
  overflowWrap: 'anywhere',
  '& p, & small': { color: colour('ink-soft') },
  '& small': { fontSize: size.small },
  '& > a': { marginTop: 'auto', paddingTop: space[2], fontWeight: weight.label },
  // An icon is at the end of the title's line.
  '& > svg': { position: 'absolute', insetInlineEnd: 0, width: '1.5rem', height: '1.5rem' },
  '& > svg + h3': { paddingInlineEnd: space[6] },
  [pointerHover]: {
    transition: duration.quick,
    '&:hover:has(a)': { borderColor: colour('accent') },
    '&:hover a svg': { translate: '.25rem 0' },
  },
};

/** The longest words of titles fit a phone of 320 px. */
export const cardTitle: CSSObject = { fontSize: `min(${size.item}, 6.6vw)`, lineHeight: 1.1 };

/** The picture at the top of a card, from edge to edge. */
export const cardPicture: CSSObject = {
  marginBlock: `-${space[4]} ${space[3]}`,
  aspectRatio: '16 / 8',
  overflow: 'hidden',
  '& svg': { width: '100%', height: '100%' },
};

/** An entry of a list without a frame: under the pointer its title is underlined. */
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
  // Its own layer: round corners then cut the whole picture, not path by path, which leaves dark specks.
  '& svg': { width: '100%', height: '100%', willChange: 'transform' },
};
