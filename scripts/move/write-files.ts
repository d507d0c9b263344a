import { readFileSync, writeFileSync } from 'node:fs';

/** A file, what it held when it was read, and what it is to hold. */
export interface FileWrite {
  readonly path: string;
  readonly before: Uint8Array | string;
  readonly after: string;
}

/**
 * Writes all files or none.
 * @returns the path of a file that someone else has changed since it was read; then none is written; else null
 * @throws what the disk reports when a file cannot be written; then all are as they were
 */
export function writeFiles(writes: readonly FileWrite[]): string | null {
  const stale = writes.find(({ path, before }) => !readFileSync(path).equals(Buffer.from(before)));
  if (stale) return stale.path;
  const begun: FileWrite[] = [];
  try {
    for (const write of writes) {
      begun.push(write);
      writeFileSync(write.path, write.after);
    }
  } catch (error) {
    for (const { path, before } of begun) writeFileSync(path, before);
    throw error;
  }
  return null;
}
