import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import type { RouteEntry } from '../../app/site/routes-of.ts';

/** Bundles in the making. Who makes them has said why one cannot be made. */
export interface BundlesInMaking {
  /** Resolves when the server's is there; rejects when it cannot be made. */
  readonly server: Promise<void>;
  /** Resolves when all is there; rejects when something cannot be made. */
  readonly browser: Promise<void>;
}

/** Young objects are collected sooner, MiB: it takes no longer, and a tenth less memory at its peak. */
const SPARING = '--max-semi-space-size=4';

/**
 * Starts what makes the bundles: the server's at once, the browser's when it is sent the route table. However this process
 * ends, the other one ends with it.
 * @param folder where the bundles go; whatever is in it is deleted before
 * @returns makes the bundles of a route table
 */
export function startBundles(folder: string): (routes: readonly RouteEntry[]) => BundlesInMaking {
  // Nobody else empties it: what is left there would go onto the sites.
  rmSync(folder, { recursive: true, force: true });
  const run = spawn(process.execPath, [SPARING, join(import.meta.dirname, 'bundle-process.ts')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BUNDLE_FOLDER: folder,
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
