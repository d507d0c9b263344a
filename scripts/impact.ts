import './compile-cache.js';

/**
 * npm run impact: lists what the edit since a revision of git changes for visitors.
 * `--help` lists its options.
 * Exit code 0: reported, whether anything changes or not; 1: the site cannot be read as it is or as it was; 2: cannot run.
 */
const { runImpact } = await import('./impact/run-impact.ts');
runImpact(process.argv.slice(2));
