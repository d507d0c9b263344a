import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, getCompileCacheDir } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { RouteEntry } from '../../app/site/route-table.ts';
import { bundleFolder } from '../../server/render/bundle-folder.ts';
import { codeFingerprint } from './code-fingerprint.ts';
import { readRoutes } from './read-routes.ts';

/** Young objects are collected sooner, MiB: it takes no longer, and a tenth less memory at its peak. */
const SPARING = '--max-semi-space-size=4';

/**
 * Makes the bundles of the browser and the server with React Router, if the code or the route table has changed.
 * @param siteFolder where site.yaml lies
 * @param buildFolder where the bundles go
 * @param routes the route table of site.yaml; read from there if left out
 * @returns whether they were made
 * @throws when React Router's build fails; it has said why
 */
export async function makeBundles(
  siteFolder: string,
  buildFolder: string,
  routes: readonly RouteEntry[] = readRoutes(siteFolder),
): Promise<boolean> {
  const folder = bundleFolder(buildFolder);
  const fingerprint = codeFingerprint(siteFolder, routes);
  if (bundleFingerprint(buildFolder) === fingerprint) return false;
  // Vite empties only folders of the project: what is left there would go onto the sites.
  rmSync(folder, { recursive: true, force: true });
  const routesFile = join(folder, 'routes.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(routesFile, JSON.stringify(routes));
  const command = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  );
  const run = spawn(process.execPath, [SPARING, command, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUNDLE_FOLDER: folder,
      ROUTES_FILE: resolve(routesFile),
      ...keptCode(),
    },
  });
  const [code] = await once(run, 'close');
  if (code !== 0) throw new Error('The bundles could not be made; the reason is above.');
  writeFileSync(markOf(buildFolder), fingerprint);
  return true;
}

/** What this process loads is kept as compiled code; so is then what the other one does. */
function keptCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}

/** A text that changes with the bundles; null where there are none. */
export function bundleFingerprint(buildFolder: string): string | null {
  const mark = markOf(buildFolder);
  return existsSync(mark) ? readFileSync(mark, 'utf8') : null;
}

function markOf(buildFolder: string): string {
  return join(bundleFolder(buildFolder), 'server', 'fingerprint.txt');
}
