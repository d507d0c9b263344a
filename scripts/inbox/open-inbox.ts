import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askDatabase } from '../../server/database/ask-database.ts';
import { connectClient, type DatabaseConnection } from '../../server/database/database-connection.ts';
import type { DatabaseEnvironment } from '../../server/database/database-environment.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded-database.ts';
import { readRunningNote } from '../../server/database/running-note.ts';

export interface OpenInbox {
  /** null when nothing was ever stored: there is no database yet. */
  readonly connection: DatabaseConnection | null;
  readonly close: () => Promise<void>;
}

/**
 * Reaches the database: the hosted one, the embedded one of a server that runs, or the folder itself when none does.
 * @throws DatabaseProblem when the folder cannot be opened
 */
export async function openInbox(environment: DatabaseEnvironment): Promise<OpenInbox> {
  const close = async () => {};
  if (environment.kind === 'hosted') return { connection: environment, close };
  const { folder } = environment;
  if (!existsSync(join(folder, 'postgres'))) return { connection: null, close };
  const running = await runningDatabase(folder);
  if (running) return { connection: running, close };

  const database = startEmbeddedDatabase(folder, { sampleRows: environment.sampleRows });
  try {
    return { connection: await database.connection, close: database.stop };
  } catch (error) {
    await database.stop();
    // A server may have been about to start: by now it has left its note.
    const started = await runningDatabase(folder);
    if (started) return { connection: started, close };
    throw error;
  }
}

/** The database that the note speaks of; null when there is none, or it does not answer any more. */
async function runningDatabase(folder: string): Promise<DatabaseConnection | null> {
  const noted = readRunningNote(folder);
  if (!noted) return null;
  const client = connectClient(noted.url, noted.secretKey);
  try {
    await askDatabase((signal) => client.from('form_submissions').select('id').limit(1).abortSignal(signal));
    return noted;
  } catch {
    return null;
  }
}
