import type { PictureView } from '../site/picture-files.ts';

/** The picture of a section by its name; undefined where a drawn one is shown. */
export function pictureOf(
  { pictureViews }: { readonly pictureViews: Readonly<Record<string, PictureView>> },
  name: string | undefined,
): PictureView | undefined {
  return name === undefined ? undefined : pictureViews[name];
}
