import { randomBytes } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import {
  connectClient,
  type DatabaseConnection,
  DatabaseUnavailable,
  runStatement,
} from '../database/database-connection.ts';
import type { StoredSubmission, Submission, SubmissionTable } from './submission.ts';
import { readSubmissionPage, readSubmissions } from './submission-queries.ts';
import { readRows, SUBMISSION_COLUMNS, toRow } from './submission-row.ts';

/**
 * The table form_submissions through the secret key. Requests time out after three seconds. Failures reject with
 * DatabaseUnavailable, or with SubmissionsRefused if a row breaks a constraint; no row is stored then.
 * @param connection a function is called each time; null while the database starts
 */
export function connectSubmissionTable(
  connection: DatabaseConnection | (() => DatabaseConnection | null),
): SubmissionTable {
  let cache: { readonly connection: DatabaseConnection; readonly client: SupabaseClient } | null = null;
  const client = (): SupabaseClient => {
    const current = typeof connection === 'function' ? connection() : connection;
    if (current === null) throw new DatabaseUnavailable('The database is not ready.');
    if (cache?.connection !== current) {
      cache = { connection: current, client: connectClient(current.url, current.secretKey) };
    }
    return cache.client;
  };
  const table = () => client().from('form_submissions');

  return {
    async insert(submissions) {
      await runStatement(
        table().upsert(submissions.map(toRow), { onConflict: 'idempotency_key', ignoreDuplicates: true }),
      );
    },

    async list({ since, limit }) {
      if (limit !== undefined)
        return (await readSubmissionPage(client(), { since }, null, limit)).submissions;
      const submissions: StoredSubmission[] = [];
      for await (const submission of readSubmissions(client(), { since })) submissions.push(submission);
      return submissions;
    },

    async unnotified(limit) {
      const rows = await runStatement(
        table()
          .select(SUBMISSION_COLUMNS)
          .is('notified_at', null)
          .eq('spam', false)
          .order('received_at')
          .order('id')
          .limit(limit),
      );
      return readRows(rows);
    },

    async markNotified(id, at) {
      await runStatement(table().update({ notified_at: at }).eq('id', id));
    },

    async checkWriting() {
      // As large as a form may be, and incompressible: a full disk still accepts a small row.
      const content = randomBytes(PROBE_BYTES).toString('base64');
      await this.insert([{ ...PROBE, fields: { content } }]);
      await runStatement(table().delete().eq('idempotency_key', PROBE.idempotencyKey));
    },
  };
}

const PROBE_BYTES = 48 * 1024;

/** Marked as spam, so that no mail is sent if a killed server leaves it; the next check removes it. */
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
