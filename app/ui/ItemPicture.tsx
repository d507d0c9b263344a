import type { PictureView } from '../site/picture-files.ts';
import { Photo } from './Photo.tsx';
import { Picture } from './Picture.tsx';

interface ItemPictureProps {
  readonly picture: PictureView | null;
  readonly imageUrl: string | null;
  /** How wide it is shown, as in HTML. */
  readonly sizes: string;
  /** For a picture that the first screen shows. */
  readonly first?: boolean;
}

/** Whether an item has a picture to show. */
export function hasPicture({ picture, imageUrl }: Pick<ItemPictureProps, 'picture' | 'imageUrl'>): boolean {
  return picture !== null || imageUrl !== null;
}

/** The picture of a news item or a project: of the library, or else a photograph from elsewhere. */
export function ItemPicture({ picture, imageUrl, sizes, first = false }: ItemPictureProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} first={first} />;
  return imageUrl ? <Photo url={imageUrl} /> : null;
}
