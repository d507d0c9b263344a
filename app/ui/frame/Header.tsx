import styled from '@emotion/styled';
import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FrameView } from '../../site/page-view.ts';
import { colour } from '../../theme/colour-roles.ts';
import { belowBar, duration, elevation, from, headerHeight, space } from '../../theme/scale.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Container } from '../Container.tsx';
import { SiteLink } from '../SiteLink.tsx';
import { BarItem, BarLink, Dropdown } from './Dropdown.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { Logo } from './Logo.tsx';
import { PageName } from './MenuEntries.tsx';
import { MobileMenu } from './MobileMenu.tsx';

const Bar = styled.header({
  position: 'fixed',
  zIndex: 20,
  inset: '0 0 auto',
  height: headerHeight,
  color: colour('ink'),
  background: colour('ground'),
  // Visible with forced colours, which remove shadows; the lists and the notice have the same.
  outline: '1px solid transparent',
  'html[data-scrolled] &': { transition: duration.calm },
  // Keeps its place during page transitions.
  viewTransitionName: 'header',
  // Over a hero that begins at the top of the page, before it is scrolled.
  'html[data-grand]:not([data-scrolled=true]) &:not(:has(> div > details[open]))': {
    background: 'transparent',
  },
  'html[data-scrolled=true] &': { background: colour('surface'), boxShadow: elevation.floating },
  '& > div': { height: '100%', display: 'flex', alignItems: 'center', gap: space[3] },
  // Hidden until the whole bar has arrived, so that nothing in it shifts.
  '& > div:not(:has(> details > nav))': { visibility: 'hidden' },
  // Low screens, say at 400 % zoom, need the room: the bar scrolls with the page,
  // and the cookie notice is at the end of the page.
  '@media (max-height: 20rem)': { position: 'absolute', '& ~ section': { position: 'static' } },
});

const Home = styled(SiteLink)({
  marginInlineEnd: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  textDecoration: 'none',
});

const Pages = styled.nav({
  display: 'none',
  [from.laptop]: { display: 'block' },
  // As many entries as there is room for in every language. All of them are in the menu, which takes the place of these
  // while it is open.
  [belowBar]: {
    '& > ul > li:nth-of-type(n + 5)': { display: 'none' },
    '&:has(~ details[open] > nav)': { visibility: 'hidden' },
  },
});

const Bars = styled.ul({ display: 'flex' });

const Quote = styled.div({
  display: 'none',
  [from.laptop]: { display: 'block' },
  // A long label next to many entries has two lines, which stay within the bar.
  '& a': { minHeight: '2.875rem', padding: `${space[1]} 1.25rem`, fontSize: '1rem', lineHeight: 1.2 },
});

export function Header({ frame, language }: { readonly frame: FrameView; readonly language: string }) {
  const texts = useTexts('common:');
  const { pathname } = useLocation();
  return (
    <Bar>
      <Container>
        <Home to="/">
          <Logo name={frame.company.name} />
        </Home>
        <Pages aria-label={texts('menu.main')}>
          <Bars key={pathname}>
            {frame.header.map((item) =>
              item.kind === 'menu' ? (
                <Dropdown key={item.to} item={item} />
              ) : (
                <BarItem key={item.to}>
                  <BarLink to={item.to}>
                    <PageName page={item.page} />
                  </BarLink>
                </BarItem>
              ),
            )}
          </Bars>
        </Pages>
        <LanguageSwitcher languages={frame.languages} current={language} />
        <Quote>
          <ButtonLink action={frame.quote} />
        </Quote>
        <MobileMenu frame={frame} path={pathname} />
      </Container>
    </Bar>
  );
}
