import './compile-cache.js';

/**
 * npm run check: checks site.yaml, the texts and the documents, and reports problems.
 * `--help` lists its options.
 * Exit code 0: nothing wrong (warnings are allowed); 1: problems; 2: cannot run.
 */
const { z } = await import('zod');
// Compiling schemas takes longer than checking one file without that.
z.config({ jitless: true });
const { runCheck } = await import('./check/report/run-check.ts');
runCheck(process.argv.slice(2));
