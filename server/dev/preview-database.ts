import type { DatabaseConnection } from '../database/database-connection.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { getMessage } from '../runtime/get-message.ts';
import { withinTime } from '../runtime/within-time.ts';

const MAX_WAIT_MS = 10_000;

/** The database of the preview. */
export interface PreviewDatabase {
  /** Opens it, and starts it if none runs. Returns immediately; a second call does nothing. */
  readonly begin: () => void;
  /** The connection; null while it is unavailable. Call it each time. */
  readonly connection: () => DatabaseConnection | null;
  /** Resolves when it is open, has failed to open or ten seconds have passed; immediately if `begin` was not called. */
  readonly settled: () => Promise<void>;
  /** Stops a database that the preview has started; any other continues. */
  readonly stop: () => Promise<void>;
}

interface PreviewDatabaseOptions {
  /** Called when the database has become available. */
  readonly changed: () => void;
  readonly log: (text: string) => void;
}

/** Connects to the hosted database, to that of a server that has the folder open, or starts one. */
export function createPreviewDatabase(
  environment: DatabaseEnvironment,
  { changed, log }: PreviewDatabaseOptions,
): PreviewDatabase {
  let connection: DatabaseConnection | null = null;
  let opening: ReturnType<typeof connect> | null = null;

  async function connect() {
    try {
      const database = await openDatabase(environment);
      ({ connection } = database);
      changed();
      return database;
    } catch (error) {
      log(`${getMessageLines(error)}\nThe preview continues without news and projects.`);
      return null;
    }
  }

  return {
    begin() {
      opening ??= connect();
    },
    connection: () => connection,
    async settled() {
      if (opening) await withinTime(opening, MAX_WAIT_MS).catch(() => {});
    },
    async stop() {
      const database = await opening;
      await database?.close();
    },
  };
}

/** A database that crashes at its start reports what its process printed; only the messages are for people. */
function getMessageLines(error: unknown): string {
  const lines = getMessage(error).split('\n');
  return lines
    .filter((line, index) => index === 0 || index === lines.length - 1 || /^\w*Error: /.test(line))
    .join('\n');
}
