import { directRows } from '../../app/data/direct-rows.ts';
import type { Rows } from '../../app/data/row-requests.ts';
import { connectClient, type DatabaseConnection } from '../database/database-connection.ts';

/** Address and public key of a database, for visitors. */
export type PublicConnection = Pick<DatabaseConnection, 'url' | 'publishableKey'>;

/** Upper limit of an answer of the database, bytes: a request asks for 500 rows at most. */
const MAX_BYTES = 32_000_000;

/**
 * Reads the rows that visitors may see.
 * @param connection called each time: an embedded database has another one after each start, and none while it starts
 * @returns a function that gives the rows; null while there is no database
 */
export function createDatabaseRows(connection: () => PublicConnection | null): () => Rows | null {
  let cache: { readonly connection: PublicConnection; readonly rows: Rows } | null = null;
  return () => {
    const current = connection();
    if (!current) return null;
    if (cache?.connection !== current) {
      const client = connectClient(current.url, current.publishableKey, boundedFetch);
      cache = { connection: current, rows: directRows({ client }) };
    }
    return cache.rows;
  };
}

/** A `fetch` that reads each answer whole and fails if it is too large, so that no database can fill the memory. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const body = await readResponseBody(response, MAX_BYTES);
  const { status, statusText, headers } = response;
  return new Response(body.length === 0 ? null : new Uint8Array(body), { status, statusText, headers });
};

/**
 * Reads the body of an answer, decompressed.
 * @param limit bytes
 * @throws without reading the rest if it is larger, or the error that ends the answer
 */
export async function readResponseBody(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early ends the connection.
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > limit) throw new Error(`The answer is larger than ${limit} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
