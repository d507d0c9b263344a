import { type ReadSiteOptions, readSite } from './read-site.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** A page's place among the routes. */
export interface RouteEntry {
  /** `page/` and the page's id. */
  readonly id: string;
  /** The address without the first `/`, `:slug` for what stands for many: `frettir/:slug`. */
  readonly pattern: string;
}

/**
 * Lists the routes of site.yaml.
 * @param text the contents of site.yaml
 * @throws when site.yaml has a problem
 */
export function routeTable(
  text: string | Uint8Array,
  options: ReadSiteOptions = { icons: null },
): RouteEntry[] {
  const read = readSite(text, options);
  if (!read.ok)
    throw new Error(
      read.problems.map(({ file, line, said }) => `${file}:${line} ${said.en.message}`).join('\n'),
    );
  return routesOf(read.site);
}

/** Lists the routes of a site; they are the same on all days. */
export function routesOf({ pages }: Pick<ResolvedSite, 'pages'>): RouteEntry[] {
  return pages.map(({ id, path }) => ({ id: `page/${id}`, pattern: toPattern(path) }));
}

/** `/frettir/{slug}` → `frettir/:slug` */
export function toPattern(path: string): string {
  return path.slice(1).replace(/\{([a-z]+)\}/g, ':$1');
}
