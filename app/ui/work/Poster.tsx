import styled from '@emotion/styled';
import { from, space } from '../../theme/scale.ts';
import { hashText } from '../basalt/seeded-random.ts';
import { type WorldName, worldColours, worldNames } from './colour-worlds.ts';
import { drawScreen, SCREEN, type ScreenName, screenNames } from './screens.ts';

/** Properties of a project that decide its drawing. */
interface DrawnProject {
  readonly id: string;
  /** Kind of work; null or a word without a drawing: chosen by the id. */
  readonly screen: string | null;
  /** The client's colours; the same. */
  readonly colour: string | null;
}

const LAYERS = ['paper', 'tint', 'type', 'mark'] as const;
/** A phone is darker than what is on it. */
const PHONE_LAYERS = ['paper', 'type', 'tint', 'mark'] as const;

/** The same name on the card and on the page: one grows into the other when a browser goes from page to page. */
const Frame = styled.div<{ readonly project: string }>(({ project }) => ({
  viewTransitionName: `work-${project}`,
}));

/** The work for a client, drawn in the client's colours; the parent has `data-world`. */
export function Poster({ project }: { readonly project: DrawnProject }) {
  const name = chooseName<ScreenName>(screenNames, project.screen, project.id);
  const screen = drawScreen(name, project.id);
  return (
    <Frame project={project.id}>
      <svg aria-hidden="true" data-screen-only viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`}>
        {(name === 'phone' ? PHONE_LAYERS : LAYERS).map((layer) => (
          <path key={layer} fill={`var(--${layer})`} d={screen[layer]} />
        ))}
      </svg>
    </Frame>
  );
}

/** From edge to edge of the window, without making the page wider. */
const Band = styled.div(worldColours, {
  marginTop: space[6],
  borderImage: 'linear-gradient(var(--ground) 0 0) fill 0 / / 0 100vmax',
  '& svg': { width: 'min(100%, 46rem)', height: 'auto', marginInline: 'auto' },
  [from.laptop]: { paddingTop: space[5] },
});

/** The work, at the head of its own page. */
export function PosterBand({ project }: { readonly project: DrawnProject }) {
  return (
    <Band data-world={getPosterWorld(project)}>
      <Poster project={project} />
    </Band>
  );
}

export function getPosterWorld({ id, colour }: DrawnProject): WorldName {
  return chooseName(worldNames, colour, `${id}/colour`);
}

function chooseName<Name extends string>(
  names: readonly Name[],
  preferredName: string | null,
  seed: string,
): Name {
  const choice = names.find((name) => name === preferredName) ?? names[hashText(seed) % names.length];
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}
