import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteEntry } from '../../app/site/route-table.ts';
import { bundleFolder } from '../../server/render/bundle-folder.ts';
import { readIfThere } from '../project/read-if-there.ts';
import { codeFingerprint, codeHash } from './code-fingerprint.ts';
import { startReactRouter } from './react-router-build.ts';

/**
 * Makes the bundles of the browser and the server with React Router, if the code or the route table has changed. Rejects
 * when React Router's build fails; it has said why.
 * @returns whether they were made
 */
export type FinishBundles = (routes: readonly RouteEntry[]) => Promise<boolean>;

/**
 * Does what can be done before the route table is known: where there are no bundles, whatever site.yaml says they must be made.
 * @param buildFolder where the bundles go
 * @returns does the rest
 */
export function beginBundles(buildFolder: string): FinishBundles {
  const folder = bundleFolder(buildFolder);
  // Before anything is loaded that may be saved meanwhile.
  const code = codeHash();
  const started = bundleFingerprint(buildFolder) === null ? startReactRouter(folder) : null;
  return async (routes) => {
    const fingerprint = codeFingerprint(routes, code);
    if (bundleFingerprint(buildFolder) === fingerprint) return false;
    // Vite empties only folders of the project: what is left there would go onto the sites.
    rmSync(folder, { recursive: true, force: true });
    await (started ?? startReactRouter(folder))(routes);
    writeFileSync(markOf(buildFolder), fingerprint);
    return true;
  };
}

/** A text that changes with the bundles; null where there are none. */
export function bundleFingerprint(buildFolder: string): string | null {
  return readIfThere(markOf(buildFolder))?.toString() ?? null;
}

function markOf(buildFolder: string): string {
  return join(bundleFolder(buildFolder), 'server', 'fingerprint.txt');
}
