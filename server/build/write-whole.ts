import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readIfThere } from '../../checks/project/content-files.ts';

let fileCount = 0;

/** Writes a file that others see whole or not at all, even if this process is killed; a failure leaves no trace. */
export function writeWholeSync(path: string, content: Uint8Array): void {
  // Two builds of one process may write the same file at the same time.
  const temporary = `${path}.${process.pid}-${++fileCount}`;
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Replaces a file, unless it has changed since it was read.
 * @param before its content when it was read; null if it did not exist
 * @param after null removes it
 * @param drafts a folder of the same disk, where the new content is written first
 * @returns false if it has changed and was kept
 */
export function replaceUnchanged(
  path: string,
  before: Buffer | null,
  after: Buffer | null,
  drafts: string,
): boolean {
  const draft = join(drafts, basename(path));
  if (after !== null) {
    for (const folder of [drafts, dirname(path)]) mkdirSync(folder, { recursive: true });
    const mode = statSync(path, { throwIfNoEntry: false })?.mode;
    writeFileSync(draft, after, { flush: true });
    if (mode !== undefined) chmodSync(draft, mode);
  }
  // A change by hand is missed only between here and the next two lines.
  if (!(before?.equals(readIfThere(path) ?? Buffer.of()) ?? readIfThere(path) === null)) return false;
  if (after === null) rmSync(path);
  else renameSync(draft, path);
  return true;
}
