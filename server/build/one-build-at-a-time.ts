import { mkdirSync } from 'node:fs';
import { lockFolder } from '../database/folder-lock.ts';

/** Several cold builds on a slow machine. */
const PATIENCE_MS = 300_000;

/**
 * Runs one build of a folder at a time, also across processes: a build compares its files with those that it found at its
 * start, so two at the same time would leave a mixture of both.
 * @param build must check if the content has changed: the build that it waited for may belong to a publication
 */
export async function oneBuildAtATime<Result>(
  buildFolder: string,
  build: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(buildFolder, { recursive: true });
  const inUse = (pid: string) =>
    new Error(`Process ${pid} is building into ${buildFolder}. Try again when it has ended.`);
  const lock = await lockFolder(buildFolder, PATIENCE_MS, inUse);
  try {
    return await build();
  } finally {
    lock.release();
  }
}
