import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLoadedWorkplace } from '../session.ts';
import { OtherScreen } from '../ui/buttons.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Menu } from '../ui/Menu.tsx';
import { besideTheBar, colour, radius, size } from '../ui/tokens.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { useScreens } from './use-screens.ts';

const Bar = styled.nav({
  position: 'fixed',
  zIndex: 3,
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: 'var(--tabs)',
  borderTop: `1px solid ${colour('line')}`,
  background: colour('surface'),
  [besideTheBar]: { display: 'none' },
  '& > :is(a, button)': {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: 2,
    height: '100%',
    padding: 0,
    fontSize: size.label,
    fontWeight: 600,
    textDecoration: 'none',
    color: colour('ink-soft'),
  },
  '& > button': { width: '100%' },
  '& > [aria-current]': { color: colour('ink'), boxShadow: `inset 0 2px ${colour('ink')}` },
  '& b': {
    position: 'absolute',
    top: 6,
    insetInlineStart: 'calc(50% + 6px)',
    minWidth: '1rem',
    padding: '0 3px',
    borderRadius: radius.chip,
    background: colour('lava'),
    color: colour('on-lava'),
    lineHeight: '1rem',
    textAlign: 'center',
  },
});

const TABS = ['home', 'edit', 'requests', 'changes'];

/** The bar of a phone: four screens, and a menu with the others. */
export function TabBar() {
  const texts = useInterfaceTexts();
  const { session } = useLoadedWorkplace();
  const screens = useScreens().flatMap((group) => group.screens);
  const tabs = TABS.flatMap((name) => screens.find(({ to }) => to.startsWith(`/${name}`)) ?? []);
  return (
    <Bar aria-label={texts('frame.tabs')}>
      {tabs.map(({ to, label, icon, count, isCurrent }) => (
        <Link key={label} to={to} aria-current={isCurrent ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {label}
          {count > 0 && <b>{count}</b>}
        </Link>
      ))}
      <Menu
        isAbove
        entries={
          <>
            {screens
              .filter((screen) => !tabs.includes(screen))
              .map(({ to, label, icon, count }) => (
                <OtherScreen key={to} to={to}>
                  <Icon name={icon} size={18} />
                  {label}
                  {count > 0 && ` · ${count}`}
                </OtherScreen>
              ))}
            <hr />
            <AccountMenu session={session} />
          </>
        }
      >
        <Icon name="ellipsis" size={22} />
        {texts('screens.more')}
      </Menu>
    </Bar>
  );
}
