import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { putDatabase } from '../../made-database.ts';
import { afterFile } from '../after-file.ts';

/** A new folder that is gone after the file's tests. */
export function databaseFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database that runs until the file's tests are over. */
export async function startDatabase(sampleRows = false) {
  const folder = databaseFolder();
  await putDatabase(folder, sampleRows);
  const database = startEmbeddedDatabase(folder, { sampleRows, report: () => {} });
  afterFile(() => database.stop());
  return { folder, database, connection: await database.connection };
}
