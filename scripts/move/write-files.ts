import { chmodSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A file, what it held when it was read, and what it is to hold. */
export interface FileWrite {
  readonly path: string;
  readonly before: Uint8Array | string;
  readonly after: string;
}

/**
 * Writes all files or none. Each is complete under its name at any time.
 * @param rename puts a finished file in the place of another
 * @returns the path of a file that someone else has changed since it was read; then none is written; else null
 * @throws what the disk says when a file cannot be written; then all are as they were
 */
export function writeFiles(writes: readonly FileWrite[], rename = renameSync): string | null {
  const files = writes.map((write) => {
    const target = realpathSync(write.path);
    return { ...write, target, draft: join(dirname(target), `.${basename(target)}.${process.pid}.move`) };
  });
  const stale = files.find(({ target, before }) => !readFileSync(target).equals(Buffer.from(before)));
  if (stale) return stale.path;
  const replaced: typeof files = [];
  try {
    for (const { target, draft, after } of files) {
      writeFileSync(draft, after, { flag: 'wx' });
      chmodSync(draft, statSync(target).mode);
    }
    for (const file of files) {
      rename(file.draft, file.target);
      replaced.push(file);
    }
  } catch (error) {
    for (const { target, before } of replaced) writeFileSync(target, before);
    throw error;
  } finally {
    for (const { draft } of files) rmSync(draft, { force: true });
  }
  return null;
}
