import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const RUN = join(import.meta.dirname, '../../scripts/run.js');

/** `npm run build` if anything has changed, in a process of its own, whose memory is not needed afterwards. @returns its exit status */
export async function buildIfChanged(): Promise<number> {
  const child = spawn(process.execPath, [RUN, 'build', '--if-changed'], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  // Whoever stops the build wants nothing else.
  if (signal !== null) process.exit(0);
  return status;
}
