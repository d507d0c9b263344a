import { defineConfig } from 'vitest/config';

/** Unit and property tests; on purpose without vite.config.ts, whose React Router plugin wants a whole app. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/properties/**/*.test.ts'],
    passWithNoTests: false,
    reporters: ['default'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
