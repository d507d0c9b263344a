import { dirname, join, resolve } from 'node:path';
import { buildIfChanged } from '../server/build/build-if-changed.ts';
import { oneBuildAtATime } from '../server/build/one-build-at-a-time.ts';
import { readSettings } from '../server/runtime/environment.ts';
import { findStartProblem } from '../server/runtime/start-problem.ts';
import { getFailureReason } from '../studio/publish/failure-code.ts';
import { completeCommit, isPublicationOpen } from '../studio/publish/publish.ts';
import { openRepository } from '../studio/publish/repository.ts';

const ROOT = dirname(import.meta.dirname);

/**
 * npm start: checks the settings and the port, builds the sites if anything has changed, and serves them.
 * Exit codes: 0 stopped, 1 the site has problems or cannot be served, 2 a setting is wrong or it cannot run.
 */
async function start(): Promise<void> {
  const problem = await findSettingsProblem();
  if (problem !== null) {
    console.error(problem);
    process.exit(2);
  }
  await completePublication(resolve(ROOT, process.env.STUDIO_FOLDER || '.studio'));
  const status = await buildIfChanged();
  if (status !== 0) process.exit(status);
  await import('../server/start.ts');
}

/** Finds a problem with the settings or the port before a build, which takes long; null if there is none. */
async function findSettingsProblem(): Promise<string | null> {
  const settings = readSettings(process.env);
  if (settings.kind === 'wrong') return settings.message;
  return await findStartProblem(settings.settings.environment, 'npm start');
}

/** Completes a publication of the Studio that was interrupted while writing. A failure does not stop the server. */
async function completePublication(studioFolder: string): Promise<void> {
  if (!isPublicationOpen(studioFolder)) return;
  try {
    await oneBuildAtATime(join(ROOT, 'build'), () =>
      completeCommit(openRepository(ROOT), studioFolder, console.error),
    );
  } catch (error) {
    console.error(`A publication could not be completed: ${getFailureReason(error)}`);
  }
}

await start();
