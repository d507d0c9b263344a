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
    const code = errorCode(error);
    // A folder on the way to it may be missing, or be a file.
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}
