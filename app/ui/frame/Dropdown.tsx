import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { HeaderItemView } from '../../site/page-view.ts';
import { colour } from '../../theme/roles.ts';
import {
  dropdownWidth,
  duration,
  elevation,
  headerHeight,
  pointerHover,
  radius,
  space,
} from '../../theme/scale.ts';
import { iconButton } from '../button-styles.ts';
import { Icon } from '../Icon.tsx';
import { BarItem, BarLink } from './bar-link.ts';
import { MenuEntries, PageName } from './MenuEntries.tsx';

const Opener = styled.button(iconButton);

const Panel = styled.ul({
  position: 'fixed',
  inset: `${headerHeight} auto auto 50%`,
  translate: '-50% 0',
  // Below its own entry where the browser supports anchor positioning, else centred.
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
  background: colour('surface'),
  color: colour('ink'),
  boxShadow: elevation.open,
  outline: '1px solid transparent',
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
      <Panel id={id} popover="auto">
        <MenuEntries links={item.links} />
      </Panel>
    </BarItem>
  );
}
