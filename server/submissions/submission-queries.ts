import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { runStatement } from '../database/database-connection.ts';
import { createTextQuery } from './search-terms.ts';
import type { StoredSubmission, SubmissionFolder } from './submission.ts';
import { readRows, SUBMISSION_COLUMNS } from './submission-row.ts';

/** With the extra row for the cursor, the default limit of PostgREST for one answer. */
const PAGE_SIZE = 999;

export interface SubmissionFilter {
  /** ISO 8601; submissions received then or later. */
  readonly since?: string | undefined;
  /** The id of a form. */
  readonly form?: string | undefined;
  /** true: only spam; false: no spam; both if left out. */
  readonly spam?: boolean | undefined;
  readonly folder?: SubmissionFolder | undefined;
  readonly language?: string | undefined;
  /** The address of a colleague. */
  readonly assignee?: string | undefined;
  /** Words, or beginnings of words, in answers. */
  readonly words?: string | undefined;
  /** An email address: submissions that may have it as one of their answers, and a few others. */
  readonly address?: string | undefined;
}

/** The cursor of the next page; the time in the database's format, with all its digits. */
const cursorSchema = z.object({ id: z.uuid(), received_at: z.string().regex(/^[\dT:. +-]{10,40}$/) });
type Cursor = z.output<typeof cursorSchema>;

/** One page of stored submissions, the newest first. */
export interface SubmissionPage {
  readonly submissions: readonly StoredSubmission[];
  /** The cursor of the next page; null after the last one. */
  readonly next: string | null;
}

/**
 * Reads one page of stored submissions.
 * @param cursor `next` of the previous page
 */
export async function readSubmissionPage(
  client: SupabaseClient,
  filter: SubmissionFilter,
  cursor: string | null,
  size: number,
): Promise<SubmissionPage> {
  const rows = await readPage(client, filter, readCursor(cursor), size + 1);
  const submissions = readRows(rows.slice(0, size));
  const lastRow = rows.length > size ? cursorSchema.parse(rows[size - 1]) : null;
  return { submissions, next: lastRow && `${lastRow.received_at}~${lastRow.id}` };
}

/** Null without a cursor, or for an invalid one. */
function readCursor(cursor: string | null): Cursor | null {
  const [received_at, id] = (cursor ?? '').split('~');
  return cursorSchema.safeParse({ received_at, id }).data ?? null;
}

/** Reads one submission; null if there is none. */
export async function readSubmission(client: SupabaseClient, id: string): Promise<StoredSubmission | null> {
  const rows = await runStatement(client.from('form_submissions').select(SUBMISSION_COLUMNS).eq('id', id));
  return readRows(rows)[0] ?? null;
}

/** Reads stored submissions, the newest first, page by page; rows that are added later do not shift the pages. */
export async function* readSubmissions(
  client: SupabaseClient,
  filter: SubmissionFilter = {},
): AsyncGenerator<StoredSubmission> {
  let cursor: string | null = null;
  do {
    const page: SubmissionPage = await readSubmissionPage(client, filter, cursor, PAGE_SIZE);
    yield* page.submissions;
    cursor = page.next;
  } while (cursor !== null);
}

async function readPage(
  client: SupabaseClient,
  { since, form, spam, folder, language, assignee, words = '', address = '' }: SubmissionFilter,
  cursor: Cursor | null,
  size: number,
): Promise<unknown[]> {
  let query = client.from('form_submissions').select(SUBMISSION_COLUMNS);
  if (since !== undefined) query = query.gte('received_at', since);
  if (form !== undefined) query = query.eq('form', form);
  if (spam !== undefined) query = query.eq('spam', spam);
  if (folder !== undefined) query = query.eq('spam', folder === 'spam');
  if (folder !== undefined && folder !== 'spam') query = query.eq('state', folder);
  if (language !== undefined) query = query.eq('language', language);
  if (assignee !== undefined) query = query.eq('assigned_to', assignee);
  const searchQuery = createTextQuery(`${words} ${address}`);
  if (searchQuery !== '') query = query.textSearch('words', searchQuery, { config: 'simple' });
  if (cursor) {
    const { id, received_at: time } = cursor;
    query = query.or(`received_at.lt."${time}",and(received_at.eq."${time}",id.lt."${id}")`);
  }
  const page = query.order('received_at', { ascending: false }).order('id', { ascending: false }).limit(size);
  return z.array(z.unknown()).parse(await runStatement(page));
}
