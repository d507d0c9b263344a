import styled from '@emotion/styled';
import { from, space } from '../../theme/scale.ts';
import { worldColours } from './colour-worlds.ts';
import { type DrawnProject, worldOf } from './Drawing.tsx';
import { PosterFrame } from './PosterFrame.tsx';

/** From edge to edge of the window, without making the page wider. */
const Band = styled.div(worldColours, {
  marginTop: space[6],
  boxShadow: '0 0 0 100vmax var(--ground)',
  clipPath: 'inset(0 -100vmax)',
  '& svg': { width: 'min(100%, 46rem)', height: 'auto', marginInline: 'auto' },
  [from.laptop]: { paddingTop: space[5] },
});

/** What was built, at the head of its own page. */
export function PosterBand({ project }: { readonly project: DrawnProject }) {
  return (
    <Band data-world={worldOf(project)}>
      <PosterFrame project={project} />
    </Band>
  );
}
