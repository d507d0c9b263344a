import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const RUN = join(import.meta.dirname, '../../scripts/run.js');

/** `npm run build` if any input has changed, in a separate process, which frees its memory. @returns its exit status */
export async function buildIfChanged(): Promise<number> {
  const child = spawn(process.execPath, [RUN, 'build', '--if-changed'], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  // Stopping the build stops the command, too.
  if (signal !== null) process.exit(0);
  return status;
}
