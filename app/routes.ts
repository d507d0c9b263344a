import { readFileSync } from 'node:fs';
import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { type RouteEntry, routeTable } from './site/route-table.ts';

const file = 'routes/page.tsx';

/** Routes for a build, since a publication is built before its site.yaml is written, and for the live preview. */
const routes = process.env.SITE_ROUTES;
const table =
  routes === undefined ? routeTable(readFileSync('site.yaml', 'utf8')) : (JSON.parse(routes) as RouteEntry[]);

/** One route for each page of site.yaml, and one for every other address. */
export default [
  ...table.map(({ id, pattern }) => (pattern === '' ? index(file, { id }) : route(pattern, file, { id }))),
  route('*', file, { id: 'not-found' }),
] satisfies RouteConfig;
