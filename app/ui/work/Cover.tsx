import styled from '@emotion/styled';
import { hasPicture, ItemPicture } from '../Picture.tsx';
import { type WorldName, worldGround, worldNames, worldTones } from './colour-worlds.ts';
import { COVER_WIDTHS, type CoveredProject, drawnPicture, projectName } from './covers.ts';
import { chooseName, drawScene, SCENE, type SceneName, sceneNames } from './scenes.ts';

/** Fills its parent, which has a size. */
const Fill = styled.div({
  position: 'absolute',
  inset: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const Scene = styled(Fill)<{ readonly world: WorldName; readonly letters: number }>(
  { containerType: 'inline-size', overflow: 'hidden' },
  ({ world }) => ({ ...worldGround(world), ...worldTones(world) }),
  ({ letters }) => ({
    '& > span': {
      position: 'absolute',
      insetBlockStart: '9cqi',
      insetInline: '7cqi',
      fontSize: `min(13cqi, ${Math.floor(140 / letters)}cqi)`,
      fontWeight: 800,
      lineHeight: 0.95,
      letterSpacing: '-.045em',
    },
    // Not the fading sky of the basalt pictures.
    '&&& > svg': { width: '100%', height: '100%', background: 'none', mask: 'none' },
  }),
);

interface CoverProps {
  readonly project: CoveredProject;
  /** Width at which it is shown, as in HTML. */
  readonly sizes: string;
  /** Empty if the text next to it says what it shows. */
  readonly alt?: string;
  readonly isOnFirstScreen?: boolean;
}

/** The cover of a project: a picture of the library or a photograph, one of app/covers, or else a scene in its colours. */
export function Cover({ project, sizes, alt = '', isOnFirstScreen = false }: CoverProps) {
  const drawn = drawnPicture(project.id, COVER_WIDTHS);
  if (hasPicture(project))
    return (
      <Fill {...(alt && { role: 'img', 'aria-label': alt })}>
        <ItemPicture {...project} sizes={sizes} isOnFirstScreen={isOnFirstScreen} />
      </Fill>
    );
  if (drawn)
    return (
      <Fill>
        <img
          {...drawn}
          sizes={sizes}
          width="1280"
          height="960"
          alt={alt}
          loading={isOnFirstScreen ? 'eager' : 'lazy'}
          fetchPriority={isOnFirstScreen ? 'high' : undefined}
          decoding="async"
        />
      </Fill>
    );
  const name = projectName(project.title);
  const letters = Math.max(...name.split(/[\s-]+/).map((word) => word.length));
  const scene = chooseName<SceneName>(sceneNames, project.screen, project.id);
  return (
    <Scene world={projectWorld(project)} letters={letters} aria-hidden="true" data-screen-only>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        preserveAspectRatio="xMidYMax slice"
      >
        {drawScene(scene, project.id).map(({ fill, d }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </svg>
      <span>{name}</span>
    </Scene>
  );
}

/** The colours of a project: as its row says, or by its id. */
export function projectWorld({ id, colour }: Pick<CoveredProject, 'id' | 'colour'>): WorldName {
  return chooseName(worldNames, colour, `${id}/colour`);
}
