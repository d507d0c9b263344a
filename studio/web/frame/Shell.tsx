import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Link, type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { colour } from '../../../app/theme/colour-roles.ts';
import { from, radius, size, space } from '../../../app/theme/scale.ts';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import { CheckedDraftProvider, useCheckedAnswer } from '../draft-progress.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Menu, tabLink } from '../parts.tsx';
import { PracticeGuide } from '../practice/PracticeGuide.tsx';
import { isPractising } from '../practice/practice-mode.ts';
import { useLoadedWorkplace } from '../session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { UnsentTexts } from './UnsentTexts.tsx';

const Bar = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: '1fr auto minmax(0, auto)',
  alignItems: 'center',
  height: 'var(--bar)',
  columnGap: space[3],
  padding: `0 ${space[4]}`,
  '& > nav': { gridRow: 2, gridColumn: '1 / -1', marginInline: `calc(-1 * ${space[3]})` },
  [from.laptop]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    '& > nav': { gridRow: 1, gridColumn: 2, marginInline: 0 },
  },
  borderBottom: `1px solid ${colour('line')}`,
  background: colour('surface'),
});

const Name = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  textDecoration: 'none',
  fontWeight: 800,
  letterSpacing: '-.02em',
});

const Screens = styled.nav({
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // The last one fades if there are more than fit.
  maskImage: 'linear-gradient(to left, transparent, black 1.25rem)',
  '& ul::after': { content: '""', flex: '0 0 1.25rem' },
  '& ul': { display: 'flex', gap: space[1] },
  '& a': { ...tabLink, gap: space[2], padding: `0 ${space[3]}`, whiteSpace: 'nowrap' },
});

const Count = styled.span({
  minWidth: '1.5rem',
  padding: `0 ${space[2]}`,
  borderRadius: radius.card,
  background: colour('accent'),
  color: colour('on-accent'),
  fontSize: size.small,
  textAlign: 'center',
});

const Hidden = styled.span(visuallyHidden);

const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: space[2],
  top: '-4rem',
  zIndex: 3,
  padding: space[3],
  background: colour('surface'),
  '&:focus': { top: space[2] },
});

/** The bar of all screens: current screen, tasks, signed-in person. */
export function Shell() {
  const { session, draft } = useLoadedWorkplace();
  const checked = useCheckedAnswer('GET /draft', {}, draft);
  const lastEdit = useLastEdit();
  const texts = useInterfaceTexts();
  const { pathname } = useLocation();
  const screenBar = useRef<HTMLElement>(null);
  // On a phone, the bar does not fit all screens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another entry.
  useEffect(() => {
    const current = screenBar.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [pathname]);
  const isBusy = useNavigation().state !== 'idle';
  const screens = [
    { to: '/home', label: texts('screens.home') },
    { to: lastEdit, label: texts('screens.edit') },
    { to: '/changes', label: texts('screens.changes'), count: draft.changes.length },
    { to: '/news', label: texts('screens.news') },
    { to: '/projects', label: texts('screens.projects') },
    { to: '/pictures', label: texts('screens.pictures') },
    { to: '/requests', label: texts('screens.requests') },
  ];
  // Screens for occasional use; the home screen links to most of them, too.
  const otherScreens = [
    { to: '/waiting', label: texts('screens.waiting'), count: draft.awaiting.length },
    { to: '/calendar', label: texts('screens.calendar') },
    { to: '/history', label: texts('screens.history') },
    ...(session.person?.role === 'admin' && !session.local
      ? [{ to: '/people', label: texts('screens.people') }]
      : []),
  ];
  const renderLink = ({ to, label, count = 0 }: { to: string; label: string; count?: number }) => (
    <Link key={to} to={to} aria-current={pathname.startsWith(getScreen(to)) ? 'page' : undefined}>
      {label}
      {count > 0 && <Count>{count}</Count>}
    </Link>
  );
  return (
    <>
      <SkipLink href="#content">{texts('frame.skip')}</SkipLink>
      <Bar>
        <Name to="/home">Studio</Name>
        <Screens ref={screenBar} aria-label={texts('frame.screens')}>
          <ul>
            {screens.map((screen) => (
              <li key={screen.to}>{renderLink(screen)}</li>
            ))}
          </ul>
        </Screens>
        <Menu label={texts('screens.more')}>{otherScreens.map(renderLink)}</Menu>
        <AccountMenu session={session} />
      </Bar>
      <Hidden role="status">{isBusy ? texts('frame.loading') : ''}</Hidden>
      <div id="content" tabIndex={-1}>
        <UnsentTexts />
        <CheckedDraftProvider value={checked}>
          <Outlet />
        </CheckedDraftProvider>
      </div>
      {isPractising() && <PracticeGuide />}
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

/** `/edit` for `/edit/is/verdskra?source=…` */
function getScreen(address: string): string {
  return /^\/[^/?]*/.exec(address)?.[0] ?? address;
}

/** Address of the last edit; returning to it shows the same page and fields. */
function useLastEdit(): string {
  const { pathname, search } = useLocation();
  const lastAddress = useRef('/edit');
  if (pathname.startsWith('/edit/')) lastAddress.current = pathname + search;
  return lastAddress.current;
}

/** Each visit has its scroll position; a screen that the browser has loaded uses that of its address. */
function getScrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
