import type { RedirectTarget } from './find-redirect.ts';
import type { Site, Sites } from './load-sites.ts';
import type { SiteFile } from './site-file.ts';

/** What a path of a site leads to. */
export type FoundAnswer =
  | { readonly kind: 'file'; readonly file: SiteFile }
  | { readonly kind: 'redirect'; readonly redirect: RedirectTarget };

/**
 * Finds the answer to a path: a file, the page without the slash at the end,
 * the list that a missing detail page belongs to, or the 404 page.
 *
 * @param path decoded, starting with a slash; undefined when it was malformed
 */
export function findAnswer(sites: Sites, site: Site, path: string | undefined): FoundAnswer {
  if (path === undefined) return { kind: 'file', file: site.notFound };

  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const file = site.files.get(path);
  if (file !== undefined) return { kind: 'file', file };

  if (bare !== path && site.files.get(bare)?.isPage) {
    return { kind: 'redirect', redirect: { status: 308, location: encodeURI(bare) } };
  }
  const list = sites.fallbackRoutes.find(({ prefix }) => isDetailPath(bare, prefix));
  if (list !== undefined) return { kind: 'redirect', redirect: { status: 302, location: list.to } };

  return { kind: 'file', file: site.notFound };
}

/** Whether the path is one segment below the prefix. Navigation data is not a page, so it is simply missing. */
function isDetailPath(path: string, prefix: string): boolean {
  return (
    path.length > prefix.length &&
    path.startsWith(prefix) &&
    !path.includes('/', prefix.length) &&
    !path.endsWith('.data')
  );
}
