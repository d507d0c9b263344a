import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire, getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import type { RouteEntry } from '../../app/site/route-table.ts';

/** Makes the bundles of a route table. Rejects when React Router's build fails; it has said why. */
export type BundleRoutes = (routes: readonly RouteEntry[]) => Promise<void>;

/** Young objects are collected sooner, MiB: it takes no longer, and a tenth less memory at its peak. */
const SPARING = '--max-semi-space-size=4';

/**
 * Starts React Router's build, which loads its libraries and then waits for the route table; it writes nothing before. A
 * process that ends without sending it takes this one with it.
 * @param folder where the bundles go
 */
export function startReactRouter(folder: string): BundleRoutes {
  const library = createRequire(import.meta.url).resolve('@react-router/dev/package.json');
  const command = join(dirname(library), 'bin.cjs');
  const run = spawn(process.execPath, [SPARING, command, 'build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUNDLE_FOLDER: folder,
      ROUTES_FROM: 'parent',
      ...keptCode(),
    },
  });
  const stop = () => run.kill('SIGKILL');
  process.once('exit', stop);
  const ended = once(run, 'close');
  // Until it has work to do nobody waits for it.
  run.unref();
  run.channel?.unref();
  return async (routes) => {
    run.ref();
    // Where it has failed before, its end says so.
    if (run.connected) run.send(routes, () => {});
    const [code] = await ended;
    process.off('exit', stop);
    if (code !== 0) throw new Error('The bundles could not be made; the reason is above.');
  };
}

/** What this process loads is kept as compiled code; so is then what the other one does. */
function keptCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
