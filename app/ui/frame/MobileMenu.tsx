import styled from '@emotion/styled';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FrameView } from '../../site/page-view.ts';
import { colour } from '../../theme/colour-roles.ts';
import { belowBar, duration, from, headerHeight, space } from '../../theme/scale.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Icon } from '../Icon.tsx';
import { MenuLink } from '../SiteLink.tsx';
import { ContactLinks, MenuEntries, PageName } from './MenuEntries.tsx';

const Menu = styled.details({
  [from.bar]: { display: 'none' },
  // The page behind the open sheet does not scroll, and neither keyboard nor screen reader gets lost in it.
  [belowBar]: {
    'html:has(&[open])': { overflow: 'hidden', '& body > :not(header)': { visibility: 'hidden' } },
  },
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
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The focused element is never behind the foot.
  scrollPaddingBottom: '9rem',
  padding: `${space[2]} ${space.gutter} 0`,
  background: colour('ground'),
  color: colour('ink'),
  '& > ul > li': { borderBottom: `1px solid ${colour('line')}` },
  '& a, & summary': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '3rem',
    textDecoration: 'none',
  },
  '& > ul > li > a, & summary': { minHeight: '3.75rem', fontSize: '1.5rem', fontWeight: 600 },
  '& strong': { fontWeight: 450 },
  '& span': { display: 'none' },
  '& a[aria-current=page], & li svg': { color: colour('accent-text') },
});

const Branch = styled.details({
  '& > summary': { justifyContent: 'space-between' },
  '& > summary svg': { color: 'inherit', transition: duration.calm },
  '&[open] > summary svg': { rotate: '180deg' },
  '& > ul': { paddingBottom: space[3] },
});

/** At the foot of the sheet, where the thumb is, also while a long branch is open. */
const Bottom = styled.div({
  '@media (min-height: 30rem)': { position: 'sticky', insetBlockEnd: 0 },
  paddingBlock: `${space[3]} ${space[4]}`,
  background: colour('ground'),
  display: 'grid',
  gap: space[2],
  marginTop: 'auto',
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[5] },
});

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
              {item.kind === 'link' ? (
                <MenuLink to={item.to}>
                  <PageName page={item.page} />
                </MenuLink>
              ) : (
                <Branch name="branch">
                  <summary>
                    <PageName page={item.page} />
                    <Icon name="chevron-down" />
                  </summary>
                  <ul>
                    <li>
                      <MenuLink to={item.to} end>
                        <Icon name="arrow-right" />
                        <strong>{texts('menu.overview')}</strong>
                      </MenuLink>
                    </li>
                    <MenuEntries links={item.links} />
                  </ul>
                </Branch>
              )}
            </li>
          ))}
        </ul>
        <Bottom>
          <ButtonLink action={frame.quote} />
          <ul>
            <ContactLinks company={frame.company} />
          </ul>
        </Bottom>
      </Panel>
    </Menu>
  );
}
