import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseEnvironment } from '../environment.ts';
import {
  askDatabase,
  connectClient,
  type DatabaseConnection,
  DatabaseProblem,
} from './database-connection.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { folderOwner, readRunningNote } from './folder-lock.ts';

/** A database that a command works with. */
interface OpenDatabase {
  readonly connection: DatabaseConnection;
  /** Stops a database that was started for the command; that of a running server stays open. */
  readonly close: () => Promise<void>;
}

/**
 * Connects to the hosted database, to the embedded one of a running server, or starts it on its folder.
 * @throws DatabaseProblem when the folder cannot be opened
 */
export async function openDatabase(environment: DatabaseEnvironment): Promise<OpenDatabase> {
  const close = async () => {};
  if (environment.kind === 'hosted') return { connection: environment, close };
  const { folder, sampleRows, postgresUrl } = environment;
  const running = await runningDatabase(folder);
  if (running) return { connection: running, close };

  const database = startEmbeddedDatabase(folder, { sampleRows, postgresUrl });
  try {
    return { connection: await database.connection, close: database.stop };
  } catch (error) {
    await database.stop();
    // A server may have started meanwhile.
    const started = await runningDatabase(folder);
    if (started) return { connection: started, close };
    const owner = folderOwner(folder);
    if (owner === null) throw error;
    throw new DatabaseProblem(
      `The database in ${folder} is open in process ${owner} of a running server, but does not answer. The server restarts it by itself: try again in a minute. If that does not help, the server's log says why.`,
      { cause: error },
    );
  }
}

/** Whether there is a database at all; one that runs elsewhere always counts. */
export function hasDatabase(environment: DatabaseEnvironment): boolean {
  if (environment.kind === 'hosted' || environment.postgresUrl !== undefined) return true;
  return existsSync(join(environment.folder, 'postgres'));
}

/** The running database of a folder; null when there is none or it does not answer. */
export async function runningDatabase(folder: string): Promise<DatabaseConnection | null> {
  const noted = readRunningNote(folder);
  if (!noted) return null;
  const client = connectClient(noted.url, noted.secretKey);
  try {
    // A server that was killed leaves its note behind: the client would try for seconds to reach it.
    await askDatabase((signal) =>
      client.from('form_submissions').select('id').limit(1).abortSignal(signal).retry(false),
    );
    return noted;
  } catch {
    return null;
  }
}
