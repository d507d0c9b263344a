import type { SectionKind } from '../../schema/sections/section.ts';
import type { PictureView } from '../site/picture-files.ts';
import type { SectionView } from '../site/resolve-section.ts';

/** Props of the component of a section kind: one exact section. */
export interface SectionProps<K extends SectionKind> {
  readonly section: SectionView<K>;
}

/** The picture of a section by its name; undefined if a drawn one is shown. */
export function findPicture(
  { pictureViews }: { readonly pictureViews: Readonly<Record<string, PictureView>> },
  name: string | undefined,
): PictureView | undefined {
  return name === undefined ? undefined : pictureViews[name];
}
