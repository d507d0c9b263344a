import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import type { RouteEntry } from '../../app/site/route-table.ts';

/** Bundles in the making. Both reject when that fails; it has said why. */
export interface BundlesInMaking {
  /** Resolves when the server's is there. */
  readonly server: Promise<void>;
  /** Resolves when all is there. */
  readonly browser: Promise<void>;
}

/** Young objects are collected sooner, MiB: it takes no longer, and a tenth less memory at its peak. */
const SPARING = '--max-semi-space-size=4';

/**
 * Starts React Router's build, which loads its libraries and then waits for the route table; it writes nothing before. A
 * process that ends without sending it takes this one with it.
 * @param folder where the bundles go
 * @returns makes the bundles of a route table
 */
export function startReactRouter(folder: string): (routes: readonly RouteEntry[]) => BundlesInMaking {
  const run = spawn(process.execPath, [SPARING, join(import.meta.dirname, 'bundle-process.ts')], {
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
  // It says one thing only: that the server's bundle is there.
  const server = once(run, 'message');
  // Until it has work to do nobody waits for it.
  run.unref();
  run.channel?.unref();
  return (routes) => {
    run.ref();
    run.channel?.ref();
    // Where it has failed before, its end says so.
    if (run.connected) run.send(routes, () => {});
    const browser = ended.then(([code]) => {
      process.off('exit', stop);
      if (code !== 0) throw new Error('The bundles could not be made; the reason is above.');
    });
    return { server: Promise.race([server.then(() => {}), browser]), browser };
  };
}

/** What this process loads is kept as compiled code; so is then what the other one does. */
function keptCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) };
}
