import './compile-cache.js';

const { z } = await import('zod');
// Compiling schemas takes longer than checking one file without that.
z.config({ jitless: true });
const { runCheck } = await import('./run-check.ts');
await runCheck(process.argv.slice(2));
