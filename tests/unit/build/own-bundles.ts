import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { codeFingerprint } from '../../../scripts/build/code-fingerprint.ts';
import { LONGEST_WORK_MS, oneAtATime } from '../../one-at-a-time.ts';
import { makeBundles } from './make-bundles.ts';
import { readRoutes } from './read-routes.ts';

/** How long making bundles may take where nobody has made them before, milliseconds. */
export const BUNDLE_TIME = LONGEST_WORK_MS;

/**
 * Bundles of the code as it is and of the project's own routes. Making them takes ten times as long as building the
 * sites, so that those of the last build are taken when the code is still the same, and else made once for all tests.
 * @returns the build folder that they lie in; nothing may be written there
 */
export async function ownBundles(): Promise<string> {
  const build = resolve('build');
  const mark = join(build, 'bundle/server/fingerprint.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === codeFingerprint(readRoutes('.'))) return build;
  const folder = resolve('.cache/tests/own-bundles');
  await oneAtATime(folder, () => makeBundles('.', folder));
  return folder;
}
