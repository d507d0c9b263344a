import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { DatabaseProblem } from './database-connection.ts';

/** The major version of Postgres that PGlite is. */
const POSTGRES_VERSION = '17';

/**
 * Opens the embedded Postgres in `<folder>/postgres`, and creates it if there is none. Nothing is ever deleted.
 * @throws DatabaseProblem when it is damaged or of another version of Postgres
 */
export async function openFolder(folder: string): Promise<PgliteConnection> {
  const files = join(folder, 'postgres');
  if (!existsSync(files)) await makeFiles(folder, files);
  const version = readVersion(files);
  if (version !== null && version !== POSTGRES_VERSION) {
    throw new DatabaseProblem(
      `The database in ${files} is of Postgres ${version}, but this version of the project has Postgres ${POSTGRES_VERSION}. Use the version of the project that made it, or set DATABASE_FOLDER to another folder. Nothing was changed.`,
    );
  }
  if (version === null) throw unreadable(files, 'it has no file PG_VERSION');
  try {
    return await open(files);
  } catch (error) {
    throw unreadable(files, reason(error), error);
  }
}

/** Created elsewhere and renamed when complete, so that a killed start leaves no incomplete database. */
async function makeFiles(folder: string, files: string): Promise<void> {
  const draft = join(folder, 'postgres.unfinished');
  rmSync(draft, { recursive: true, force: true });
  const connection = await open(draft).catch((error: unknown) => {
    throw new DatabaseProblem(`A database cannot be made in ${folder}: ${reason(error)}`, { cause: error });
  });
  await connection.driver.close();
  renameSync(draft, files);
}

async function open(files: string): Promise<PgliteConnection> {
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  const connection = await createPgliteConnection({ url: files });
  await connection.driver.waitReady;
  return connection;
}

function readVersion(files: string): string | null {
  try {
    return readFileSync(join(files, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return null;
  }
}

function unreadable(files: string, why: string, cause?: unknown): DatabaseProblem {
  return new DatabaseProblem(
    `The database in ${files} cannot be opened: ${why}. It may be damaged. Put a copy of it back, or move it away to begin with an empty database, and start again. Nothing was deleted.`,
    { cause },
  );
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The library's method that grants privileges and returns whether requests get the role of their key. */
const GRANTING = 'ensureRlsContext';

/**
 * Keeps the privileges of each role as the migrations set them; call it before the first request.
 *
 * At its first request `@supabase/lite` grants everything to anon, authenticated and service_role, in all tables of each
 * schema that has row-level security and in its future tables, for good. Row-level security would still hide and keep the
 * rows, but a stranger's update would seem to work, and a table without row-level security would be open to all. No
 * setting prevents it, and revoking the grants afterwards would leave them in the folder when the process is killed in
 * between. So the method is replaced by its return value: every request gets the role of its key.
 * @throws Error when the library has no such method any more; then see how it grants
 */
export function keepTablePrivileges(connection: PgliteConnection): void {
  if (!(GRANTING in connection)) throw new Error(`@supabase/lite has no method ${GRANTING} any more.`);
  Object.assign(connection, { [GRANTING]: async () => true });
}
