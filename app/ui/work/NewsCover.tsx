import type { NewsCardView } from '../../site/views.ts';
import { hasPicture, ItemPicture } from '../Picture.tsx';
import { Fill, Scene } from './Cover.tsx';
import { worldNames } from './colour-worlds.ts';
import { chooseName, sceneNames } from './scenes.ts';

interface NewsCoverProps {
  readonly item: Pick<NewsCardView, 'slug' | 'picture' | 'imageUrl'>;
  /** Width at which it is shown, as in HTML. */
  readonly sizes: string;
  readonly isOnFirstScreen?: boolean;
}

/** The cover of a news item, which fills its parent: its picture, or else a scene by its address. */
export function NewsCover({ item, sizes, isOnFirstScreen = false }: NewsCoverProps) {
  const { slug } = item;
  if (hasPicture(item))
    return (
      <Fill>
        <ItemPicture {...item} sizes={sizes} isOnFirstScreen={isOnFirstScreen} />
      </Fill>
    );
  return (
    <Scene
      world={chooseName(worldNames, null, `${slug}/colour`)}
      name={chooseName(sceneNames, null, slug)}
      seed={slug}
    />
  );
}
