import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { commandArguments } from './command-arguments.ts';
import { median } from './median.ts';
import { benchEnvironment } from './process-cost.ts';

/** Milliseconds that an edit takes. */
export interface RebuildTimes {
  /** Until it stands in all sites. */
  readonly written: number;
  /** Until all is compressed tightly as well, and noted for the next build. */
  readonly finished: number;
}

/** Builds the sites of a copy of the project in a process of its own, from its start to its end. */
export async function timesOfBuild(folder: string): Promise<RebuildTimes> {
  const started = performance.now();
  const child = spawn(process.execPath, commandArguments('build'), {
    cwd: folder,
    env: benchEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const wording = text(child.stderr);
  let written = Number.NaN;
  // It says what it has done when the sites are there.
  child.stdout.once('data', () => {
    written = performance.now() - started;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The build ended with ${code}:\n${(await wording).slice(-2000)}`);
  return { written, finished: performance.now() - started };
}

/** The medians of each. */
export function medianTimes(all: readonly RebuildTimes[]): RebuildTimes {
  return {
    written: median(all.map(({ written }) => written)),
    finished: median(all.map(({ finished }) => finished)),
  };
}
