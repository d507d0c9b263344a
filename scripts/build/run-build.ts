import { join } from 'node:path';
import { readBuildEnvironment, settingsText } from './build-environment.ts';
import { type BuildOptions, buildOptions } from './build-options.ts';
import { buildSummary, NOTHING_CHANGED } from './build-summary.ts';
import { type FinishedBuild, finishedBuild, isUntouched } from './finished-build.ts';
import { buildCode, inputFingerprint } from './input-fingerprint.ts';
import { rowsOfFolder } from './rows-of-folder.ts';

/**
 * Builds the sites and says what was done. Ends the process where the site has problems (1) or cannot be read (2).
 * @param args as they stand behind the command
 */
export async function runBuild(args: readonly string[]): Promise<void> {
  const started = performance.now();
  const options = buildOptions(args);
  const code = buildCode();
  const inputs = inputFingerprint(options.site, code);
  const last = builtAlready(options, inputs);
  if (last === null) {
    // Loaded where there is something to do: it takes longer than finding out. React Router loads beside the rest.
    const { beginBundles } = await import('./bundles.ts');
    const finishBundles = beginBundles(options.out);
    const { buildAnew } = await import('./build-anew.ts');
    await buildAnew(options, { code, inputs }, finishBundles, started);
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

/** The build before, if this one would give the same; null where that is not so, or not plain to see. */
function builtAlready(
  { out, light, date, days, 'if-changed': ifChanged }: BuildOptions,
  inputs: string,
): FinishedBuild | null {
  const last = date === undefined && !days ? finishedBuild(out, inputs, new Date()) : null;
  if (!last) return null;
  const read = last.hasRows ? readBuildEnvironment(process.env) : null;
  if (read?.kind === 'wrong') return null;
  const environment = read?.environment ?? null;
  if (last.settings !== settingsText(light, environment)) return null;
  // The server looks after the rows by itself.
  if (ifChanged) return last;
  const hasSameRows = environment === null || rowsOfFolder(out, environment.database) !== null;
  return hasSameRows && isUntouched(out) ? last : null;
}
