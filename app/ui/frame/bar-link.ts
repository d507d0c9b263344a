import styled from '@emotion/styled';
import { colour } from '../../theme/roles.ts';
import { duration, headerHeight, pointerHover, space } from '../../theme/scale.ts';
import { MenuLink } from '../SiteLink.tsx';

/** On both sides of an entry: Spanish has the longest names, and a button of 18 letters beside them. */
const room = '.625rem';

/** An entry of the bar, as high as the bar so that the way from it to its dropdown is unbroken. */
export const BarItem = styled.li({
  height: headerHeight,
  display: 'flex',
  alignItems: 'center',
  anchorName: '--menu',
  anchorScope: '--menu',
  // Under a mouse the list opens by itself; by keyboard and touch the button opens it.
  [pointerHover]: { '&:hover > [popover]': { display: 'grid' } },
  // The 44 px of the button overlap the padding of the neighbouring entries, not their texts.
  '& > button': {
    position: 'relative',
    zIndex: 1,
    marginInline: `-${room}`,
    paddingInlineEnd: space[2],
    '& svg': { width: '1rem', height: '1rem' },
  },
});

/** A link in the bar; the current page, and the menu that has it, are underlined. */
export const BarLink = styled(MenuLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${room}`,
  fontSize: '.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: room,
    insetBlockEnd: '.35rem',
    // A line, not a ground: it stays where colours are forced.
    borderBlockEnd: `2px solid ${colour('accent')}`,
    scale: '0 1',
    transition: duration.calm,
  },
  '&[aria-current=page]::after': { scale: '1 1' },
  [pointerHover]: { '&:hover:not([aria-current])::after': { scale: '1 1', borderColor: 'currentColor' } },
});
