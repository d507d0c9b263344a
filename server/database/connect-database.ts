import type { DatabaseEnvironment } from '../environment.ts';
import { connectClient, type DatabaseConnection, DatabaseProblem } from './database-connection.ts';
import { type EmbeddedOptions, startEmbeddedDatabase } from './embedded-database.ts';

const PROBE_TIMEOUT_MS = 3_000;

/** The database that the server works with. */
export interface Database {
  /** How to reach it now; null while it starts or restarts. Ask each time. */
  readonly connection: () => DatabaseConnection | null;
  /**
   * Resolves when it can first be used, or when a hosted one is unavailable at the moment. Rejects with a
   * DatabaseProblem, whose message says what to do, when retrying would not help.
   */
  readonly ready: Promise<void>;
  /** Closes an embedded one and ends its process; may be called more than once. */
  readonly stop: () => Promise<void>;
}

/** Connects to the hosted database, or starts the embedded one; returns at once. */
export function connectDatabase(environment: DatabaseEnvironment, options: EmbeddedOptions = {}): Database {
  if (environment.kind === 'hosted') return hosted(environment);
  const { folder, sampleRows, postgresUrl } = environment;
  return embedded(folder, { sampleRows, postgresUrl, ...options });
}

function hosted(connection: DatabaseConnection): Database {
  const ready = probe(connection);
  // An unhandled rejection would end the server.
  ready.catch(() => {});
  return { connection: () => connection, ready, stop: async () => {} };
}

/** Finds problems at start that no retry would solve. */
async function probe({ url, secretKey }: DatabaseConnection): Promise<void> {
  const { error, status } = await connectClient(url, secretKey)
    .from('form_submissions')
    .select('id')
    .limit(1)
    .abortSignal(AbortSignal.timeout(PROBE_TIMEOUT_MS));
  if (status === 401 || status === 403) {
    throw new DatabaseProblem(`${url} does not accept SUPABASE_SECRET_KEY; correct it.`);
  }
  if (error?.code === 'PGRST205' || error?.code === '42P01') {
    throw new DatabaseProblem(
      `${url} has no table form_submissions; apply the migrations first: npx supabase db push`,
    );
  }
}

function embedded(folder: string, options: EmbeddedOptions): Database {
  const database = startEmbeddedDatabase(folder, options);
  const ready = database.connection.then(() => {});
  ready.catch(() => {});
  return { connection: database.current, ready, stop: database.stop };
}
