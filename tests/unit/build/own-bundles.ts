import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type RouteEntry, routeTable } from '../../../app/site/route-table.ts';
import { makeBundles } from '../../../scripts/build/bundles.ts';
import { bundleFingerprint } from '../../../scripts/build/fingerprints.ts';
import { LONGEST_WORK_MS, oneAtATime } from '../../one-at-a-time.ts';

/** How long making bundles may take where nobody has made them before, milliseconds. */
export const BUNDLE_TIME = LONGEST_WORK_MS;

/**
 * Bundles of the code as it is and of the project's own routes. Those of the last build are taken when nothing has changed
 * since, else they are made once for all tests.
 * @returns the build folder that contains them; nothing may be written there
 */
export async function ownBundles(): Promise<string> {
  const build = resolve('build');
  const routes = readRoutes('.');
  const mark = join(build, 'bundle/fingerprint.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === bundleFingerprint(routes)) return build;
  const folder = resolve('.cache/tests/own-bundles');
  await oneAtATime(folder, () => makeBundles({ siteFolder: '.', buildFolder: folder, routes }));
  return folder;
}

/**
 * Reads the route table of a site.
 * @param siteFolder where site.yaml is
 * @throws when site.yaml has a problem
 */
export function readRoutes(siteFolder: string): readonly RouteEntry[] {
  return routeTable(readFileSync(join(siteFolder, 'site.yaml'), 'utf8'));
}
