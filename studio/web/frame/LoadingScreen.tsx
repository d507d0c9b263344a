import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { barHeight, besideTheBar, colour, radius, space } from '../ui/tokens.ts';
import { StudioMark } from './StudioMark.tsx';

const appear = keyframes({ from: { opacity: 0 } });

/** Appears only if loading takes longer than a moment. */
const Frame = styled.div({
  display: 'grid',
  minHeight: '100dvh',
  animation: `${appear} .2s .2s backwards`,
  '& > aside': { display: 'none', padding: space[3], borderInlineEnd: `1px solid ${colour('line')}` },
  [besideTheBar]: { gridTemplateColumns: '3.5rem 1fr', '& > aside': { display: 'block' } },
  '& > div::before': {
    content: '""',
    display: 'block',
    height: barHeight,
    borderBottom: `1px solid ${colour('line')}`,
    background: colour('surface'),
  },
  '& ul': {
    display: 'grid',
    gap: space[4],
    maxWidth: '56rem',
    margin: `${space[6]} auto`,
    padding: space[4],
  },
  '& li': { height: '2.5rem', borderRadius: radius.control, background: colour('sunken') },
});

/** The form of a screen while its data is loaded for the first time. */
export function LoadingScreen() {
  return (
    <Frame aria-hidden="true">
      <aside>
        <StudioMark />
      </aside>
      <div>
        <ul>
          <li />
          <li />
          <li />
        </ul>
      </div>
    </Frame>
  );
}
