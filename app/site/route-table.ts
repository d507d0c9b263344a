import { parse } from 'yaml';
import { site } from '../../schema/site.ts';
import { type RouteEntry, routesOf } from './routes-of.ts';

/**
 * Lists the routes of site.yaml.
 * @param text the contents of site.yaml
 * @throws when site.yaml has a problem; `npm run check` says where and what to write instead
 */
export function routeTable(text: string): RouteEntry[] {
  return routesOf(site.parse(parse(text)));
}
