import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit and property tests; on purpose without vite.config.ts, whose React Router plugin wants a whole app. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/properties/**/*.test.ts'],
    passWithNoTests: false,
    // A busy machine is slow, not wrong; no test waits this long for what it promises.
    testTimeout: 120_000,
    // More than there are processors, which a percentage cannot ask for: many files wait for processes of their own.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Modules are loaded once for each worker, not for each file: a test leaves none of them changed.
    isolate: false,
    reporters: ['default'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
