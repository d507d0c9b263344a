import { PostgrestClient } from '@supabase/postgrest-js';
import type { BrowserDatabase } from './browser-database.ts';
import { directRows } from './direct-rows.ts';
import { once } from './once.ts';
import type { RowSource } from './read-rows.ts';
import { requestKey } from './recorded-rows.ts';
import { failedReply, type RowReply, type RowRequest, type Rows } from './row-requests.ts';

/** Time for which a reply is cached, milliseconds: going back and forth repeats no request. */
const CACHE_MS = 30_000;
const CONNECTION_TIMEOUT_MS = 3_000;

/**
 * Reads news and projects from a visitor's browser; failures and problems with rows are logged.
 * @param origin the site's own address, without a slash at the end
 * @returns the rows for a page; its signal aborts the requests when the visitor leaves the page
 */
export function browserRows(
  origin: string,
  now: () => number = () => performance.now(),
): (signal: AbortSignal) => Rows {
  const cache = new Map<string, { readonly reply: RowReply; readonly at: number }>();
  const getClient = once(async () => connect(await readConnection(origin), origin));
  return (signal) => {
    const readCached = async (request: RowRequest): Promise<RowReply> => {
      const key = requestKey(request);
      const entry = cache.get(key);
      if (entry && now() - entry.at < CACHE_MS) return entry.reply;
      const reply = await getClient()
        .then((client) => directRows({ client, signal }).read(request))
        .catch(failedReply);
      if (reply.ok) cache.set(key, { reply, at: now() });
      if (!signal.aborted) log(request, reply);
      return reply;
    };
    return { read: readCached as Rows['read'] };
  };
}

/** @throws if `/supabase.json` is missing or malformed */
async function readConnection(origin: string): Promise<BrowserDatabase> {
  const reply = await fetch(`${origin}/supabase.json`, {
    signal: AbortSignal.timeout(CONNECTION_TIMEOUT_MS),
  });
  if (!reply.ok) throw new Error(`/supabase.json answered ${reply.status}.`);
  const { url, key } = (await reply.json()) as Partial<Record<keyof BrowserDatabase, unknown>>;
  if (typeof url === 'string' && typeof key === 'string') return { url, key };
  throw new Error('/supabase.json does not say where the database is.');
}

/** Creates the part of supabase-js that reads tables, with its headers; all of supabase-js is ten times as large. */
function connect({ url, key }: BrowserDatabase, origin: string): RowSource['client'] {
  return new PostgrestClient(`${url || origin}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
  });
}

function log({ of }: RowRequest, reply: RowReply): void {
  if (!reply.ok) {
    console.error(`Rows could not be read (${of}): ${reply.reason}`);
    return;
  }
  for (const { table, id, message } of reply.problems) {
    // biome-ignore lint/suspicious/noConsole: visitors lose nothing by it; an editor who looks finds what to fix
    console.warn(`${table}${id === null ? '' : ` ${id}`}: ${message}`);
  }
}
