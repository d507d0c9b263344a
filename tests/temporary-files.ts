import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Gives a run of Vitest or Playwright a temporary folder of its own. It is removed at the end, so that nothing stays of
 * a test that fails or times out before it removes its files.
 */
export default function useOwnTemporaryFolder(): () => Promise<void> {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'hraunvefur-test-'));
  process.env.TMPDIR = folder;
  return async () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    // Not at one go: the databases in it take seconds, in which Vitest would not see that its workers have ended.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** Files by name, with the folders that they are in. */
export type FilesByName = Readonly<Record<string, string | Uint8Array>>;

/** A new folder in it, with some files. */
export function temporaryFolder(files: FilesByName = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a folder, over those that are there. */
export function writeFiles(folder: string, files: FilesByName): void {
  for (const [name, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}
