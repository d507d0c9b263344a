import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import type { RouteEntry } from './site/route-table.ts';

const file = 'routes/page.tsx';

/** Where site.yaml lies; tests build other sites than the project's own. */
const siteFolder = process.env.SITE_FOLDER ?? '.';

/** Whether the process that started this one reads site.yaml itself and sends the route table when it knows it. */
const isSent = process.env.ROUTES_FROM === 'parent';

/** One route for each page of site.yaml, and one for every other address. */
export default [
  ...(await readRoutes()).map(({ id, pattern }) =>
    pattern === '' ? index(file, { id }) : route(pattern, file, { id }),
  ),
  route('*', file, { id: 'not-found' }),
] satisfies RouteConfig;

async function readRoutes(): Promise<RouteEntry[]> {
  if (isSent) return (await once(process, 'message'))[0];
  const { routeTable } = await import('./site/route-table.ts');
  return routeTable(readFileSync(join(siteFolder, 'site.yaml')));
}
