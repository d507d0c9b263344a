import './compile-cache.js';

const { runImpact } = await import('./impact/run-impact.ts');
await runImpact(process.argv.slice(2));
