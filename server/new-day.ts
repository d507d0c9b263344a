import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { dayIn } from '../app/site/valid-days.ts';
import { type Log, LoggableError } from './runtime/log.ts';
import { readStoredJson } from './runtime/stored-json.ts';

/** Record of a build by `server/build`, reduced to the fields that are used here. */
const finishedBuildSchema = z.object({
  timeZone: z.string(),
  compression: z.string(),
  nextChange: z.iso.date().nullable().default(null),
});

interface NewDay {
  readonly buildFolder: string;
  /** Builds the sites of today. */
  readonly build: (options: readonly string[]) => Promise<void>;
  readonly log: Log;
  readonly now?: () => Date;
}

/**
 * Renders the sites again on the day on which an offer, a notice or another entry of site.yaml begins or ends.
 * @returns a task to run every minute; it rejects if the build fails, which leaves the sites unchanged
 */
export function createNewDay({ buildFolder, build, log, now = () => new Date() }: NewDay) {
  return async (): Promise<void> => {
    const lastBuild = await readLastBuild(buildFolder);
    if (!lastBuild?.nextChange) return;
    const today = dayIn(lastBuild.timeZone, now());
    if (today < lastBuild.nextChange) return;
    log.info('new-day', 'Content starts or ends today; the sites are rendered again', { day: today });
    await build(buildOptions(lastBuild.compression));
  };
}

/** Null before the first build, during a build, and if a container has only the finished sites. */
async function readLastBuild(buildFolder: string) {
  try {
    return readStoredJson(await readFile(join(buildFolder, 'finished.json'), 'utf8'), finishedBuildSchema);
  } catch {
    return null;
  }
}

/** Options that compress the files as in the previous build. */
function buildOptions(compression: string): string[] {
  if (compression === 'none') return ['--uncompressed'];
  return compression === 'light' ? ['--light'] : [];
}

/**
 * Runs `npm run build` in a child process, so that the server does not keep its memory.
 * @param root the project's folder
 * @returns null if the build's scripts are not installed
 */
export function createProjectBuild(root: string): NewDay['build'] | null {
  const script = join(root, 'scripts/run.js');
  if (!existsSync(script)) return null;
  return async (options) => {
    const child = spawn(process.execPath, [script, 'build', '--if-changed', ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const stop = () => child.kill();
    process.once('exit', stop);
    const [status] = await once(child, 'exit');
    process.off('exit', stop);
    if (status !== 0) throw new LoggableError(`The build ended with exit code ${status}`);
  };
}
