import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConnection } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { connectSuperuser, putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { afterFile } from '../after-file.ts';

interface RunningDatabase {
  readonly folder: string;
  readonly database: EmbeddedDatabase;
  readonly connection: DatabaseConnection;
}

/** Idle databases of this worker: emptying one takes a tenth of the processor time of a start. */
const idle: RunningDatabase[] = [];

/** A new folder that is removed after the file's tests. */
export function databaseFolder(): string {
  const folder = temporaryFolder();
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A running database without rows or with the sample rows, for the tests of a file, which may stop it. */
export async function startDatabase(sampleRows = false): Promise<RunningDatabase> {
  const entry = idle.pop() ?? (await start());
  afterFile(() => (entry.database.current() ? idle.push(entry) : entry.database.stop()));
  await resetDatabase(entry.folder, sampleRows);
  return entry;
}

async function start(): Promise<RunningDatabase> {
  const folder = temporaryFolder();
  await putDatabase(folder, false);
  const database = startEmbeddedDatabase(folder, { sampleRows: false, report: () => {} });
  return { folder, database, connection: await database.connection };
}

/** Removes all rows of a running database and the files next to it, and inserts the sample rows on request. */
export async function resetDatabase(folder: string, sampleRows = false): Promise<void> {
  for (const name of readdirSync(folder))
    if (!DATABASE_FILES.includes(name)) rmSync(join(folder, name), { recursive: true });
  const sql = connectSuperuser(folder);
  await sql.begin(async (transaction) => {
    const tables = await transaction`
      select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)`;
    // Without triggers and foreign keys.
    await transaction`set local session_replication_role = replica`;
    for (const { name } of tables) await transaction.unsafe(`delete from ${name}`);
  });
  if (sampleRows) await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'));
  await sql.end();
}

const DATABASE_FILES = ['lock', 'postgres', 'running.json'];
