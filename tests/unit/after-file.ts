import { afterAll } from 'vitest';

const cleanups: (() => unknown)[] = [];

/** Runs a function after the tests of this file. Unlike `afterAll`, it can also be called in a hook or a test. */
export function afterFile(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Called once for each file, by the set-up file of Vitest. */
export function registerCleanups(): void {
  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
}
