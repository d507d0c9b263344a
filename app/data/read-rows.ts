import type { SupabaseClient } from '@supabase/supabase-js';
import { isSlug } from '../site/row-shapes.ts';
import { oneLine, type Parsed, parseRows, type RowFormat, type RowProblem } from './parse-rows.ts';

/** Where rows are read from. */
export interface RowSource {
  /** Of the public key: the database decides which rows may be seen. */
  readonly client: Pick<SupabaseClient, 'from'>;
  /** How long one request may take, milliseconds; 3,000 if left out. */
  readonly timeout?: number;
  /** Ends the reading early, when the visitor leaves the page. */
  readonly signal?: AbortSignal;
}

/** The result of reading; the reason of a failure is one line for the log. */
type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly problems: readonly RowProblem[] }
  | { readonly ok: false; readonly reason: string };

/** How many rows one request asks for at most. */
const PAGE_ROWS = 500;
/** How many rows a list has at most; the oldest of more are left out, and a problem reports it. */
const LIST_ROWS = 10_000;
const REQUEST_TIMEOUT_MS = 3_000;

/** A row with its picture of the library; `pass-on-rows.ts` of the server allows exactly this. */
export const ROW_COLUMNS = '*,pictures(file,width,height,focus_x,focus_y,alt)';

/** Reads all rows of a table up to LIST_ROWS, in the order of the lists, and parses them. */
export async function readList<Row, Translation>(
  source: RowSource,
  format: RowFormat<Row, Translation>,
): Promise<Reading<Parsed<Row, Translation>[]>> {
  const all = await readAll(source, format.table, ROW_COLUMNS);
  if (!all.ok) return all;
  const { rows, problems } = parseRows(format, all.value);
  return { ok: true, value: rows, problems: [...problems, ...all.problems] };
}

/**
 * Reads all rows of a table up to LIST_ROWS, unparsed: the newest first, and the smaller id first among those of the same
 * time.
 */
export async function readAll(
  source: RowSource,
  table: string,
  columns: string,
): Promise<Reading<readonly unknown[]>> {
  const found: unknown[] = [];
  let total = 0;
  do {
    const size = Math.min(LIST_ROWS - found.length, PAGE_ROWS);
    const query = source.client.from(table).select(columns, { count: 'exact' });
    const reply = await ask(inOrder(query).range(found.length, found.length + size - 1), source);
    if (!reply.ok) return reply;
    // A server may give fewer rows in an answer than it was asked for, but none only behind the last one.
    if (reply.rows.length === 0) break;
    found.push(...reply.rows.slice(0, size));
    total = reply.count;
  } while (found.length < Math.min(total, LIST_ROWS));
  const message = `there are ${total} rows; only the newest ${LIST_ROWS} are shown`;
  return { ok: true, value: found, problems: total > LIST_ROWS ? [{ table, id: null, message }] : [] };
}

/**
 * Reads a part of a list, in its order, and how many rows there are in all.
 * @param from how many rows come before it
 * @param count how many rows at most
 */
export async function readPart<Row, Translation>(
  source: RowSource,
  format: RowFormat<Row, Translation>,
  from: number,
  count: number,
): Promise<Reading<{ rows: Parsed<Row, Translation>[]; total: number }>> {
  const query = source.client.from(format.table).select(ROW_COLUMNS, { count: 'exact' });
  const reply = await ask(inOrder(query).range(from, from + count - 1), source);
  if (!reply.ok) return reply;
  const { rows, problems } = parseRows(format, reply.rows.slice(0, count));
  return { ok: true, value: { rows, total: reply.count }, problems };
}

/**
 * Reads the row with a name in a column that no two rows share; null where there is none. What can be no name is not
 * asked for.
 */
export async function readOne<Row, Translation>(
  source: RowSource,
  format: RowFormat<Row, Translation>,
  column: string,
  name: string,
): Promise<Reading<Parsed<Row, Translation> | null>> {
  if (!isSlug(name)) return { ok: true, value: null, problems: [] };
  const reply = await ask(
    source.client.from(format.table).select(ROW_COLUMNS).eq(column, name).limit(1),
    source,
  );
  if (!reply.ok) return reply;
  const { rows, problems } = parseRows(format, reply.rows.slice(0, 1));
  return { ok: true, value: rows[0] ?? null, problems };
}

/** Puts a query into the order of the lists. */
function inOrder<Query extends { order(column: string, options?: { ascending: boolean }): Query }>(
  query: Query,
): Query {
  return query.order('published_at', { ascending: false }).order('id');
}

interface Reply {
  readonly data: unknown;
  readonly count: number | null;
  readonly error: { readonly message: string; readonly code?: string } | null;
  readonly status: number;
}

/** The part of a query that sends it. */
interface Sendable {
  retry(enabled: boolean): { abortSignal(signal: AbortSignal): PromiseLike<Reply> };
}

type Answer =
  | { readonly ok: true; readonly rows: readonly unknown[]; readonly count: number }
  | { readonly ok: false; readonly reason: string };

/** Sends one request, without retrying it; every failure is a value. */
async function ask(
  query: Sendable,
  { timeout = REQUEST_TIMEOUT_MS, signal: stop }: RowSource,
): Promise<Answer> {
  const late = AbortSignal.timeout(timeout);
  const failed = (what: string): Answer => {
    if (stop?.aborted) return { ok: false, reason: 'The reading was stopped.' };
    if (late.aborted) return { ok: false, reason: 'The database did not answer in time.' };
    return { ok: false, reason: oneLine(what, 300) };
  };
  try {
    const signal = stop ? eitherOf(late, stop) : late;
    const { data, count, error, status } = await query.retry(false).abortSignal(signal);
    // A part that begins behind the last row has no rows.
    if (error?.code === 'PGRST103') return { ok: true, rows: [], count: 0 };
    if (error) {
      const answered = status === 0 ? 'cannot be reached' : `answered ${status}`;
      return failed(`The database ${answered}: ${String(error.message) || 'no reason given'}`);
    }
    if (!Array.isArray(data))
      return failed('The database answered with something that is not a list of rows.');
    return { ok: true, rows: data, count: count ?? 0 };
  } catch (error) {
    return failed(`The database cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Aborts with the first of two; browsers before 2024 lack `AbortSignal.any` and get the timeout alone. */
function eitherOf(late: AbortSignal, stop: AbortSignal): AbortSignal {
  return 'any' in AbortSignal ? AbortSignal.any([late, stop]) : late;
}
