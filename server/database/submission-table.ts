import type { StoredSubmission, Submission, SubmissionTable } from '../forms/submission.ts';
import { askDatabase } from './ask-database.ts';
import { connectClient, type DatabaseConnection } from './database-connection.ts';
import { readSubmissions } from './read-submissions.ts';
import { readRows, toRow } from './submission-row.ts';

const BATCH_ROWS = 200;
/** In characters of JSON; keeps a batch well within the time that a request may take. */
const BATCH_SIZE = 500_000;

/**
 * The table form_submissions, hosted or embedded, through the secret key.
 *
 * Every request gives up after three seconds. What cannot be done rejects with DatabaseAway, or with SubmissionsRefused
 * when the database will never take one of the rows; nothing of its batch is stored then.
 */
export function connectSubmissionTable({ url, secretKey }: DatabaseConnection): SubmissionTable {
  const client = connectClient(url, secretKey);
  const table = () => client.from('form_submissions');

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
      for await (const submission of readSubmissions(client, options)) found.push(submission);
      return found;
    },

    async unnotified(limit) {
      const rows = await askDatabase((signal) =>
        table()
          .select('*')
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
  };
}

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
