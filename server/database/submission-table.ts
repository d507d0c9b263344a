import { randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  type StoredSubmission,
  type Submission,
  type SubmissionFolder,
  type SubmissionTable,
  submissionStates,
} from '../forms/submission.ts';
import {
  askDatabase,
  connectClient,
  type DatabaseConnection,
  DatabaseUnavailable,
} from './database-connection.ts';

const BATCH_ROWS = 200;
/** Characters of JSON, so that a batch does not exceed the request timeout. */
const BATCH_SIZE = 500_000;

/**
 * The table form_submissions, hosted or embedded, through the secret key.
 *
 * Every request times out after three seconds. Failures reject with DatabaseUnavailable, or with SubmissionsRefused when
 * a row breaks a constraint; nothing of its batch is stored then.
 * @param connection a function is called each time; null while the database starts
 */
export function connectSubmissionTable(
  connection: DatabaseConnection | (() => DatabaseConnection | null),
): SubmissionTable {
  let known: { readonly connection: DatabaseConnection; readonly client: SupabaseClient } | null = null;
  const client = (): SupabaseClient => {
    const current = typeof connection === 'function' ? connection() : connection;
    if (current === null) throw new DatabaseUnavailable('The database is not ready.');
    if (known?.connection !== current) {
      known = { connection: current, client: connectClient(current.url, current.secretKey) };
    }
    return known.client;
  };
  const table = () => client().from('form_submissions');

  return {
    async insert(submissions) {
      for (const batch of batches(submissions)) {
        await askDatabase((signal) =>
          table()
            .upsert(batch, { onConflict: 'idempotency_key', ignoreDuplicates: true })
            .abortSignal(signal),
        );
      }
    },

    async list(options) {
      const found: StoredSubmission[] = [];
      for await (const submission of readSubmissions(client(), options)) found.push(submission);
      return found;
    },

    async unnotified(limit) {
      const rows = await askDatabase((signal) =>
        table()
          .select(SUBMISSION_COLUMNS)
          .is('notified_at', null)
          .eq('spam', false)
          .order('received_at')
          .order('id')
          .limit(limit)
          .abortSignal(signal),
      );
      return readRows(rows);
    },

    async markNotified(id, at) {
      await askDatabase((signal) => table().update({ notified_at: at }).eq('id', id).abortSignal(signal));
    },

    async checkWriting() {
      // As much as a form may need, and not to be compressed: a full disk still accepts a small row.
      const content = randomBytes(PROBE_BYTES).toString('base64');
      await this.insert([{ ...PROBE, fields: { content } }]);
      await askDatabase((signal) =>
        table().delete().eq('idempotency_key', PROBE.idempotencyKey).abortSignal(signal),
      );
    },
  };
}

const PROBE_BYTES = 48 * 1024;

/** Marked as spam, so that no mail is sent about one that a killed server leaves; the next check removes it. */
const PROBE: Submission = {
  idempotencyKey: 'write-probe',
  form: 'write-probe',
  language: 'is',
  page: '/',
  fields: {},
  offer: null,
  spam: true,
  receivedAt: '2026-01-01T00:00:00.000Z',
};

/** Rows in batches of a size that one request can carry. */
function batches(submissions: readonly Submission[]): Record<string, unknown>[][] {
  const made: Record<string, unknown>[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const submission of submissions) {
    const row = toRow(submission);
    const rowSize = JSON.stringify(row).length;
    const last = made.at(-1);
    if (last && last.length < BATCH_ROWS && size + rowSize <= BATCH_SIZE) {
      last.push(row);
      size += rowSize;
    } else {
      made.push([row]);
      size = rowSize;
    }
  }
  return made;
}

/** The default limit of PostgREST for one answer. */
const PAGE_SIZE = 1_000;

/** For `readRows`: without the words for the search. */
export const SUBMISSION_COLUMNS =
  'id,form,language,page,fields,offer,idempotency_key,spam,received_at,notified_at,state,note,assigned_to,answered_at,answered_by,replies';

export interface SubmissionFilter {
  /** ISO 8601; those received then or later. */
  readonly since?: string | undefined;
  /** The id of a form. */
  readonly form?: string | undefined;
  /** true: only spam; false: no spam; both if left out. */
  readonly spam?: boolean | undefined;
  readonly folder?: SubmissionFolder | undefined;
  readonly language?: string | undefined;
  /** The address of a colleague. */
  readonly assignee?: string | undefined;
  /** Words that answers have, or begin with. */
  readonly words?: string | undefined;
  /** How many at most; all of them if left out. */
  readonly limit?: number | undefined;
}

/** The cursor of the next page; the time as the database wrote it, with all its digits. */
const placeSchema = z.object({ id: z.uuid(), received_at: z.string().regex(/^[\dT:. +-]{10,40}$/) });
type Place = z.output<typeof placeSchema>;

/** One page of stored submissions, the newest first. */
export interface SubmissionPage {
  readonly submissions: readonly StoredSubmission[];
  /** The cursor of the page after it; null after the last one. */
  readonly next: string | null;
}

/**
 * Reads one page of stored submissions.
 * @param cursor `next` of the page before
 */
export async function readSubmissionPage(
  client: SupabaseClient,
  filter: SubmissionFilter,
  cursor: string | null,
  size: number,
): Promise<SubmissionPage> {
  const rows = await readPage(client, filter, readCursor(cursor), size + 1);
  const submissions = readRows(rows.slice(0, size));
  const last = rows.length > size ? placeSchema.parse(rows[size - 1]) : null;
  return { submissions, next: last && `${last.received_at}~${last.id}` };
}

/** Null for none, and for what is no cursor. */
function readCursor(cursor: string | null): Place | null {
  const [received_at, id] = (cursor ?? '').split('~');
  return placeSchema.safeParse({ received_at, id }).data ?? null;
}

/** Reads one submission; null where there is none. */
export async function readSubmission(client: SupabaseClient, id: string): Promise<StoredSubmission | null> {
  const rows = await askDatabase((signal) =>
    client.from('form_submissions').select(SUBMISSION_COLUMNS).eq('id', id).abortSignal(signal),
  );
  return readRows(rows)[0] ?? null;
}

/** Reads stored submissions, the newest first, page by page; rows that are added meanwhile do not shift the pages. */
export async function* readSubmissions(
  client: SupabaseClient,
  filter: SubmissionFilter = {},
): AsyncGenerator<StoredSubmission> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let after: Place | null = null;
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
  { since, form, spam, folder, language, assignee, words = '' }: SubmissionFilter,
  after: Place | null,
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
  const wanted = textQuery(words);
  if (wanted !== '') query = query.textSearch('words', wanted, { config: 'simple' });
  if (after) {
    const { id, received_at: time } = after;
    query = query.or(`received_at.lt."${time}",and(received_at.eq."${time}",id.lt."${id}")`);
  }
  const page = query.order('received_at', { ascending: false }).order('id', { ascending: false }).limit(size);
  return z.array(z.unknown()).parse(await askDatabase((signal) => page.abortSignal(signal)));
}

/** All of these words, each as the beginning of one; what is neither a letter nor a digit is not searched for. */
function textQuery(words: string): string {
  return words
    .split(/\s+/)
    .map((word) => word.replace(/['"\\\p{Cc}]/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => `'${word}':*`)
    .join(' & ');
}

/** Postgres writes `2026-11-21 10:00:02.123+00`, PostgREST `2026-11-21T10:00:02.123456+00:00`; both become ISO 8601. */
const moment = z.string().transform((written, context) => {
  const time = new Date(written.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  context.addIssue({ code: 'custom', message: `not a time: ${written}` });
  return z.NEVER;
});

const seenOffer = z.object({
  package: z.string(),
  price: z.number().nullable().nullable(),
  currency: z.string(),
  version: z.string(),
});

const replySchema = z.object({ at: z.string(), by: z.string(), subject: z.string(), text: z.string() });

const submissionRow = z
  .object({
    id: z.string(),
    form: z.string(),
    language: z.string(),
    page: z.string(),
    // A row may have been edited by hand; one odd answer must not hide all the others.
    fields: z.record(
      z.string(),
      z.unknown().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    ),
    offer: z
      .object({ seen: seenOffer.nullable(), current: seenOffer, stale: z.boolean() })
      .nullable()
      .catch(null),
    idempotency_key: z.string(),
    spam: z.boolean(),
    received_at: moment,
    notified_at: moment.nullable(),
    state: z.enum(submissionStates),
    note: z.string(),
    assigned_to: z.string().nullable(),
    answered_at: moment.nullable(),
    answered_by: z.string().nullable(),
    replies: z.array(replySchema).catch([]),
  })
  .transform(
    ({
      idempotency_key,
      received_at,
      notified_at,
      assigned_to,
      answered_at,
      answered_by,
      state,
      note,
      replies,
      ...row
    }): StoredSubmission => ({
      ...row,
      idempotencyKey: idempotency_key,
      receivedAt: received_at,
      notifiedAt: notified_at,
      marks: {
        state,
        note,
        assignedTo: assigned_to,
        answeredAt: answered_at,
        answeredBy: answered_by,
        replies,
      },
    }),
  );

/** Reads rows of form_submissions as the database's interface gives them; throws when they are malformed. */
export function readRows(rows: unknown): StoredSubmission[] {
  return z.array(submissionRow).parse(rows);
}

/** A submission as a row of form_submissions. */
export function toRow(submission: Submission): Record<string, unknown> {
  const { form, language, page, fields, offer, spam, idempotencyKey, receivedAt } = submission;
  return {
    form,
    language,
    page,
    fields,
    offer,
    spam,
    idempotency_key: idempotencyKey,
    received_at: receivedAt,
  };
}
