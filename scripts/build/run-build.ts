import { join } from 'node:path';
import { buildOptions } from './build-options.ts';
import { buildSummary, NOTHING_CHANGED } from './build-summary.ts';
import { beginBundles } from './bundles.ts';
import { buildCode, inputFingerprint } from './input-fingerprint.ts';

/**
 * Builds the sites and says what was done. Ends the process where the site has problems (1) or cannot be read (2).
 * @param args as they stand behind the command
 */
export async function runBuild(args: readonly string[]): Promise<void> {
  const started = performance.now();
  const options = buildOptions(args);
  // First of all: where bundles must be made, what makes them loads beside everything else.
  const bundling = beginBundles(options.out);
  const { builtAlready } = await import('./built-already.ts');
  const code = buildCode();
  const inputs = inputFingerprint(options.site, code);
  const last = builtAlready(options, inputs);
  if (last === null) {
    // Loaded where there is something to do: it takes longer than finding out.
    const { buildAnew } = await import('./build-anew.ts');
    await buildAnew(options, { code, inputs }, bundling, started);
    return;
  }
  process.stderr.write(last.warnings);
  if (options['if-changed']) {
    process.stdout.write(NOTHING_CHANGED);
    return;
  }
  process.stderr.write(last.rowWarnings);
  const { languages, files } = last;
  const nothing = { sites: join(options.out, 'sites'), written: [], removed: [], bundled: false };
  process.stdout.write(buildSummary({ languages, files, ...nothing, started }));
}
