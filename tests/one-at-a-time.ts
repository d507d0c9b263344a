import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** After so many milliseconds a lock is one that was left behind. */
export const LONGEST_WORK_MS = 180_000;

/**
 * Does something that several files of tests need, one after another; the first does the work.
 * @param folder what is made; a lock is beside it
 */
export async function oneAtATime<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      // One that was killed leaves its lock behind.
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
