import './compile-cache.js';

/**
 * npm run move -- /old-address /new-address: moves a page wherever its address is written, and adds the redirect.
 * `--help` lists its options.
 * Exit code 0: moved, or reported with --dry-run; 1: refused; 2: cannot run.
 */
const { runMove } = await import('./move/run-move.ts');
runMove(process.argv.slice(2));
