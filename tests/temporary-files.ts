import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Gives a run of Vitest or Playwright its own temporary folder. It is removed at the end, so that no file is left from
 * a test that fails or times out before it removes its files.
 */
export default function useOwnTemporaryFolder(): () => Promise<void> {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'hraunvefur-test-'));
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // Asynchronous: removing the databases in it takes seconds, in which Vitest would not see its workers end.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** Files by name, including their folders. */
export type FilesByName = Readonly<Record<string, string | Uint8Array>>;

/** A new folder in the temporary folder, with some files. */
export function temporaryFolder(files: FilesByName = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, replacing existing ones. */
export function writeFiles(folder: string, files: FilesByName): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}
