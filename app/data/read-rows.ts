import type { SupabaseClient } from '@supabase/supabase-js';
import { isSlug } from '../site/row-shapes.ts';
import { type ParsedRow, parseRows, type RowFormat, type RowProblem, toLogLine } from './parse-rows.ts';

/** The source of rows. */
export interface RowSource {
  /** With the public key: the database decides which rows may be seen. */
  readonly client: Pick<SupabaseClient, 'from'>;
  /** Maximum time of one request, milliseconds; 3,000 if left out. */
  readonly timeout?: number;
  /** Ends the reading early if the visitor leaves the page. */
  readonly signal?: AbortSignal;
}

/** The result of reading; the reason of a failure is one line for the log. */
type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly problems: readonly RowProblem[] }
  | { readonly ok: false; readonly reason: string };

/** Maximum number of rows in one request. */
const MAX_REQUEST_ROWS = 500;
/** Maximum number of rows in a list; older ones are left out, and a problem reports it. */
const MAX_LIST_ROWS = 10_000;
const REQUEST_TIMEOUT_MS = 3_000;

/** A row with its picture of the library; `pass-on-rows.ts` of the server allows exactly this. */
export const ROW_COLUMNS = '*,pictures(file,width,height,focus_x,focus_y,alt)';

/** Reads all rows of a table up to MAX_LIST_ROWS, in the order of the lists, and parses them. */
export async function readList<Row, Translation>(
  source: RowSource,
  format: RowFormat<Row, Translation>,
): Promise<ReadResult<ParsedRow<Row, Translation>[]>> {
  const result = await readAll(source, format.table, ROW_COLUMNS);
  if (!result.ok) return result;
  const { rows, problems } = parseRows(format, result.value);
  return { ok: true, value: rows, problems: [...problems, ...result.problems] };
}

/** Reads all rows of a table up to MAX_LIST_ROWS, unparsed, the newest first; those of one time by their ids. */
export async function readAll(
  source: RowSource,
  table: string,
  columns: string,
): Promise<ReadResult<readonly unknown[]>> {
  const rows: unknown[] = [];
  let total = 0;
  do {
    const size = Math.min(MAX_LIST_ROWS - rows.length, MAX_REQUEST_ROWS);
    const query = source.client.from(table).select(columns, { count: 'exact' });
    const reply = await sendQuery(orderQuery(query).range(rows.length, rows.length + size - 1), source);
    if (!reply.ok) return reply;
    // A reply may have fewer rows than requested, but none only after the last row.
    if (reply.rows.length === 0) break;
    rows.push(...reply.rows.slice(0, size));
    total = reply.count;
  } while (rows.length < Math.min(total, MAX_LIST_ROWS));
  const message = `there are ${total} rows; only the newest ${MAX_LIST_ROWS} are shown`;
  return { ok: true, value: rows, problems: total > MAX_LIST_ROWS ? [{ table, id: null, message }] : [] };
}

/** Reads at most `count` rows of a list after the first `from`, in its order, and how many there are in all. */
export async function readPart<Row, Translation>(
  source: RowSource,
  format: RowFormat<Row, Translation>,
  from: number,
  count: number,
): Promise<ReadResult<{ rows: ParsedRow<Row, Translation>[]; total: number }>> {
  const query = source.client.from(format.table).select(ROW_COLUMNS, { count: 'exact' });
  const reply = await sendQuery(orderQuery(query).range(from, from + count - 1), source);
  if (!reply.ok) return reply;
  const { rows, problems } = parseRows(format, reply.rows.slice(0, count));
  return { ok: true, value: { rows, total: reply.count }, problems };
}

/** Reads the row with a name in a unique column; null if there is none. An invalid name is not requested. */
export async function readOne<Row, Translation>(
  source: RowSource,
  format: RowFormat<Row, Translation>,
  column: string,
  name: string,
): Promise<ReadResult<ParsedRow<Row, Translation> | null>> {
  if (!isSlug(name)) return { ok: true, value: null, problems: [] };
  const reply = await sendQuery(
    source.client.from(format.table).select(ROW_COLUMNS).eq(column, name).limit(1),
    source,
  );
  if (!reply.ok) return reply;
  const { rows, problems } = parseRows(format, reply.rows.slice(0, 1));
  return { ok: true, value: rows[0] ?? null, problems };
}

/** Puts a query into the order of the lists. */
function orderQuery<Query extends { order(column: string, options?: { ascending: boolean }): Query }>(
  query: Query,
): Query {
  return query.order('published_at', { ascending: false }).order('id');
}

/** A reply of the database. */
interface QueryReply {
  readonly data: unknown;
  readonly count: number | null;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/** The part of a query that sends it. */
interface Sendable {
  retry(enabled: boolean): { abortSignal(signal: AbortSignal): PromiseLike<QueryReply> };
}

type QueryResult =
  | { readonly ok: true; readonly rows: readonly unknown[]; readonly count: number }
  | { readonly ok: false; readonly reason: string };

/** Sends one request, without retrying it; every failure is a value. */
async function sendQuery(
  query: Sendable,
  { timeout = REQUEST_TIMEOUT_MS, signal: stopSignal }: RowSource,
): Promise<QueryResult> {
  const timeoutSignal = AbortSignal.timeout(timeout);
  const fail = (reason: string): QueryResult => {
    if (stopSignal?.aborted) return { ok: false, reason: 'The reading was stopped.' };
    if (timeoutSignal.aborted) return { ok: false, reason: 'The database did not answer in time.' };
    return { ok: false, reason: toLogLine(reason, 300) };
  };
  try {
    // Browsers before 2024 lack `AbortSignal.any` and get the timeout alone.
    const signal =
      stopSignal && 'any' in AbortSignal ? AbortSignal.any([timeoutSignal, stopSignal]) : timeoutSignal;
    const { data, count, error, status } = await query.retry(false).abortSignal(signal);
    // A part that begins after the last row has no rows.
    if (error?.code === 'PGRST103') return { ok: true, rows: [], count: 0 };
    if (error) {
      const failure = status === 0 ? 'cannot be reached' : `answered ${status}`;
      return fail(`The database ${failure}: ${String(error.message) || 'no reason given'}`);
    }
    if (!Array.isArray(data)) return fail('The database answered with something that is not a list of rows.');
    return { ok: true, rows: data, count: count ?? 0 };
  } catch (error) {
    return fail(`The database cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
