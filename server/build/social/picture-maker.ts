import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../../app/http/content-hash.ts';
import { writeWholeSync } from '../write-whole.ts';
import type { PictureContent } from './social-picture.ts';

export interface SocialFile {
  /** Within the site; a picture that looks different has another path. */
  readonly path: string;
  /** The PNG: rendered, unless an earlier build has rendered it. */
  readonly content: () => Promise<Uint8Array>;
}

export interface PictureMaker {
  readonly getFile: (picture: PictureContent) => SocialFile;
}

/** The files that decide how a picture looks. */
const DESIGN_FILES = [
  'server/build/social/*.ts',
  'app/ui/basalt/*.ts',
  'app/theme/{basalt-tones,colour-roles}.ts',
  'app/brand/favicon.svg',
  'node_modules/{satori,@resvg/resvg-js,@fontsource/schibsted-grotesk}/package.json',
];

/**
 * Makes the pictures of pages. The name of a file is a hash of its content and of the design, so pages can name a
 * picture before it is rendered, and browsers may keep it for ever.
 * @param cacheFolder the folder of pictures from earlier builds
 */
export function createPictureMaker(cacheFolder: string, render = renderPicture): PictureMaker {
  const design = contentHash(
    globSync(DESIGN_FILES)
      .sort()
      .map((path) => readFileSync(path, 'utf8'))
      .join('\0'),
  );
  const pendingPictures = new Map<string, Promise<Uint8Array>>();
  return {
    getFile(picture) {
      const { seed, title, company } = picture;
      const name = `${contentHash(JSON.stringify([design, seed, title, company]))}.png`;
      return {
        path: `social/${name}`,
        content() {
          const content =
            pendingPictures.get(name) ?? readOrMake(join(cacheFolder, name), () => render(picture));
          pendingPictures.set(name, content);
          return content;
        },
      };
    },
  };

  async function readOrMake(path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const picture = await readFile(path).catch(() => null);
    if (picture) return picture;
    const content = await make();
    try {
      mkdirSync(cacheFolder, { recursive: true });
      writeWholeSync(path, content);
    } catch {
      // A folder that cannot be written costs time at the next build, and nothing else.
    }
    return content;
  }
}

/** The libraries load when a picture is rendered: most builds find all pictures in the cache. */
async function renderPicture(picture: PictureContent): Promise<Uint8Array> {
  const { renderSocialPicture } = await import('./social-picture.ts');
  return await renderSocialPicture(picture);
}
