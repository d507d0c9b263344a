import { directRows } from '../../app/data/direct-rows.ts';
import type { Rows } from '../../app/data/rows.ts';
import { connectClient, type DatabaseConnection } from '../database/database-connection.ts';
import { boundedFetch } from './bounded-fetch.ts';

/** How visitors reach a database. */
export type PublicConnection = Pick<DatabaseConnection, 'url' | 'publishableKey'>;

/** How large an answer of the database may be, bytes: a request asks for 500 rows at most. */
const MOST_BYTES = 32_000_000;

/**
 * Reads rows as visitors may see them.
 * @param connection asked each time: an embedded database has another one after each start, and none while it starts
 * @returns what gives the rows; null while there is no database
 */
export function databaseRows(connection: () => PublicConnection | null): () => Rows | null {
  const fetch = boundedFetch(MOST_BYTES);
  let known: { readonly connection: PublicConnection; readonly rows: Rows } | null = null;
  return () => {
    const current = connection();
    if (!current) return null;
    if (known?.connection !== current) {
      const client = connectClient(current.url, current.publishableKey, fetch);
      known = { connection: current, rows: directRows({ client }) };
    }
    return known.rows;
  };
}
