import type { RouteEntry } from '../../app/site/route-table.ts';
import { hashCode } from './hash-code.ts';
import { readRoutes } from './read-routes.ts';

/**
 * A text that changes when the bundles must be made again: with the code, the libraries or the route table,
 * not with texts and prices.
 * @param siteFolder where site.yaml lies
 * @param routes the route table of that site; read from there if left out
 */
export function codeFingerprint(
  siteFolder: string,
  routes: readonly RouteEntry[] = readRoutes(siteFolder),
): string {
  return hashCode(
    ['app', 'schema', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
    JSON.stringify(routes),
  );
}
