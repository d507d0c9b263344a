import { join } from 'node:path';
import { readBuildEnvironment, settingsText } from './build-environment.ts';
import type { BuildOptions } from './build-options.ts';
import { buildSummary, NOTHING_CHANGED } from './build-summary.ts';
import type { Bundling } from './bundles.ts';
import { type FinishedBuild, finishedBuild, isUntouched } from './finished-build.ts';
import { buildCode, inputFingerprint } from './input-fingerprint.ts';
import { rowsOfFolder } from './rows-of-folder.ts';

/**
 * Builds the sites, unless the last build would give the same, and says what was done.
 * @param bundling makes the bundles when the routes are known
 * @param started when the command began, by `performance.now()`
 */
export async function buildUnlessBuilt(
  options: BuildOptions,
  bundling: Bundling,
  started: number,
): Promise<void> {
  const code = buildCode();
  const inputs = inputFingerprint(options.site, code);
  const last = bundling.isMissing ? null : builtAlready(options, inputs);
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

/**
 * The build before, if this one would give the same; null where that is not so, or not plain to see.
 * @param inputs the fingerprint of all that sites are made from
 */
function builtAlready(options: BuildOptions, inputs: string): FinishedBuild | null {
  const { out, date, days, 'if-changed': ifChanged } = options;
  const last = date === undefined && !days ? finishedBuild(out, inputs, new Date()) : null;
  if (!last) return null;
  const read = last.hasRows ? readBuildEnvironment(process.env) : null;
  if (read?.kind === 'wrong') return null;
  const environment = read?.environment ?? null;
  if (last.settings !== settingsText(options, environment)) return null;
  // The server looks after the rows by itself.
  if (ifChanged) return last;
  const hasSameRows = environment === null || rowsOfFolder(out, environment.database) !== null;
  return hasSameRows && isUntouched(out) ? last : null;
}
