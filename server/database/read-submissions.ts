import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { StoredSubmission } from '../forms/submission.ts';
import { askDatabase } from './ask-database.ts';
import { readRows } from './submission-row.ts';

/** PostgREST gives no more in one answer, unless a project raises it. */
const PAGE_SIZE = 1_000;

export interface SubmissionFilter {
  /** ISO 8601; those received then or later. */
  readonly since?: string | undefined;
  /** The id of a form. */
  readonly form?: string | undefined;
  /** false leaves spam out. */
  readonly spam?: boolean | undefined;
  /** How many at most; all of them if left out. */
  readonly limit?: number | undefined;
}

/** The place in the table where the next page begins; the time as the database wrote it, with all its digits. */
const placeSchema = z.object({ id: z.string(), received_at: z.string() });

/** Reads stored submissions, the newest first, page by page; rows that come in meanwhile move nothing. */
export async function* readSubmissions(
  client: SupabaseClient,
  filter: SubmissionFilter = {},
): AsyncGenerator<StoredSubmission> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let after: z.output<typeof placeSchema> | null = null;
  while (left > 0) {
    const rows: unknown[] = await readPage(client, filter, after, Math.min(left, PAGE_SIZE));
    if (rows.length === 0) return;
    yield* readRows(rows);
    left -= rows.length;
    after = placeSchema.parse(rows.at(-1));
  }
}

async function readPage(
  client: SupabaseClient,
  { since, form, spam }: SubmissionFilter,
  after: z.output<typeof placeSchema> | null,
  size: number,
): Promise<unknown[]> {
  let query = client.from('form_submissions').select('*');
  if (since !== undefined) query = query.gte('received_at', since);
  if (form !== undefined) query = query.eq('form', form);
  if (spam === false) query = query.eq('spam', false);
  if (after) {
    const { id, received_at: time } = after;
    query = query.or(`received_at.lt."${time}",and(received_at.eq."${time}",id.lt."${id}")`);
  }
  const page = query.order('received_at', { ascending: false }).order('id', { ascending: false }).limit(size);
  return z.array(z.unknown()).parse(await askDatabase((signal) => page.abortSignal(signal)));
}
