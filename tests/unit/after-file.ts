import { afterAll } from 'vitest';

const cleanups: (() => unknown)[] = [];

/** Runs something after the tests of this file. Other than `afterAll`, it can be called in a hook or a test, too. */
export function afterFile(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** Called once for each file, by the set-up that Vitest runs before it. */
export function registerCleanups(): void {
  afterAll(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
}
