import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createFileSecurity, type FileSecurity } from '../app/http/file-security.ts';
import { type Redirect, siteHostsSchema } from '../app/http/site-hosts.ts';
import { loadSite } from './load-site.ts';
import type { RedirectTarget, Sites } from './site.ts';

export type LoadedSites =
  | { readonly kind: 'loaded'; readonly sites: Sites }
  /** One sentence on what is wrong with the folder. */
  | { readonly kind: 'unusable'; readonly message: string };

/**
 * Reads all sites of a build into memory.
 *
 * @param folder the build's folder of sites: `site-hosts.json` and one folder per language
 * @param securityOf gives each file's headers; if left out, those of sites without a database
 */
export async function loadSites(
  folder: string,
  securityOf: FileSecurity = createFileSecurity(null),
): Promise<LoadedSites> {
  try {
    const text = await readFile(join(folder, 'site-hosts.json'), 'utf8');
    const hosts = siteHostsSchema.parse(JSON.parse(text));
    const sites = await Promise.all(
      hosts.languages.map(({ code }) => loadSite(join(folder, code), code, securityOf)),
    );
    return {
      kind: 'loaded',
      sites: {
        languages: hosts.languages,
        byLanguage: new Map(sites.map((site) => [site.language, site])),
        redirects: new Map(hosts.redirects.map(redirectEntry)),
        fallbackRoutes: hosts.fallbackRoutes.map(({ prefix, to }) => ({ prefix, to: headerSafe(to) })),
        securityOf,
      },
    };
  } catch (error) {
    return { kind: 'unusable', message: reason(error, folder) };
  }
}

function redirectEntry({ from, to, status }: Redirect): [string, RedirectTarget] {
  const path = from.length > 1 && from.endsWith('/') ? from.slice(0, -1) : from;
  return [path, { status, location: headerSafe(to) }];
}

/** Encodes what a header cannot carry and leaves what is already encoded. */
function headerSafe(address: string): string {
  return encodeURI(address).replaceAll('%25', '%');
}

function reason(error: unknown, folder: string): string {
  if (error instanceof z.ZodError) {
    return `site-hosts.json in ${folder} is not as expected: ${z.prettifyError(error)}`;
  }
  if (error instanceof SyntaxError) return `site-hosts.json in ${folder} is not JSON.`;
  return `The sites in ${folder} cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
}
