import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { createFileSecurity, type FileSecurity } from '../../app/http/file-security.ts';
import type { FallbackRoute, SiteLanguage } from '../../app/http/site-hosts.ts';
import { readStoredJson } from '../runtime/stored-json.ts';
import { indexRedirects, type RedirectIndex } from './find-redirect.ts';
import { createSiteFile, type FileBodies, type FileStatus, type SiteFile } from './site-file.ts';

/**
 * Reads all sites of a build into memory.
 * @param folder contains `site-hosts.json` and a folder for each language
 * @throws with a message for the operator if the build is missing or damaged
 */
export async function loadSites(
  folder: string,
  securityOf: FileSecurity = createFileSecurity(null),
): Promise<Sites> {
  try {
    const hosts = readStoredJson(await readFile(join(folder, 'site-hosts.json'), 'utf8'), siteHostsSchema);
    if (hosts === null) throw new Error('site-hosts.json is damaged.');
    const sites = await Promise.all(
      hosts.languages.map(({ code }) => loadSite(join(folder, code), code, securityOf)),
    );
    return {
      languages: hosts.languages,
      byLanguage: new Map(sites.map((site) => [site.language, site])),
      redirects: indexRedirects(hosts.redirects),
      fallbackRoutes: hosts.fallbackRoutes,
      securityOf,
    };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The sites in ${folder} cannot be read: ${message}\nBuild them first: npm run build`, {
      cause: error,
    });
  }
}

const siteHostsSchema = z.object({
  languages: z.array(z.object({ code: z.string(), domain: z.string(), isDefault: z.boolean() })),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.int() })),
  fallbackRoutes: z.array(z.object({ prefix: z.string(), to: z.string() })),
});

/** One language's site in memory. */
export interface Site {
  readonly language: string;
  /** Every addressable file by its decoded path: `/`, `/thjonusta`, `/assets/app-1a2b.js`. */
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly notFound: SiteFile;
}

export interface Sites {
  readonly languages: readonly SiteLanguage[];
  readonly byLanguage: ReadonlyMap<string, Site>;
  readonly redirects: RedirectIndex;
  readonly fallbackRoutes: readonly FallbackRoute[];
  /** The headers of pages that are rendered later. */
  readonly securityOf: FileSecurity;
}

const NOT_FOUND_FILE = '404.html';
const COMPRESSED = /\.(br|gz)$/;
/** Files for static hosts, which are not served. */
const HOST_FILE = /^_(headers|redirects)$/;
const INDEX_FILE = /(^|\/)index\.html$/;

/**
 * Reads one language's folder into memory.
 * @throws if the folder, its home page or its 404 page is missing
 */
async function loadSite(folder: string, language: string, securityOf: FileSecurity): Promise<Site> {
  const names = await listFileNames(folder);
  const load = (name: string, status: FileStatus = 200): SiteFile => {
    const bodies = readBodies(folder, name, names);
    return createSiteFile(name, bodies, securityOf(name, bodies.identity), status);
  };
  const files = new Map<string, SiteFile>();
  for (const name of names) {
    if (COMPRESSED.test(name) || HOST_FILE.test(name) || name === NOT_FOUND_FILE) continue;
    // Synchronous reads are several times faster for thousands of small files; visitors are answered between them.
    await nextTurn();
    files.set(getUrlPath(name), load(name));
  }
  if (!files.has('/')) throw new Error(`${join(folder, 'index.html')} is missing`);
  return { language, files, notFound: load(NOT_FOUND_FILE, 404) };
}

/** The address of a file: a page is known by its folder alone. */
function getUrlPath(fileName: string): string {
  return `/${fileName.replace(INDEX_FILE, '')}`;
}

async function listFileNames(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
}

function readBodies(folder: string, name: string, names: ReadonlySet<string>): FileBodies {
  const read = (file: string) => (names.has(file) ? readFileSync(join(folder, file)) : undefined);
  return {
    identity: readFileSync(join(folder, name)),
    gzip: read(`${name}.gz`),
    br: read(`${name}.br`),
  };
}
