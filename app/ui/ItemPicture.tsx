import type { ReactNode } from 'react';
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
  /** What is drawn where there is neither. */
  readonly children: ReactNode;
}

/** The picture of a news item or a project: of the library, or a photograph from elsewhere, or a drawn one. */
export function ItemPicture({ picture, imageUrl, sizes, first = false, children }: ItemPictureProps) {
  if (picture) return <Picture picture={picture} sizes={sizes} first={first} />;
  return imageUrl ? <Photo url={imageUrl} /> : children;
}
