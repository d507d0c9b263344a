import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentType } from '../../app/http/content-type.ts';
import { type PreparedSite, SPRITE } from './prepared-site.ts';

const MANIFEST = '/site.webmanifest';

export interface MadeFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/**
 * The files that the build makes or copies beside the pages: texts, icons, the pictures of the brand, what has to do
 * with news and projects.
 * @param language whose site is asked
 * @param brandFolder where the pictures lie
 * @returns undefined when the address is none of them
 */
export async function findMadeFile(
  { sources, sprite }: PreparedSite,
  language: string,
  brandFolder: string,
  path: string,
): Promise<MadeFile | undefined> {
  const rowFile = await sources.get(language)?.rowFiles.get(path)?.();
  const made = path === MANIFEST ? sources.get(language)?.manifest : rowFile;
  const body = path === SPRITE ? sprite : (made ?? texts(sources, path) ?? brandFile(brandFolder, path));
  return body === undefined ? undefined : { type: contentType(path), body };
}

function texts(sources: PreparedSite['sources'], path: string): string | undefined {
  const [, language = '', namespace = ''] = /^\/locales\/([a-z]+)\/([a-z]+)\.json$/.exec(path) ?? [];
  const namespaces: Readonly<Record<string, unknown>> | undefined =
    sources.get(language)?.pages.texts.namespaces;
  return namespaces && Object.hasOwn(namespaces, namespace)
    ? JSON.stringify(namespaces[namespace])
    : undefined;
}

function brandFile(brandFolder: string, path: string): Buffer | undefined {
  const [, name] = /^\/([\w-]+(?:\.[\w-]+)+)$/.exec(path) ?? [];
  if (name === undefined || name.endsWith('.md')) return undefined;
  try {
    return readFileSync(join(brandFolder, name));
  } catch {
    return undefined;
  }
}
