import './compile-cache.js';

const { runImpact } = await import('./run-impact.ts');
await runImpact(process.argv.slice(2));
