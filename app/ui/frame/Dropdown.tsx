import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { HeaderItemView } from '../../site/page-view.ts';
import { colour } from '../../theme/colour-roles.ts';
import { dropdownWidth, duration, headerHeight, pointerHover, radius, space } from '../../theme/scale.ts';
import { iconButton, openPanel } from '../button-styles.ts';
import { Icon } from '../Icon.tsx';
import { MenuLink } from '../SiteLink.tsx';
import { MenuEntries, PageName } from './MenuEntries.tsx';

/** Space on both sides of an entry: Spanish has the longest names, and a button of 18 letters next to them. */
const ROOM = '.625rem';

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
    marginInline: `-${ROOM}`,
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
  padding: `0 ${ROOM}`,
  fontSize: '.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: ROOM,
    insetBlockEnd: '.35rem',
    // A line, not a ground: it stays with forced colours.
    borderBlockEnd: `2px solid ${colour('accent')}`,
    scale: '0 1',
    transition: duration.calm,
  },
  '&[aria-current=page]::after': { scale: '1 1' },
  [pointerHover]: { '&:hover:not([aria-current])::after': { scale: '1 1', borderColor: 'currentColor' } },
});

const Opener = styled.button(iconButton);

const Panel = styled.ul(openPanel, {
  position: 'fixed',
  inset: `${headerHeight} auto auto 50%`,
  translate: '-50% 0',
  // Below its own entry if the browser supports anchor positioning, else centred.
  '@supports (anchor-scope: --menu)': {
    positionAnchor: '--menu',
    insetInlineStart: `calc(anchor(start) - ${space[3]})`,
    translate: 'none',
  },
  width: dropdownWidth,
  margin: 0,
  padding: space[3],
  border: 0,
  borderRadius: `0 0 ${radius.card} ${radius.card}`,
  gridTemplateColumns: '1fr 1fr',
  gap: space[1],
  '&:popover-open': { display: 'grid' },
  transition: duration.quick,
  '@starting-style': { opacity: 0, transform: `translateY(-${space[2]})` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: `0 ${space[3]}`,
    padding: space[3],
    borderRadius: radius.small,
    textDecoration: 'none',
    lineHeight: 1.3,
    [pointerHover]: { '&:hover': { background: colour('line') } },
    '&[aria-current=page]': { color: colour('accent-text') },
  },
  '& svg': { gridRow: 'span 2', marginTop: '.1rem', color: colour('ink-soft') },
  '& strong': { fontSize: '.9375rem', fontWeight: 600 },
  '& span': { fontSize: '.8125rem', color: colour('ink-soft') },
});

type MenuItem = Extract<HeaderItemView, { kind: 'menu' }>;

/** A page in the bar with the pages below it: 500 px wide, in two columns. */
export function Dropdown({ item }: { readonly item: MenuItem }) {
  const common = useTexts('common:');
  const nav = useTexts('nav:');
  const id = `menu-${item.id}`;
  return (
    <BarItem>
      <BarLink to={item.to}>
        <PageName page={item.page} />
      </BarLink>
      <Opener
        type="button"
        popoverTarget={id}
        aria-label={`${nav(`${item.page}.title`)}: ${common('menu.more')}`}
      >
        <Icon name="chevron-down" />
      </Opener>
      <Panel id={id} popover="">
        <MenuEntries links={item.links} />
      </Panel>
    </BarItem>
  );
}
