import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder that is gone after the file's tests. */
export function databaseFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
