import { contentType } from '../../app/http/content-type.ts';
import type { AppCode } from './app-code.ts';
import { KIT_PATH, KIT_SPRITE } from './kit/kit-names.ts';
import type { MadeFile } from './made-files.ts';
import type { PreparedSite } from './prepared-site.ts';
import { HTML } from './reply.ts';

/** What is asked for. */
interface KitRequest {
  /** Decoded. */
  readonly path: string;
  readonly language: string;
  readonly origin: string;
}

/**
 * What stands at an address of the kit, `/_kit` and below: a page, drawn by the code as every page is, or their icons.
 * React does not start on the pages, since an example in a state that only a visitor brings about would lose it.
 * @returns null where the kit has nothing
 */
export async function kitAnswer(
  { path, language, origin }: KitRequest,
  site: PreparedSite,
  code: AppCode,
): Promise<MadeFile | null> {
  if (path !== KIT_PATH && !path.startsWith(`${KIT_PATH}/`)) return null;
  const kit = site.kit();
  if (path === KIT_SPRITE) return { type: contentType(path), body: kit.sprite };
  const bare = path.replace(/\/$/, '');
  const source = kit.sources.get(language);
  if (!source || !kit.has(bare)) return null;
  const draw = await code.drawing();
  const page = await draw(new Request(origin + bare), source, () => '');
  return { type: HTML, body: kit.complete(await page.text(), bare, language) };
}
