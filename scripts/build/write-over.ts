import { closeSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { errorCode } from '../project/error-code.ts';

/**
 * Writes a file in the place of one that may be there. That is not emptied first: who reads it meanwhile is never given
 * nothing, and ext4, which writes out at once what an emptied file is given, does not hold up the next one.
 */
export function writeOver(path: string, content: Uint8Array): void {
  const file = openThere(path);
  if (file === null) {
    writeFileSync(path, content);
    return;
  }
  try {
    writeFileSync(file, content);
    ftruncateSync(file, content.length);
  } finally {
    closeSync(file);
  }
}

function openThere(path: string): number | null {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
