import type { Problem } from './problem.ts';
import { type FileHint, fileWords } from './words/file-words.ts';

/**
 * A file that the site needs and that is not there.
 * @param hint how to make it
 */
export function missingFile(file: string, hint: FileHint): Problem {
  return {
    code: 'missing-file',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    length: 1,
    path: [],
    wording: fileWords.missing(file, hint),
  };
}
