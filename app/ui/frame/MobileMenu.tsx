import styled from '@emotion/styled';
import { NavLink } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FrameView, HeaderItemView } from '../../site/page-view.ts';
import { colour } from '../../theme/roles.ts';
import { from, headerHeight, size, space } from '../../theme/scale.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Icon } from '../Icon.tsx';
import { PageName } from './PageName.tsx';

const Menu = styled.details({
  [from.bar]: { display: 'none' },
  // The page behind an open menu does not scroll.
  'html:has(&[open])': { overflow: 'hidden' },
});

const Hamburger = styled.summary({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  marginInlineEnd: `-${space[3]}`,
  '& svg': { gridArea: '1 / 1', width: '1.625rem', height: '1.625rem' },
  'details:not([open]) > & svg:last-of-type, details[open] > & svg:first-of-type': { visibility: 'hidden' },
});

const Panel = styled.nav({
  position: 'fixed',
  inset: `${headerHeight} 0 0`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[4]} ${space.gutter} ${space[7]}`,
  background: colour('ground'),
  color: colour('ink'),
  '& li': { borderBottom: `1px solid ${colour('line')}` },
  '& li li': { border: 0 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '3.5rem',
    fontSize: size.item,
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& a[aria-current=page]': { color: colour('accent-text') },
  '& li li a': { minHeight: '2.875rem', fontSize: '1rem', fontWeight: 450 },
  '& li li svg': { color: colour('accent-text') },
});

const Branch = styled.details({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.5rem',
    fontSize: size.item,
    fontWeight: 600,
  },
  '& > summary svg': { transition: 'rotate .2s' },
  '&[open] > summary svg': { rotate: '180deg' },
  '& > ul': { paddingBottom: space[3] },
});

const Bottom = styled.div({ display: 'grid', marginTop: space[5] });

/** The menu of small screens. It opens and closes without a script; a new page closes it. */
export function MobileMenu({ frame, path }: { readonly frame: FrameView; readonly path: string }) {
  const texts = useTexts('common:');
  return (
    <Menu key={path} name="header" data-live>
      <Hamburger aria-label={texts('menu.open')}>
        <Icon name="menu" />
        <Icon name="x" />
      </Hamburger>
      <Panel aria-label={texts('menu.main')}>
        <ul>
          {frame.header.map((item) => (
            <li key={item.to}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
        <Bottom>
          <ButtonLink action={frame.quote} />
        </Bottom>
      </Panel>
    </Menu>
  );
}

function Entry({ item }: { readonly item: HeaderItemView }) {
  const name = <PageName page={item.page} />;
  if (item.kind === 'link') return <NavLink to={item.to}>{name}</NavLink>;
  return (
    <Branch name="branch">
      <summary>
        {name}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {[{ page: item.page, to: item.to, icon: 'arrow-right' }, ...item.links].map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} end>
              <Icon name={link.icon} />
              <PageName page={link.page} />
            </NavLink>
          </li>
        ))}
      </ul>
    </Branch>
  );
}
