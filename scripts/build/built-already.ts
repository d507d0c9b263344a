import { readBuildEnvironment, settingsText } from './build-environment.ts';
import type { BuildOptions } from './build-options.ts';
import { type FinishedBuild, finishedBuild, isUntouched } from './finished-build.ts';
import { rowsOfFolder } from './rows-of-folder.ts';

/**
 * The build before, if this one would give the same; null where that is not so, or not plain to see.
 * @param inputs the fingerprint of all that sites are made from
 */
export function builtAlready(
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
