import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

export const COVER_FOLDER = 'app/covers';
export const COVER_RECORD = join(COVER_FOLDER, 'covers.json');

/** The most that a picture may weigh; bytes. */
export const MAX_PICTURE_BYTES = 75 * 1024;

/** Size of a page in the browser, the widths of its pictures, and of the one without words, if it has one. */
const FORMATS = {
  cover: { width: 1200, height: 900, pictureWidths: [1280, 640], sceneWidths: [1280] },
  phones: { width: 1600, height: 640, pictureWidths: [1600, 800], sceneWidths: [] },
} as const;

/** A page of app/covers, which is drawn as pictures. */
export interface CoverSource {
  /** Its file without the ending: `<project>` for a cover, `<project>.phones` for its phones. */
  readonly name: string;
  readonly project: string;
  readonly file: string;
  readonly format: (typeof FORMATS)[keyof typeof FORMATS];
  /** Changes with the page and the shared styles. */
  readonly hash: string;
}

/** Hash of the source of a page, and the bytes of its pictures by file. */
interface RecordedPictures {
  readonly source: string;
  readonly pictures: Readonly<Record<string, number>>;
}
export type CoverRecord = Readonly<Record<string, RecordedPictures>>;

export function readCoverRecord(): CoverRecord {
  return existsSync(COVER_RECORD) ? (JSON.parse(readFileSync(COVER_RECORD, 'utf8')) as CoverRecord) : {};
}

export function listCoverSources(): CoverSource[] {
  const styles = readFileSync(join(COVER_FOLDER, 'shared.css'), 'utf8');
  return globSync(join(COVER_FOLDER, '*.html'))
    .sort()
    .map((file) => {
      const name = basename(file, '.html');
      const project = name.replace(/\.phones$/, '');
      const format = name === project ? FORMATS.cover : FORMATS.phones;
      const content = styles + readFileSync(file, 'utf8');
      return { name, project, file, format, hash: hash('sha256', content, 'base64url').slice(0, 10) };
    });
}

/** A picture of a page; a scene is one without its words. */
interface CoverPicture {
  readonly file: string;
  readonly width: number;
  readonly isScene: boolean;
}

/** The pictures of a page, the largest first. */
export function listPictures({ name, format }: CoverSource): CoverPicture[] {
  const list = (title: string, widths: readonly number[], isScene: boolean) =>
    widths.map((width) => ({ file: join(COVER_FOLDER, `${title}-${width}.avif`), width, isScene }));
  return [...list(name, format.pictureWidths, false), ...list(`${name}.scene`, format.sceneWidths, true)];
}

/** Returns true if the pictures of a page are missing, or older than it. */
export function isOutdated(source: CoverSource, record: CoverRecord): boolean {
  const recorded = record[source.name];
  return (
    recorded?.source !== source.hash ||
    listPictures(source).some(
      ({ file }) => !existsSync(file) || statSync(file).size !== recorded.pictures[basename(file)],
    )
  );
}
