import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where npm puts the checker. */
const INSTALLED = 'node_modules/vnu-jar/build/dist/vnu.jar';

export type FoundChecker =
  | { readonly kind: 'found'; readonly jar: string }
  /** One sentence that says what it takes. */
  | { readonly kind: 'missing'; readonly why: string };

/**
 * Looks for the Nu HTML checker and Java, which it runs on.
 * @param named the file of the checker, where somebody has named one (VNU_JAR)
 */
export function findChecker(named: string | undefined): FoundChecker {
  const jar = named || INSTALLED;
  if (!existsSync(jar))
    return { kind: 'missing', why: `There is no ${jar}; npm i --no-save vnu-jar@26.9.27 brings it.` };
  if (spawnSync('java', ['-version'], { stdio: 'ignore' }).status !== 0)
    return { kind: 'missing', why: 'The checker runs on Java 11 or newer, and there is none here.' };
  return { kind: 'found', jar };
}
