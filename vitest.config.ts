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
    reporters: ['default'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
