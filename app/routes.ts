import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import type { RouteEntry } from './site/routes-of.ts';

const file = 'routes/page.tsx';

/** Where site.yaml lies; tests build other sites than the project's own. */
const siteFolder = process.env.SITE_FOLDER ?? '.';

declare global {
  /** The route table, where whoever makes bundles reads site.yaml itself (`scripts/build/bundle-process.ts`). */
  var routesToCome: Promise<readonly RouteEntry[]> | undefined;
}

/** One route for each page of site.yaml, and one for every other address. */
export default [
  ...(await readRoutes()).map(({ id, pattern }) =>
    pattern === '' ? index(file, { id }) : route(pattern, file, { id }),
  ),
  route('*', file, { id: 'not-found' }),
] satisfies RouteConfig;

async function readRoutes(): Promise<readonly RouteEntry[]> {
  if (globalThis.routesToCome) return await globalThis.routesToCome;
  const { routeTable } = await import('./site/route-table.ts');
  return routeTable(readFileSync(join(siteFolder, 'site.yaml'), 'utf8'));
}
