import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { connectClient, type DatabaseConnection, DatabaseProblem } from './database-connection.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './embedded-database.ts';
import { readRunningNote } from './folder-lock.ts';

const PROBE_TIMEOUT_MS = 3_000;

/** The database of the server; `stop` does nothing to a hosted one. */
export type Database = Pick<EmbeddedDatabase, 'connection' | 'current' | 'stop'>;

/** Connects to the hosted database, or starts the embedded one; returns immediately. */
export function connectDatabase(environment: DatabaseEnvironment, options: EmbeddedOptions = {}): Database {
  if (environment.kind === 'embedded') {
    const { folder, sampleRows, postgresUrl } = environment;
    return startEmbeddedDatabase(folder, { sampleRows, postgresUrl, ...options });
  }
  const connection = checkHostedDatabase(environment);
  // An unhandled rejection would end the server.
  connection.catch(() => {});
  return { connection, current: () => environment, stop: async () => {} };
}

/** Finds problems at start that no retry would solve. A hosted database may be temporarily unavailable. */
async function checkHostedDatabase(connection: DatabaseConnection): Promise<DatabaseConnection> {
  const { url } = connection;
  const { error, status } = await readOneRow(connection);
  if (status === 401 || status === 403) {
    throw new DatabaseProblem(`${url} does not accept SUPABASE_SECRET_KEY; correct it.`);
  }
  if (error?.code === 'PGRST205' || error?.code === '42P01') {
    throw new DatabaseProblem(
      `${url} has no table form_submissions; apply the migrations first: npx supabase db push`,
    );
  }
  return connection;
}

/** The database of a command. */
interface OpenDatabase {
  readonly connection: DatabaseConnection;
  /** Stops a database that was started for the command; that of a running server stays open. */
  readonly close: () => Promise<void>;
}

/**
 * Connects to the hosted database, to the embedded one of a running server, or starts it on its folder.
 * @throws DatabaseProblem if the folder cannot be opened
 */
export async function openDatabase(environment: DatabaseEnvironment): Promise<OpenDatabase> {
  const close = async () => {};
  if (environment.kind === 'hosted') return { connection: environment, close };
  const { folder, sampleRows, postgresUrl } = environment;
  const sharedDatabase = await findRunningDatabase(folder);
  if (sharedDatabase) return { connection: sharedDatabase, close };

  const database = startEmbeddedDatabase(folder, { sampleRows, postgresUrl });
  try {
    return { connection: await database.connection, close: database.stop };
  } catch (error) {
    await database.stop();
    // A server may have started in the meantime.
    const serverDatabase = await findRunningDatabase(folder);
    if (serverDatabase) return { connection: serverDatabase, close };
    throw error;
  }
}

/** Returns true if a database exists; one that runs elsewhere always counts. */
export function hasDatabase(environment: DatabaseEnvironment): boolean {
  if (environment.kind === 'hosted' || environment.postgresUrl !== undefined) return true;
  return existsSync(join(environment.folder, 'postgres'));
}

/** The running database of a folder; null if there is none or it does not answer. */
export async function findRunningDatabase(folder: string): Promise<DatabaseConnection | null> {
  const note = readRunningNote(folder);
  if (note === null) return null;
  // A killed server leaves its note: retries would try for seconds to reach it.
  const { error } = await readOneRow(note).retry(false);
  return error === null ? note : null;
}

function readOneRow({ url, secretKey }: DatabaseConnection) {
  const query = connectClient(url, secretKey).from('form_submissions').select('id').limit(1);
  return query.abortSignal(AbortSignal.timeout(PROBE_TIMEOUT_MS));
}
