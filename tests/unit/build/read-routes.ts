import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteEntry } from '../../../app/site/route-table.ts';
import { routeTable } from '../../../app/site/route-table.ts';

/**
 * Reads the route table of a site.
 * @param siteFolder where site.yaml is
 * @throws when site.yaml has a problem
 */
export function readRoutes(siteFolder: string): readonly RouteEntry[] {
  return routeTable(readFileSync(join(siteFolder, 'site.yaml'), 'utf8'));
}
