import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routeTable } from '../../app/site/route-table.ts';
import { hashFiles } from './hash-files.ts';
import { PAGE_DAYS_FILE } from './page-days/page-days.ts';

/**
 * A text that changes when the bundles must be made again: with the code, the libraries or the route table,
 * not with texts and prices.
 * @param siteFolder where site.yaml lies
 */
export function codeFingerprint(siteFolder: string): string {
  const routes = JSON.stringify(routeTable(readFileSync(join(siteFolder, 'site.yaml'))));
  return hashFiles(
    ['app', 'schema', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
    routes,
  );
}

/** A text that changes when anything changes that the sites are made from, other than the rows of the database. */
export function inputFingerprint(siteFolder: string): string {
  const content = ['site.yaml', 'locales', 'content', PAGE_DAYS_FILE].map((name) => join(siteFolder, name));
  return hashFiles(
    [...content, 'scripts/build', 'scripts/project', 'server/headers', 'server/render'],
    codeFingerprint(siteFolder),
  );
}
