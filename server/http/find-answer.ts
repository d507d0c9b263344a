import type { RedirectTarget } from './find-redirect.ts';
import type { Site, Sites } from './load-sites.ts';
import type { SiteFile } from './site-file.ts';

/** The answer to a path of a site. */
export type PathAnswer =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly redirect: RedirectTarget };

/**
 * Finds the answer to a path: a file, the list that a missing detail page belongs to, or the 404 page.
 * @param path decoded, starting with a slash; undefined if it was malformed
 */
export function findAnswer(sites: Sites, site: Site, path: string | undefined): PathAnswer {
  if (path === undefined) return { kind: 'file', file: site.notFound };
  const file = site.files.get(path);
  if (file !== undefined) return { kind: 'file', file };
  const list = sites.fallbackRoutes.find(({ prefix }) => isDetailPath(path, prefix));
  if (list === undefined) return { kind: 'file', file: site.notFound };
  return { kind: 'redirect', redirect: { status: 302, location: list.to } };
}

/** Returns true if the path is one segment below the prefix. Navigation data is not a page, so it gets the 404 page. */
function isDetailPath(path: string, prefix: string): boolean {
  return path.startsWith(prefix) && /^[^/]+(?<!\.data)$/.test(path.slice(prefix.length));
}

const MAX_LENGTH = 500;
/** The extension of a file that is not a page. */
const OTHER_FILE = /\.(?!html?$)[a-z\d]+$/i;

/**
 * Corrects a mistyped path; it starts with one slash. A phone capitalizes the first letter, a mail program links the
 * comma after an address, a script encodes the `?` of a query or leaves it out. A path that the site has stays
 * unchanged.
 */
export function tidyPath({ files }: Site, path: string | undefined): string | undefined {
  if (path === undefined || files.has(path) || path.length > MAX_LENGTH) return path;
  const [pagePath = ''] = path.split(/[?#&]/);
  if (OTHER_FILE.test(pagePath)) return path;
  const tidy = pagePath
    .toLowerCase()
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .replace(/\/{2,}/g, '/')
    .replace(/[^\p{L}\p{N}]+$/u, '')
    .replace(/(?:\/index)?\.html?$|\/index$/, '');
  return tidy === '' ? '/' : tidy;
}
