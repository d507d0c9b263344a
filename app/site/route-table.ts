import { parse } from 'yaml';
import { site } from '../../schema/site.ts';
import type { ResolvedSite } from './resolved-site.ts';

/** A page as React Router's route configuration needs it. */
export interface RouteEntry {
  /** `page/` and the page's id. */
  readonly id: string;
  /** The address without the first `/`; a parameter is written `:slug`: `frettir/:slug`. */
  readonly pattern: string;
}

/** Lists the routes of the text of site.yaml. @throws if it is not valid; `npm run check` reports the mistakes */
export function routeTable(text: string): RouteEntry[] {
  return listRoutes(site.parse(parse(text)));
}

/** Lists the routes of a site; they are the same on all days. */
export function listRoutes({ pages }: Pick<ResolvedSite, 'pages'>): RouteEntry[] {
  return pages
    .filter(({ hidden }) => !hidden)
    .map(({ id, path }) => ({ id: `page/${id}`, pattern: toPattern(path) }));
}

/** `/frettir/{slug}` → `frettir/:slug` */
function toPattern(path: string): string {
  return path.slice(1).replace(/\{([a-z]+)\}/g, ':$1');
}
