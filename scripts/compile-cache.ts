import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps the code that a command loads from here on as it was compiled, for the next time: compiling takes longer than
 * anything else that a short command does. What is to be kept is loaded by `import()` after this. Where nothing can be
 * written nothing is kept.
 */
export function keepCompiled(): void {
  enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
}
