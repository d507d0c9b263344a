import type { ProjectCardView } from '../../site/views.ts';
import { hasPicture } from '../Picture.tsx';

/** Properties of a project that decide its cover. */
export type CoveredProject = Pick<
  ProjectCardView,
  'id' | 'title' | 'picture' | 'imageUrl' | 'screen' | 'colour'
>;

/** The addresses of the pictures in app/covers, as files that browsers may keep for ever. */
const files = import.meta.glob<string>('../../covers/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture in one or two widths. */
export interface DrawnPicture {
  readonly src: string;
  readonly srcSet: string;
}

/** @param name `<project>`, `<project>.scene` or `<project>.phones` @returns null if the build has none */
export function drawnPicture(name: string, widths: readonly number[]): DrawnPicture | null {
  const pictures = widths.flatMap((width) => {
    const file = files[`../../covers/${name}-${width}.avif`];
    return file ? [{ file, width }] : [];
  });
  const [smallest] = pictures;
  const srcSet = pictures.map(({ file, width }) => `${file} ${width}w`).join(', ');
  return smallest ? { src: smallest.file, srcSet } : null;
}

export const COVER_WIDTHS = [640, 1280] as const;
export const SCENE_WIDTHS = [1280] as const;
export const PHONES_WIDTHS = [800, 1600] as const;

/** Returns true if a project has a picture: of the library, a photograph or of app/covers. */
export function hasCover(project: CoveredProject): boolean {
  return hasPicture(project) || drawnPicture(project.id, COVER_WIDTHS) !== null;
}

/** The name of a project, which is its title up to a colon, and what was done. */
export function splitTitle(title: string): readonly [name: string, work: string] {
  const [name = title, ...work] = title.split(/:\s/);
  const line = work.join(': ');
  return [name, line.charAt(0).toUpperCase() + line.slice(1)];
}

/** The name of a project. */
export function projectName(title: string): string {
  return splitTitle(title)[0];
}
