import { readFileSync } from 'node:fs';
import { errorCode } from './error-code.ts';

/**
 * What is in a file; null where it is not there.
 * @throws when it is there and cannot be read
 */
export function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
