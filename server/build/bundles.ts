import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { RouteEntry } from '../../app/site/route-table.ts';
import { readIfThere } from '../../checks/project/content-files.ts';
import { bundleFolder } from '../../render/renderer.ts';
import { bundleFingerprint } from './fingerprints.ts';

const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs';

/** Whether the bundles of a site's routes are there. */
export function areBundled(buildFolder: string, routes: readonly RouteEntry[]): boolean {
  const made = readIfThere(join(bundleFolder(buildFolder), 'fingerprint.txt'))?.toString();
  return made === bundleFingerprint(routes);
}

/**
 * Makes the bundles of the browser and the server with `react-router build`, unless they are there already. They are made
 * in a folder of their own and moved into place whole. Call it for one build of a folder at a time (`oneBuildAtATime`).
 * @param print takes a line if they have to be made
 * @returns whether they were made
 * @throws when they cannot be made; React Router has printed why
 */
export async function makeBundles(
  buildFolder: string,
  routes: readonly RouteEntry[],
  print: (line: string) => void,
): Promise<boolean> {
  if (areBundled(buildFolder, routes)) return false;
  print('Bundling the code …');
  const folder = bundleFolder(buildFolder);
  // What builds that were killed have left: one builds at a time.
  for (const left of globSync(`${basename(folder)}.*`, { cwd: dirname(folder) }))
    rmSync(join(dirname(folder), left), { recursive: true, force: true });
  const making = `${folder}.${process.pid}`;
  const fingerprint = bundleFingerprint(routes);
  await runReactRouter({ SITE_ROUTES: JSON.stringify(routes), BUNDLE_FOLDER: making });
  writeFileSync(join(making, 'fingerprint.txt'), fingerprint);
  if (existsSync(folder)) renameSync(folder, `${making}.old`);
  renameSync(making, folder);
  rmSync(`${making}.old`, { recursive: true, force: true });
  return true;
}

async function runReactRouter(settings: NodeJS.ProcessEnv): Promise<void> {
  const run = spawn(process.execPath, [REACT_ROUTER, 'build', '--logLevel', 'warn', '--emptyOutDir'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Compiled code is kept for the next run, as that of this process.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: getCompileCacheDir(),
      ...settings,
    },
  });
  const stop = () => run.kill('SIGKILL');
  process.once('exit', stop);
  const [code] = await once(run, 'close');
  process.off('exit', stop);
  if (code !== 0) throw new Error('The bundles could not be made; the reason is above.');
}
