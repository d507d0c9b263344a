import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { RouteEntry } from '../../app/site/route-table.ts';
import { readIfThere } from '../../checks/project/content-files.ts';
import { bundleFolder } from '../../render/renderer.ts';
import { getBundleFingerprint, readFinishedBuild } from './fingerprints.ts';

const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs';

/** Returns true if the bundles of a site's routes exist. */
export function areBundled(buildFolder: string, routes: readonly RouteEntry[]): boolean {
  const fingerprint = readIfThere(join(bundleFolder(buildFolder), 'fingerprint.txt'))?.toString();
  return fingerprint === getBundleFingerprint(routes);
}

/**
 * Reason to build before drafts of a site can be rendered; null if there is none.
 * @param routes null if the site cannot be read
 */
export function findBuildReason(
  buildFolder: string,
  routes: readonly RouteEntry[] | null,
): 'nothing-built' | 'code-changed' | null {
  if (readFinishedBuild(buildFolder) === null) return 'nothing-built';
  return routes === null || areBundled(buildFolder, routes) ? null : 'code-changed';
}

/**
 * Makes the bundles of the browser and the server with `react-router build`, unless they exist, and moves them into
 * place whole. Call it for one build of a folder at a time (`oneBuildAtATime`).
 * @returns true if they were made
 * @throws if they cannot be made; React Router has printed the reason
 */
export async function makeBundles(
  buildFolder: string,
  routes: readonly RouteEntry[],
  print: (line: string) => void,
): Promise<boolean> {
  if (areBundled(buildFolder, routes)) return false;
  print('Bundling the code …');
  const folder = bundleFolder(buildFolder);
  // Leftovers of killed builds: only one runs at a time.
  for (const leftover of globSync(`${basename(folder)}.*`, { cwd: dirname(folder) }))
    rmSync(join(dirname(folder), leftover), { recursive: true, force: true });
  const staged = `${folder}.${process.pid}`;
  const fingerprint = getBundleFingerprint(routes);
  await runReactRouter({ SITE_ROUTES: JSON.stringify(routes), BUNDLE_FOLDER: staged });
  writeFileSync(join(staged, 'fingerprint.txt'), fingerprint);
  if (existsSync(folder)) renameSync(folder, `${staged}.old`);
  renameSync(staged, folder);
  rmSync(`${staged}.old`, { recursive: true, force: true });
  return true;
}

async function runReactRouter(settings: NodeJS.ProcessEnv): Promise<void> {
  const run = spawn(process.execPath, [REACT_ROUTER, 'build', '--logLevel', 'warn', '--emptyOutDir'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Compiled code is kept for the next run, as that of this process.
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: getCompileCacheDir(), ...settings },
  });
  const stop = () => run.kill('SIGKILL');
  process.once('exit', stop);
  const [code] = await once(run, 'close');
  process.off('exit', stop);
  if (code !== 0) throw new Error('The bundles could not be made; the reason is above.');
}
