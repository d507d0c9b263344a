import type { Problem } from './problem.ts';
import { toSaid } from './said.ts';

/**
 * A file that the site needs and that is not there.
 * @param hint how to make it
 */
export function missingFile(file: string, hint: string): Problem {
  return {
    code: 'missing-file',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    length: 1,
    path: [],
    said: toSaid({ message: `The file ${file} is not there.`, hint }),
  };
}
