import styled from '@emotion/styled';
import { NavLink } from 'react-router';
import { colour } from '../../theme/roles.ts';
import { headerHeight, pointerHover, space } from '../../theme/scale.ts';

/** An entry of the bar, as high as the bar so that the way from it to its dropdown is unbroken. */
export const BarItem = styled.li({ height: headerHeight, display: 'flex', alignItems: 'center' });

/** A link in the bar; the page that is shown, and the branch it lies in, are underlined. */
export const BarLink = styled(NavLink)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  fontSize: '.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: space[3],
    insetBlockEnd: '.35rem',
    height: '2px',
    background: colour('accent'),
    scale: '0 1',
    transformOrigin: 'left',
    transition: 'scale .2s',
  },
  '&[aria-current=page]::after, &.active::after': { scale: '1 1' },
  [pointerHover]: { '&:hover::after': { scale: '1 1' } },
});
