import './compile-cache.js';

const { runMove } = await import('./run-move.ts');
await runMove(process.argv.slice(2));
