import { createBoundedCache } from '../site/bounded-cache.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { formatProblem } from './parse-rows.ts';
import { type RecordedRows, requestKey } from './recorded-rows.ts';
import { failedReply, type RowReply, type RowRequest, type Rows } from './row-requests.ts';

interface CachedRowsOptions {
  /** Maximum age of rows, milliseconds, unless the database is unavailable. */
  readonly maxAge: number;
  /** Replies in case the database is unavailable from the start, such as those of the build. */
  readonly seed?: RecordedRows;
  /** Takes a line for each problem with rows, and when the database becomes unavailable and available again. */
  readonly log: (line: string) => void;
  /** A monotonic clock, milliseconds; `performance.now` if left out. */
  readonly now?: () => number;
}

type GoodReply = Extract<RowReply, { readonly ok: true }>;

interface Entry {
  /** The last reply that succeeded; null before there is one. */
  reply: GoodReply | null;
  /** Time at which its reading began. */
  since: number;
  /** The request that is under way. */
  running: Reading | null;
}

interface Reading {
  readonly since: number;
  readonly reply: Promise<RowReply>;
}

const MAX_CACHED_REPLIES = 1_000;
const MAX_CONCURRENT = 8;
const MAX_WAITING = 500;
/** Maximum time that a visitor waits for fresh rows if older ones exist, milliseconds. */
const PATIENCE_MS = 1_500;
/** Pause of requests to the database after a failure, milliseconds. */
const RETRY_AFTER_MS = 1_000;

const UNAVAILABLE = { ok: false, reason: 'The database is unavailable at the moment.' } as const;

/**
 * A stale-while-error cache of rows: no reply is older than `maxAge`, except the last successful one while the database
 * is unavailable. @param source gives the database; null while there is none
 */
export function cacheRows(source: () => Rows | null, options: CachedRowsOptions): Rows {
  const { maxAge, seed = {}, log, now = () => performance.now() } = options;
  const entries = createBoundedCache<Entry>(MAX_CACHED_REPLIES);
  const limit = limitConcurrency(MAX_CONCURRENT, MAX_WAITING);
  const report = createReporter(log);
  let failedAt = Number.NEGATIVE_INFINITY;

  const getEntry = (key: string): Entry =>
    entries.getOrMake(key, () => {
      const seedReply = Object.hasOwn(seed, key) ? seed[key] : undefined;
      return { reply: seedReply?.ok ? seedReply : null, since: Number.NEGATIVE_INFINITY, running: null };
    });

  const refresh = (entry: Entry, request: RowRequest, database: Rows): Reading => {
    const since = now();
    const runRequest = async (): Promise<RowReply> => {
      const reply = await limit(() => database.read(request)).catch(failedReply);
      if (entry.running === reading) entry.running = null;
      report(reply);
      if (!reply.ok) failedAt = now();
      else if (since >= entry.since) Object.assign(entry, { reply, since });
      return reply;
    };
    const reading: Reading = { since, reply: Promise.resolve().then(runRequest) };
    entry.running = reading;
    return reading;
  };

  const readCached = async (request: RowRequest): Promise<RowReply> => {
    const entry = getEntry(requestKey(request));
    const requestTime = now();
    if (entry.reply && requestTime - entry.since < maxAge) return entry.reply;
    const database = source();
    if (!database || requestTime - failedAt < RETRY_AFTER_MS) return entry.reply ?? UNAVAILABLE;
    const sharedReading = entry.running && requestTime - entry.running.since <= maxAge ? entry.running : null;
    const { since, reply } = sharedReading ?? refresh(entry, request, database);
    if (!entry.reply) return await reply;
    const remainingPatience = since + PATIENCE_MS - now();
    if (remainingPatience > 0) await Promise.race([reply, timeout(remainingPatience)]);
    return entry.reply;
  };
  return { read: readCached as Rows['read'] };
}

function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // A process that stops does not wait for it; browsers have no `unref`, and no use for this module.
    timer.unref?.();
  });
}

const MAX_REPORTED = 100;

/** Logs a failure once when it begins and once when it ends, and each problem with a row once. */
function createReporter(log: (line: string) => void): (reply: RowReply) => void {
  const reportedLines = new Set<string>();
  let hasFailed = false;
  return (reply) => {
    if (!reply.ok) {
      if (!hasFailed)
        log(`News and projects cannot be read; visitors get the last ones that could be. ${reply.reason}`);
      hasFailed = true;
      return;
    }
    if (hasFailed) log('News and projects can be read again.');
    hasFailed = false;
    for (const line of reply.problems.map(formatProblem)) {
      if (reportedLines.has(line) || reportedLines.size >= MAX_REPORTED) continue;
      reportedLines.add(line);
      log(line);
    }
  };
}
