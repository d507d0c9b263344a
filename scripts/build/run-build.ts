import { buildOptions } from './build-options.ts';
import { beginBundles } from './bundles.ts';

/**
 * Builds the sites and says what was done. Ends the process where the site has problems (1) or cannot be read (2).
 * @param args as they stand behind the command
 */
export async function runBuild(args: readonly string[]): Promise<void> {
  const started = performance.now();
  const options = buildOptions(args);
  // First of all: where bundles must be made, what makes them loads beside everything else.
  const bundling = beginBundles(options.out);
  const { buildUnlessBuilt } = await import('./build-unless-built.ts');
  await buildUnlessBuilt(options, bundling, started);
}
