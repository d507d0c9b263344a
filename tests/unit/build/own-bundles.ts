import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBundles } from '../../../scripts/build/bundles.ts';
import { codeFingerprint } from '../../../scripts/build/code-fingerprint.ts';

/** How long making bundles may take where nobody has made them before, milliseconds. */
export const BUNDLE_TIME = 180_000;

/**
 * Bundles of the code as it is and of the project's own routes. Making them takes ten times as long as building the
 * sites, so that those of the last build are taken when the code is still the same, and else made once for all tests.
 * @returns the build folder that they lie in; nothing may be written there
 */
export async function ownBundles(): Promise<string> {
  const build = resolve('build');
  const mark = join(build, 'bundle/server/fingerprint.txt');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === codeFingerprint('.')) return build;
  const folder = resolve('.cache/tests/own-bundles');
  await oneAtATime(folder, () => makeBundles('.', folder));
  return folder;
}

/**
 * Does something that several files of tests need, one after another; the first does the work.
 * @param folder what is made; a lock lies beside it
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
      if (Date.now() - since > BUNDLE_TIME) rmSync(lock, { recursive: true, force: true });
      await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true });
  }
}
