import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import type { RouteEntry } from './site/route-table.ts';

const file = 'routes/page.tsx';

/** Where site.yaml lies; tests build other sites than the project's own. */
const siteFolder = process.env.SITE_FOLDER ?? '.';

/** A file with the route table as JSON, of a build that has read site.yaml already. */
const routesFile = process.env.ROUTES_FILE;

/** One route for each page of site.yaml, and one for every other address. */
export default [
  ...(await readRoutes()).map(({ id, pattern }) =>
    pattern === '' ? index(file, { id }) : route(pattern, file, { id }),
  ),
  route('*', file, { id: 'not-found' }),
] satisfies RouteConfig;

async function readRoutes(): Promise<RouteEntry[]> {
  if (routesFile !== undefined) return JSON.parse(readFileSync(routesFile, 'utf8'));
  const { routeTable } = await import('./site/route-table.ts');
  return routeTable(readFileSync(join(siteFolder, 'site.yaml')));
}
