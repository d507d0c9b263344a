import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../../app/http/content-hash.ts';
import { hashFiles } from '../hash-files.ts';
import { writeWhole } from '../write-whole.ts';
import type { SignedPicture } from './draw-social-picture.ts';
import { type DrawingWorkers, drawingWorkers } from './drawing-workers.ts';

/** A picture's file. */
export interface PictureFile {
  /** Within the site; another picture has another one. */
  readonly path: string;
  /** Gives the PNG: drawn, unless an earlier build has drawn it. */
  readonly content: () => Promise<Uint8Array>;
}

export interface PictureMaker {
  readonly fileOf: (picture: SignedPicture) => PictureFile;
  /** Ends what draws. Nothing may be asked for afterwards. */
  readonly close: () => Promise<void>;
}

/** Everything by which the same picture looks otherwise. */
const DESIGN = [
  'scripts/build/social',
  'scripts/font/sfnt.ts',
  'app/ui/basalt',
  'app/theme/basalt-tones.ts',
  'app/theme/roles.ts',
  'app/brand/favicon.svg',
  'node_modules/@resvg/resvg-wasm/index_bg.wasm',
];

/**
 * Makes the pictures of pages. The name of a file says what it shows and how it is drawn, so that it is known before
 * the picture is, and a picture that is there needs no look into it.
 * @param cacheFolder where pictures are kept from build to build
 */
export function pictureMaker(
  cacheFolder: string,
  { draw, close }: DrawingWorkers = drawingWorkers(),
): PictureMaker {
  const design = hashFiles(DESIGN, '');
  const running = new Map<string, Promise<Uint8Array>>();

  const make = async (name: string, picture: SignedPicture) => {
    const cached = join(cacheFolder, name);
    const present = await readFile(cached).catch(() => null);
    if (present) return present;
    const png = await draw(picture);
    await mkdir(cacheFolder, { recursive: true });
    await writeWhole(cached, png);
    return png;
  };

  return {
    fileOf(picture) {
      const { seed, title, company } = picture;
      const name = `${contentHash(JSON.stringify([design, seed, title, company]))}.png`;
      return {
        path: `social/${name}`,
        content() {
          const made = running.get(name) ?? make(name, picture);
          running.set(name, made);
          return made;
        },
      };
    },
    close,
  };
}
