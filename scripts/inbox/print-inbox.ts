import { connectClient } from '../../server/database/database-connection.ts';
import type { DatabaseEnvironment } from '../../server/database/database-environment.ts';
import { hasDatabase, openDatabase } from '../../server/database/open-database.ts';
import { readSubmissions } from '../../server/database/submission-table.ts';
import type { StoredSubmission } from '../../server/forms/submission.ts';
import { inboxCsv } from './inbox-csv.ts';
import { inboxEntry } from './inbox-entry.ts';
import { inboxJson } from './inbox-json.ts';
import type { InboxOptions } from './inbox-options.ts';

/**
 * Writes the stored submissions, the newest first.
 * @param width of the terminal, in characters
 * @throws DatabaseProblem or DatabaseAway when they cannot be read
 */
export async function printInbox(
  environment: DatabaseEnvironment,
  options: InboxOptions,
  write: (text: string) => Promise<void>,
  width: number,
): Promise<void> {
  const database = hasDatabase(environment) ? await openDatabase(environment) : null;
  try {
    const submissions = database
      ? readSubmissions(connectClient(database.connection.url, database.connection.secretKey), {
          since: options.since ?? undefined,
          form: options.form ?? undefined,
          spam: options.spam,
        })
      : nothing();
    if (options.format === 'csv') {
      // The head names every field that any of them has.
      const all: StoredSubmission[] = [];
      for await (const submission of submissions) all.push(submission);
      await write(inboxCsv(all));
      return;
    }
    let count = 0;
    for await (const submission of submissions) {
      count += 1;
      await write(options.format === 'json' ? inboxJson(submission) : inboxEntry(submission, width));
    }
    if (options.format === 'text') await write(`${countWords(count)}\n`);
  } finally {
    await database?.close();
  }
}

async function* nothing(): AsyncGenerator<StoredSubmission> {}

function countWords(count: number): string {
  if (count === 0) return 'No submissions.';
  return count === 1 ? '1 submission' : `${count} submissions`;
}
