import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ProgressReporter } from './tests/progress-reporter.ts';
import { SlowFirst } from './tests/slow-first.ts';

/** Set by `npm test`, which counts the results. */
const jsonReport = process.env.VITEST_JSON_OUTPUT_FILE;

/** Tests that need no browser; without vite.config.ts, whose React Router plugin needs a whole app. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    include: ['tests/{unit,properties,faults,machine}/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
    globalSetup: 'tests/temporary-files.ts',
    setupFiles: 'tests/unit/set-up-file.ts',
    // A busy machine is slow, not wrong: no test or hook waits this long for what it promises.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default Vitest leaves one processor idle, and half of the time here is waiting for child processes.
    maxWorkers: 2,
    // Modules are loaded once for each worker, not for each file: a test leaves none of them changed.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    reporters: ['minimal', new ProgressReporter(), ...(jsonReport ? ['json'] : [])],
    ...(jsonReport && { outputFile: { json: jsonReport } }),
    // Processes that tests start load compiled code, as those of the commands do: that is most of their processor time.
    env: {
      NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/compiled'),
      // Repositories of tests need not outlive a power cut.
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'core.fsync',
      GIT_CONFIG_VALUE_0: 'none',
      // Nor are they tidied, for which each commit, fetch and merge would start a process.
      GIT_CONFIG_KEY_1: 'maintenance.auto',
      GIT_CONFIG_VALUE_1: 'false',
    },
    // What passing tests write to the console is noise.
    silent: 'passed-only',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
