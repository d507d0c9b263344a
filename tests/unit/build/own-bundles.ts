import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentHash } from '../../../app/http/content-hash.ts';
import { type RouteEntry, routeTable } from '../../../app/site/route-table.ts';
import { makeBundles } from '../../../server/build/bundles.ts';
import { getBundleFingerprint } from '../../../server/build/fingerprints.ts';
import { LONGEST_WORK_MS, oneAtATime } from '../../one-at-a-time.ts';

/** Time limit for making bundles that do not exist yet, in milliseconds. */
export const BUNDLE_TIME = LONGEST_WORK_MS;

/**
 * Bundles of the current code and the project's routes. Those of the last build are used if nothing has changed
 * since then; otherwise they are made once for all tests.
 * @returns the build folder that contains them; read-only
 */
export async function ownBundles(): Promise<string> {
  const build = resolve('build');
  const mark = join(build, 'bundle/fingerprint.txt');
  const isCurrent = existsSync(mark) && readFileSync(mark, 'utf8') === getBundleFingerprint(readRoutes('.'));
  return isCurrent ? build : await bundlesFor('.');
}

/**
 * Bundles for a site, made once for all sites with the same routes and kept from run to run.
 * @param siteFolder folder of site.yaml
 * @returns the build folder that contains them; read-only
 */
export async function bundlesFor(siteFolder: string): Promise<string> {
  const routes = readRoutes(siteFolder);
  const buildFolder = resolve('.cache/tests/bundles', contentHash(JSON.stringify(routes)));
  await oneAtATime(buildFolder, () => makeBundles(buildFolder, routes, () => {}));
  return buildFolder;
}

function readRoutes(siteFolder: string): readonly RouteEntry[] {
  return routeTable(readFileSync(join(siteFolder, 'site.yaml'), 'utf8'));
}
