import styled from '@emotion/styled';
import { NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { radius, size, space } from '../../../app/theme/scale.ts';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';
import { AccountMenu } from './AccountMenu.tsx';

const Bar = styled.header({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  padding: `0 ${space[4]}`,
  borderBottom: `1px solid ${colour('line')}`,
  background: colour('surface'),
});

const Name = styled.span({ fontWeight: 800, letterSpacing: '-.02em' });

const Screens = styled.nav({
  flex: 1,
  minWidth: 0,
  overflowX: 'auto',
  '& ul': { display: 'flex', gap: space[1] },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '3.25rem',
    padding: `0 ${space[3]}`,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    fontWeight: 600,
    color: colour('ink-soft'),
    borderBlock: '3px solid transparent',
  },
  '& a[aria-current]': { color: colour('ink'), borderBottomColor: colour('accent') },
});

const Count = styled.span({
  minWidth: '1.5rem',
  padding: `0 ${space[2]}`,
  borderRadius: radius.panel,
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

/** The bar of all screens: where one is, what waits, who is signed in. */
export function Shell() {
  const { session, draft } = useWorkplace();
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const screens = [
    { to: '/edit', label: texts('screens.edit') },
    { to: '/changes', label: texts('screens.changes'), count: draft.changes.length },
    { to: '/waiting', label: texts('screens.waiting'), count: draft.awaiting.length },
    { to: '/calendar', label: texts('screens.calendar') },
    { to: '/history', label: texts('screens.history') },
    ...(session.person?.role === 'admin' && !session.local
      ? [{ to: '/people', label: texts('screens.people') }]
      : []),
  ];
  return (
    <>
      <SkipLink href="#content">{texts('frame.skip')}</SkipLink>
      <Bar>
        <Name>Studio</Name>
        <Screens aria-label={texts('frame.screens')}>
          <ul>
            {screens.map(({ to, label, count = 0 }) => (
              <li key={to}>
                <NavLink to={to}>
                  {label}
                  {count > 0 && <Count>{count}</Count>}
                </NavLink>
              </li>
            ))}
          </ul>
        </Screens>
        <AccountMenu session={session} />
      </Bar>
      <Hidden role="status">{isBusy ? texts('frame.loading') : ''}</Hidden>
      <div id="content">
        <Outlet />
      </div>
      <ScrollRestoration />
    </>
  );
}
