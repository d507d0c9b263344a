import { wordingOf } from '../message.ts';
import type { Problem } from './problem.ts';

/**
 * A file that the site needs and that is not there.
 * @param kind what it holds: the hint explains how to make it
 */
export function missingFile(file: string, kind: 'texts' | 'document'): Problem {
  const wording = wordingOf('file.missing', { file, context: kind });
  return { code: 'missing-file', severity: 'error', file, line: 1, column: 1, length: 1, path: [], wording };
}
