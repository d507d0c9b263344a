import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteEntry } from '../../app/site/routes-of.ts';
import { bundleFolder } from '../../server/render/bundle-folder.ts';
import { readIfThere } from '../check/project/content-files.ts';
import { codeFingerprint, codeHash } from './code-fingerprint.ts';
import { type BundlesInMaking, startBundles } from './start-bundles.ts';

/** The bundles of the browser and the server, there or in the making. */
export interface Bundles extends BundlesInMaking {
  /** Whether they have to be made. */
  readonly isMade: boolean;
  /** Changes with them. */
  readonly fingerprint: string;
}

/** Nothing to wait for. */
export const BUNDLES_THERE: BundlesInMaking = { server: Promise.resolve(), browser: Promise.resolve() };

/** Makes bundles. */
export interface Bundling {
  /** Whether there are none that a build has finished. What else lies in their place is lost. */
  readonly isMissing: boolean;
  /** To be told as soon as the routes are known: where bundles are missing they are made, whatever else comes out. */
  readonly begin: (routes: readonly RouteEntry[]) => void;
  /** Makes the bundles, if the code or the route table has changed. */
  readonly finish: (routes: readonly RouteEntry[]) => Bundles;
}

/**
 * Does what can be done before the route table is known: where there are no bundles, whatever site.yaml says they must be made.
 * @param buildFolder where the bundles go
 */
export function beginBundles(buildFolder: string): Bundling {
  const folder = bundleFolder(buildFolder);
  const isMissing = bundleFingerprint(buildFolder) === null;
  // The code is looked at before anything is loaded that may be saved meanwhile.
  const ahead = isMissing ? { code: codeHash(), start: startBundles(folder) } : null;
  let begun: Bundles | null = null;
  const finish = (routes: readonly RouteEntry[]): Bundles => {
    const fingerprint = codeFingerprint(routes, ahead?.code);
    if (bundleFingerprint(buildFolder) === fingerprint)
      return { ...BUNDLES_THERE, isMade: false, fingerprint };
    const { server, browser } = (ahead?.start ?? startBundles(folder))(routes);
    const marked = browser.then(() => writeFileSync(markOf(buildFolder), fingerprint));
    // Whoever waits for them hears of it; until then nobody does.
    for (const part of [server, marked]) part.catch(() => {});
    return { server, browser: marked, isMade: true, fingerprint };
  };
  return {
    isMissing,
    begin(routes) {
      if (isMissing) begun = finish(routes);
    },
    finish: (routes) => begun ?? finish(routes),
  };
}

/** A text that changes with the bundles; null where there are none. */
function bundleFingerprint(buildFolder: string): string | null {
  return readIfThere(markOf(buildFolder))?.toString() ?? null;
}

function markOf(buildFolder: string): string {
  return join(bundleFolder(buildFolder), 'server', 'fingerprint.txt');
}
