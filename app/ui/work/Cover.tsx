import styled from '@emotion/styled';
import { hasPicture, ItemPicture } from '../Picture.tsx';
import { type WorldName, worldGround, worldNames, worldTones } from './colour-worlds.ts';
import { COVER_WIDTHS, type CoveredProject, drawnPicture, projectName, SCENE_WIDTHS } from './covers.ts';
import { chooseName, drawScene, SCENE, type SceneName, sceneNames } from './scenes.ts';

/** Fills its parent, which has a size. */
export const Fill = styled.div({
  position: 'absolute',
  inset: 0,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

const SceneBox = styled(Fill)<{ readonly world: WorldName; readonly letters: number }>(
  { containerType: 'inline-size', overflow: 'hidden' },
  ({ world }) => ({ ...worldGround(world), ...worldTones(world) }),
  ({ letters }) => ({
    '& > b': {
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
  /** Shows a drawn picture without its words, under other words. */
  readonly isWordless?: boolean;
}

/** The cover of a project: a picture of the library or a photograph, one of app/covers, or else a scene in its colours. */
export function Cover({ project, sizes, alt = '', isOnFirstScreen = false, isWordless = false }: CoverProps) {
  const drawn = isWordless
    ? drawnPicture(`${project.id}.scene`, SCENE_WIDTHS)
    : drawnPicture(project.id, COVER_WIDTHS);
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
          decoding={isOnFirstScreen ? 'sync' : 'async'}
        />
      </Fill>
    );
  return (
    <Scene
      world={projectWorld(project)}
      name={chooseName<SceneName>(sceneNames, project.screen, project.id)}
      seed={project.id}
      words={projectName(project.title)}
    />
  );
}

interface SceneProps {
  readonly world: WorldName;
  readonly name: SceneName;
  /** The same seed gives the same scene everywhere. */
  readonly seed: string;
  /** Written on its upper half. */
  readonly words?: string;
}

/** A drawn scene in the colours of a world. */
export function Scene({ world, name, seed, words = '' }: SceneProps) {
  const letters = Math.max(...words.split(/[\s-]+/).map((word) => word.length));
  return (
    <SceneBox world={world} letters={letters} aria-hidden="true" data-screen-only>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
        preserveAspectRatio="xMidYMax slice"
      >
        {drawScene(name, seed).map(({ fill, d }) => (
          <path key={d} d={d} fill={fill} />
        ))}
      </svg>
      {words && <b>{words}</b>}
    </SceneBox>
  );
}

/** The colours of a project: as its row says, or by its id. */
export function projectWorld({ id, colour }: Pick<CoveredProject, 'id' | 'colour'>): WorldName {
  return chooseName(worldNames, colour, `${id}/colour`);
}
