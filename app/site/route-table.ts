import { type ReadSiteOptions, readSite } from './read-site.ts';
import { type RouteEntry, routesOf } from './routes-of.ts';

/**
 * Lists the routes of site.yaml.
 * @param text the contents of site.yaml
 * @throws when site.yaml has a problem
 */
export function routeTable(
  text: string | Uint8Array,
  options: ReadSiteOptions = { icons: null },
): RouteEntry[] {
  const read = readSite(text, options);
  if (!read.ok)
    throw new Error(
      read.problems.map(({ file, line, said }) => `${file}:${line} ${said.en.message}`).join('\n'),
    );
  return routesOf(read.site);
}
