import type { ResolvedSite } from './resolved-site.ts';

/** A page's place among the routes. */
export interface RouteEntry {
  /** `page/` and the page's id. */
  readonly id: string;
  /** The address without the first `/`, `:slug` for what stands for many: `frettir/:slug`. */
  readonly pattern: string;
}

/** Lists the routes of a site; they are the same on all days. */
export function routesOf({ pages }: Pick<ResolvedSite, 'pages'>): RouteEntry[] {
  return pages.map(({ id, path }) => ({ id: `page/${id}`, pattern: toPattern(path) }));
}

/** `/frettir/{slug}` → `frettir/:slug` */
export function toPattern(path: string): string {
  return path.slice(1).replace(/\{([a-z]+)\}/g, ':$1');
}
