import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';

/** What the build read from the database; nothing where it had none, or was broken off as it wrote this. */
export async function recordedReplies(buildFolder: string): Promise<RecordedRows> {
  try {
    return JSON.parse(await readFile(join(buildFolder, 'rows.json'), 'utf8')) as RecordedRows;
  } catch {
    return {};
  }
}
