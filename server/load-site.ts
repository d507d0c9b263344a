import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileSecurity } from '../app/http/file-security.ts';
import type { Site } from './site.ts';
import { createSiteFile, type FileBodies, type FileStatus, type SiteFile } from './site-file.ts';

const NOT_FOUND_FILE = '404.html';
const COMPRESSED = /\.(br|gz)$/;
/** What a static host reads and nobody is shown. */
const HOST_FILE = /^_(headers|redirects)$/;
const INDEX_FILE = /(^|\/)index\.html$/;

/**
 * Reads one language's folder into memory.
 *
 * @param folder the folder with the language's files
 * @param language its code
 * @param securityOf gives each file's headers
 * @throws when the folder, its home page or its 404 page is missing
 */
export async function loadSite(folder: string, language: string, securityOf: FileSecurity): Promise<Site> {
  const names = await fileNames(folder);
  const load = async (name: string, status: FileStatus = 200): Promise<SiteFile> => {
    const bodies = await readBodies(folder, name, names);
    return createSiteFile(name, bodies, securityOf(name, bodies.identity), status);
  };
  const pairs = await Promise.all(
    [...names]
      .filter((name) => !COMPRESSED.test(name) && !HOST_FILE.test(name) && name !== NOT_FOUND_FILE)
      .map(async (name): Promise<[string, SiteFile]> => [urlPath(name), await load(name)]),
  );
  const files = new Map(pairs);
  if (!files.has('/')) throw new Error(`${join(folder, 'index.html')} is missing`);

  return { language, files, notFound: await load(NOT_FOUND_FILE, 404) };
}

/** The address of a file: a page is known by its folder alone. */
function urlPath(fileName: string): string {
  return `/${fileName.replace(INDEX_FILE, '')}`;
}

async function fileNames(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

async function readBodies(folder: string, name: string, names: ReadonlySet<string>): Promise<FileBodies> {
  const readIfThere = async (candidate: string) =>
    names.has(candidate) ? readFile(join(folder, candidate)) : undefined;
  const [identity, gzip, br] = await Promise.all([
    readFile(join(folder, name)),
    readIfThere(`${name}.gz`),
    readIfThere(`${name}.br`),
  ]);
  return { identity, gzip, br };
}
