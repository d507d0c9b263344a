import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run of Vitest or Playwright a temporary folder of its own. It is removed at the end, so that nothing stays of
 * a test that fails or times out before it removes its files.
 */
export default function useOwnTemporaryFolder(): () => void {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'hraunvefur-test-'));
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}

/** A new folder in it. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'test-'));
}
