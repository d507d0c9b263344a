import { contentType } from '../../app/http/content-type.ts';
import type { AppCode } from './app-code.ts';
import { KIT_PATH, KIT_SPRITE } from './kit/create-kit.ts';
import type { MadeFile } from './made-files.ts';
import type { PreparedSite } from './prepared-site.ts';
import { HTML } from './reply.ts';

/**
 * Answers a request for the kit, `/_kit` and below: a page or the icons. React does not start on its pages.
 * @param path decoded
 * @returns null where the kit has nothing
 */
export async function kitAnswer(path: string, site: PreparedSite, code: AppCode): Promise<MadeFile | null> {
  if (path !== KIT_PATH && !path.startsWith(`${KIT_PATH}/`)) return null;
  const { source, sprite } = site.kit();
  if (path === KIT_SPRITE) return { type: contentType(path), body: sprite };
  const draw = await code.drawing();
  const page = await draw(new Request(`https://example.is${path.slice(KIT_PATH.length)}`), source, () => '');
  if (page.status !== 200) return null;
  // The pages link to each other as those of a site of its own.
  const html = (await page.text()).replaceAll(/ href="\/(?!_kit)/g, ` href="${KIT_PATH}/`);
  return { type: HTML, body: html };
}
