import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { routeTable } from './site/route-table.ts';

const file = 'routes/page.tsx';

/** Where site.yaml is; tests build other sites than the project's own. */
const siteFolder = process.env.SITE_FOLDER ?? '.';

/** One route for each page of site.yaml, and one for every other address. */
export default [
  ...routeTable(readFileSync(join(siteFolder, 'site.yaml'), 'utf8')).map(({ id, pattern }) =>
    pattern === '' ? index(file, { id }) : route(pattern, file, { id }),
  ),
  route('*', file, { id: 'not-found' }),
] satisfies RouteConfig;
