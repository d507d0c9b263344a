import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Age in milliseconds after which a lock counts as abandoned. */
export const LONGEST_WORK_MS = 180_000;

/**
 * Runs work that several test files need, one after another; the first one does it.
 * @param folder result of the work; its lock is next to it
 */
export async function oneAtATime<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // The lock of a killed process stays.
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > LONGEST_WORK_MS) rmSync(lock, { recursive: true, force: true });
      await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true });
  }
}
