import styled from '@emotion/styled';
import { Fragment, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { Icon } from '../ui/Icon.tsx';
import { Cut } from '../ui/layout.tsx';
import { barHeight, besideTheBar, colour, elevation, radius, size, space } from '../ui/tokens.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { StudioMark } from './StudioMark.tsx';
import { type ScreenLink, useScreens } from './use-screens.ts';

const Bar = styled.header({
  display: 'none',
  position: 'sticky',
  top: 0,
  height: '100dvh',
  padding: `0 ${space[2]} ${space[2]}`,
  borderInlineEnd: `1px solid ${colour('line')}`,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  [besideTheBar]: { display: 'flex', flexDirection: 'column', width: '13.5rem' },
  '& > nav': { display: 'grid', gap: 2 },
  '& hr': { display: 'none' },
  '& h2': {
    padding: `${space[3]} ${space[2]} ${space[1]}`,
    fontSize: size.label,
    lineHeight: '1rem',
    fontWeight: 600,
    letterSpacing: 0,
    color: colour('ink-faint'),
  },
  '& > button': {
    marginBlockStart: 'auto',
    justifyContent: 'start',
    width: '100%',
    minHeight: '2.75rem',
    padding: space[2],
  },
  '&[data-rail]': {
    width: '3.5rem',
    '& h2, & a > span:first-of-type, & > button > span + span': visuallyHidden,
    '& hr': { display: 'block', width: '1.5rem', margin: '.375rem auto' },
    '& a': { justifyContent: 'center', padding: 0, height: '2.25rem' },
    '& a > b': {
      position: 'absolute',
      top: -2,
      insetInlineEnd: -2,
      minWidth: '1rem',
      padding: '0 3px',
      borderRadius: radius.chip,
      background: colour('ink'),
      color: colour('ground'),
      fontSize: size.label,
      lineHeight: '1rem',
      boxShadow: `0 0 0 2px ${colour('ground')}`,
    },
    '& a > b[data-unpublished]': { background: colour('lava'), color: colour('on-lava') },
    '& > button': { justifyContent: 'center', padding: 0 },
  },
  // Editing has room for the names on a wide screen.
  '@media (min-width: 105rem)': { '&[data-rail=pages]': { width: '13.5rem' } },
});

const Name = styled(Link)({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '.625rem',
  height: barHeight,
  padding: `0 ${space[2]}`,
  textDecoration: 'none',
  fontWeight: 800,
  fontSize: '.9375rem',
  letterSpacing: '-.02em',
});

const Entry = styled(Link)({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '.625rem',
  height: '2rem',
  padding: `0 ${space[2]}`,
  borderRadius: radius.control,
  textDecoration: 'none',
  fontWeight: 550,
  color: colour('ink-soft'),
  '&:hover': { background: colour('hover') },
  '&[aria-current]': {
    background: colour('raised'),
    color: colour('ink'),
    fontWeight: 650,
    boxShadow: elevation.raised,
  },
  '& > b': { marginInlineStart: 'auto', fontSize: size.small, fontWeight: 600, color: colour('ink-faint') },
  '& > b[data-unpublished]': { color: colour('lava-text') },
});

/** Every screen, with what waits there; a rail of icons next to screens that need the width. `[` changes that. */
export function SideBar() {
  const { session } = useLoadedWorkplace();
  const texts = useInterfaceTexts();
  const groups = useScreens();
  const rail = useRail();
  return (
    <Bar data-rail={rail}>
      <Name to="/home" aria-label={texts('frame.studio')}>
        <StudioMark />
        <span>Studio</span>
      </Name>
      <nav aria-label={texts('frame.screens')}>
        {groups.map(({ title, screens }) => (
          <Fragment key={title}>
            {title && <hr />}
            {title && <h2>{title}</h2>}
            {screens.map((screen) => (
              <ScreenEntry key={screen.label} screen={screen} />
            ))}
          </Fragment>
        ))}
      </nav>
      <AccountMenu session={session} />
    </Bar>
  );
}

function ScreenEntry({ screen }: { readonly screen: ScreenLink }) {
  const { to, label, icon, count, isUnpublished, isCurrent } = screen;
  return (
    <Entry to={to} title={label} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} size={18} />
      <Cut>{label}</Cut>
      {count > 0 && <b data-unpublished={isUnpublished ? '' : undefined}>{count}</b>}
    </Entry>
  );
}

/** Screens with panes of their own. */
const PANES = /^\/(?:edit|requests|(?:news|projects)\/)/;

/** The kind of rail; undefined for a bar with names. The choice is kept for each kind of screen. */
function useRail(): 'pages' | 'chosen' | undefined {
  const { pathname } = useLocation();
  const kind = PANES.test(pathname) ? 'panes' : 'plain';
  const key = `studioRail ${kind}`;
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const stored = localStorage.getItem(key);
  const isRail = choices[key] ?? (stored === null ? kind === 'panes' : stored === 'yes');
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input,select,textarea,[contenteditable]');
      if (event.key !== '[' || isTyping || event.ctrlKey || event.metaKey) return;
      localStorage.setItem(key, isRail ? 'no' : 'yes');
      setChoices((before) => ({ ...before, [key]: !isRail }));
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [key, isRail]);
  if (!isRail) return undefined;
  return kind === 'panes' && stored === null ? 'pages' : 'chosen';
}
