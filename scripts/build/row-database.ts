import { z } from 'zod';
import { directRows } from '../../app/data/direct-rows.ts';
import type { Rows } from '../../app/data/rows.ts';
import {
  askDatabase,
  connectClient,
  type DatabaseConnection,
} from '../../server/database/database-connection.ts';
import type { DatabaseEnvironment } from '../../server/database/database-environment.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import type { RowsHold } from './rows-of-folder.ts';

/** A build is more patient than a visitor: it is busy itself, and what it misses would be missing until the next. Milliseconds. */
const TIMEOUT_MS = 10_000;

/** The tables that have rows which are published at a time. */
const TABLES = ['news', 'projects'] as const;

/** A database that a build reads rows from. */
export interface RowDatabase {
  readonly rows: Rows;
  /** For which moments the rows are what it shows, as long as nobody edits them; null of a hosted one, which anybody may. */
  readonly hold: () => Promise<RowsHold | null>;
  /** Closes it, if it was opened for the build. */
  readonly close: () => Promise<void>;
}

/** @throws when it cannot be opened; the message says what to do */
export async function openRowDatabase(environment: DatabaseEnvironment): Promise<RowDatabase> {
  const { connection, close } = await openDatabase(environment);
  const from = Date.now();
  const client = connectClient(connection.url, connection.publishableKey);
  const hold = () =>
    nextPublication(connection, from).then(
      (until) => ({ from, until }),
      () => null,
    );
  return {
    rows: directRows({ client, timeout: TIMEOUT_MS }),
    hold: environment.kind === 'embedded' ? hold : async () => null,
    close,
  };
}

const timesSchema = z.array(z.object({ published_at: z.iso.datetime({ offset: true }) }));

/**
 * When the next row comes to be published without an edit; null where none waits.
 * @param moment rows that were published until then do not count; milliseconds since 1970, like the result
 * @throws when the database does not answer
 */
async function nextPublication(
  { url, secretKey }: DatabaseConnection,
  moment: number,
): Promise<number | null> {
  const client = connectClient(url, secretKey);
  const nextOf = (table: (typeof TABLES)[number]) =>
    askDatabase((signal) =>
      client
        .from(table)
        .select('published_at')
        .gt('published_at', new Date(moment).toISOString())
        .order('published_at')
        .limit(1)
        .abortSignal(signal),
    );
  const found = await Promise.all(TABLES.map(nextOf));
  const times = found.flatMap((rows) => timesSchema.parse(rows)).map((row) => Date.parse(row.published_at));
  return times.length > 0 ? Math.min(...times) : null;
}
