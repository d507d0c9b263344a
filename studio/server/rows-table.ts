import type { PostgrestError, SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { askDatabase, runStatement } from '../../server/database/database-connection.ts';
import { ROWS_PER_PAGE, type RowState, type RowTable } from '../api/constants.ts';
import type { RowList } from '../api/rows-api.ts';
import { getRowState, nameColumn, parseStoredRows, type StoredRow, toIsoTime } from '../rows/row-columns.ts';
import { hasRows } from './people-table.ts';
import { Refusal } from './refusal.ts';

/** Filter and page of a list. */
interface Listing {
  /** Null for all rows. */
  readonly state: RowState | null;
  /** Search words; all of them must be in the title, the name or the lead of a row. */
  readonly words: string;
  /** From 1. */
  readonly page: number;
  /** Languages of translations. */
  readonly translationLanguages: readonly string[];
}

const MAX_SEARCH_WORDS = 6;

/** Drafts, then scheduled rows, then newest first. */
export async function listRows(
  client: SupabaseClient,
  table: RowTable,
  { state, words, page, translationLanguages }: Listing,
  now: Date,
): Promise<RowList> {
  const name = nameColumn(table);
  const titles = translationLanguages.map((language) => `${language}:translations->${language}->>title`);
  const columns = ['title', name, 'published_at', 'hidden', 'changed_at', ...titles].join();
  let query = client.from(table).select(columns, { count: 'exact' });
  if (state === 'draft') query = query.is('published_at', null);
  else if (state !== null) query = query.eq('hidden', state === 'hidden');
  if (state === 'scheduled') query = query.gt('published_at', now.toISOString());
  if (state === 'live') query = query.lte('published_at', now.toISOString());
  // Texts and their translations are not searched: reading those of 2,000 rows takes half a second.
  const searchColumns = ['title', name, table === 'news' ? 'excerpt' : 'description'];
  // Letters and digits only: other characters are not safe in every filter.
  const wordFilters = [...words.matchAll(/[\p{L}\p{N}]+/gu)]
    .slice(0, MAX_SEARCH_WORDS)
    .map(([word]) => `or(${searchColumns.map((column) => `${column}.ilike.*${word}*`).join()})`);
  if (wordFilters.length > 0) query = query.or(`and(${wordFilters.join()})`);
  const offset = (page - 1) * ROWS_PER_PAGE;
  // The name last: an import may give all rows the same times, and each row must be on exactly one page.
  const sorted = query
    .order('published_at', { ascending: false, nullsFirst: true })
    .order('changed_at', { ascending: false })
    .order(name);
  let total = 0;
  const data = await askDatabase(async (signal) => {
    let reply = await sorted.range(offset, offset + ROWS_PER_PAGE - 1).abortSignal(signal);
    if (offset > 0 && !reply.data?.length) {
      // After the last page, the database returns no count.
      const first = await sorted.range(0, 0).abortSignal(signal);
      reply = first.error === null ? { ...first, data: [] } : first;
    }
    total = reply.count ?? 0;
    return reply;
  });
  const rows = z
    .array(listedRowSchema)
    .parse(data)
    .map((row) => {
      const publishedAt = row.published_at === null ? null : toIsoTime(row.published_at);
      return {
        name: String(row[name]),
        title: row.title,
        state: getRowState(publishedAt, row.hidden, now),
        publishedAt,
        changedAt: toIsoTime(row.changed_at),
        languages: translationLanguages.filter((language) => row[language]),
      };
    });
  return { rows, total };
}

const listedRowSchema = z
  .object({
    title: z.string(),
    published_at: z.string().nullable(),
    hidden: z.boolean(),
    changed_at: z.string(),
  })
  .catchall(z.unknown());

/** The row with a name; null if there is none. */
export async function readRow(
  client: SupabaseClient,
  table: RowTable,
  name: string,
): Promise<StoredRow | null> {
  const statement = client.from(table).select('*').eq(nameColumn(table), name).limit(1);
  return parseStoredRows(await runStatement(statement))[0] ?? null;
}

type Columns = Readonly<Record<string, unknown>>;

/** @throws Refusal if another row has the name */
export async function insertRow(
  client: SupabaseClient,
  table: RowTable,
  columns: Columns,
): Promise<StoredRow> {
  const insertion = client.from(table).insert(columns).select('*');
  const data = await askDatabase(async (signal) => refuseKnownErrors(await insertion.abortSignal(signal)));
  const [row] = parseStoredRows(data);
  if (!row) throw new Error('The database has answered without the new row.');
  return row;
}

/**
 * Changes the row that was read.
 * @returns null if it has changed since, or may not be changed
 * @throws Refusal if another row has the name
 */
export async function updateRow(
  client: SupabaseClient,
  table: RowTable,
  { [nameColumn(table)]: name, changed_at }: StoredRow,
  columns: Columns,
): Promise<StoredRow | null> {
  const update = client
    .from(table)
    .update(columns)
    .eq(nameColumn(table), name ?? '')
    .eq('changed_at', changed_at)
    .select('*');
  const data = await askDatabase(async (signal) => refuseKnownErrors(await update.abortSignal(signal)));
  return parseStoredRows(data)[0] ?? null;
}

/** Deletes the row that was read; false if it has changed since, or may not be deleted. */
export async function deleteRow(
  client: SupabaseClient,
  table: RowTable,
  { [nameColumn(table)]: name, changed_at }: StoredRow,
): Promise<boolean> {
  const deletion = client
    .from(table)
    .delete()
    .eq(nameColumn(table), name ?? '')
    .eq('changed_at', changed_at)
    .select(nameColumn(table));
  return hasRows(await runStatement(deletion));
}

/** Two requests may have found the same name free, and a picture may have been deleted in the meantime. */
function refuseKnownErrors<Reply extends { readonly error: PostgrestError | null }>(reply: Reply): Reply {
  if (reply.error?.code === '23505') throw new Refusal(409, 'name-taken');
  // The only foreign key is that of the picture.
  if (/ foreign key constraint /.test(reply.error?.message ?? '')) throw new Refusal(409, 'no-picture');
  return reply;
}
