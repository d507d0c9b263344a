import styled from '@emotion/styled';
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { visuallyHidden } from '../../../app/ui/visually-hidden.ts';
import { CheckedDraftProvider, useCheckedAnswer } from '../draft-progress.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PracticeGuide } from '../practice/PracticeGuide.tsx';
import { isPractising } from '../practice/practice-mode.ts';
import { useLoadedWorkplace } from '../session.ts';
import { Toast } from '../ui/Toast.tsx';
import { besideTheBar, space } from '../ui/tokens.ts';
import { SideBar } from './SideBar.tsx';
import { TabBar } from './TabBar.tsx';
import { UnsentTexts } from './UnsentTexts.tsx';

const Frame = styled.div({
  paddingBlockEnd: 'var(--tabs)',
  [besideTheBar]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
});

const Hidden = styled.span(visuallyHidden);

const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: space[2],
  top: '-4rem',
  zIndex: 5,
  padding: space[3],
  background: 'var(--surface)',
  '&:focus': { top: space[2] },
});

/** What all screens have around them: the bar with every screen, and what has just happened. */
export function Shell() {
  const { draft } = useLoadedWorkplace();
  const checked = useCheckedAnswer('GET /draft', {}, draft);
  const texts = useInterfaceTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <SkipLink href="#content">{texts('frame.skip')}</SkipLink>
      <Frame>
        <SideBar />
        <div>
          <Hidden role="status">{isBusy ? texts('frame.loading') : ''}</Hidden>
          <div id="content" tabIndex={-1}>
            <UnsentTexts />
            <CheckedDraftProvider value={checked}>
              <Outlet />
            </CheckedDraftProvider>
          </div>
        </div>
      </Frame>
      <TabBar />
      <Toast />
      {isPractising() && <PracticeGuide />}
      <ScrollRestoration getKey={getScrollKey} />
    </>
  );
}

/** Each visit has its scroll position; a screen that the browser has loaded uses that of its address. */
function getScrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}
