import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { connectClient } from '../database/database-connection.ts';
import { hasDatabase, openDatabase } from '../database/open-database.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { getMessage } from '../runtime/get-message.ts';
import { openSpool } from '../submissions/spool.ts';
import type { StoredSubmission } from '../submissions/submission.ts';
import { formatInboxCsv, formatInboxEntry, formatInboxJson } from '../submissions/submission-formats.ts';
import { readSubmissions } from '../submissions/submission-queries.ts';

export interface InboxOptions {
  readonly format: 'text' | 'json' | 'csv';
  /** ISO 8601; null for all. */
  readonly since: string | null;
  /** The id of a form; null for all. */
  readonly form: string | null;
  /** Lists submissions of people, of robots (spam), or both. */
  readonly senders: 'people' | 'robots' | 'all';
}

/**
 * Writes the stored submissions, the newest first.
 * @returns null, or the reason if there are none: a form that site.yaml does not have
 * @throws DatabaseProblem or DatabaseUnavailable if they cannot be read
 */
export async function printInbox(
  environment: DatabaseEnvironment,
  { format, since, form, senders }: InboxOptions,
  write: (text: string) => Promise<void>,
): Promise<string | null> {
  const database = hasDatabase(environment) ? await openDatabase(environment) : null;
  try {
    const submissions = database
      ? readSubmissions(connectClient(database.connection.url, database.connection.secretKey), {
          since: since ?? undefined,
          form: form ?? undefined,
          spam: senders === 'all' ? undefined : senders === 'robots',
        })
      : [];
    // The head of a CSV file names every field of all submissions.
    const all: StoredSubmission[] = [];
    let count = 0;
    for await (const submission of submissions) {
      count += 1;
      if (format === 'csv') all.push(submission);
      else await write(format === 'json' ? formatInboxJson(submission) : formatInboxEntry(submission));
    }
    const problem = count === 0 && form !== null ? findFormProblem(form) : null;
    if (problem !== null) return problem;
    if (format === 'csv') await write(formatInboxCsv(all));
    if (format === 'text') await write(`${formatCount(count, 'No submissions')}.\n`);
    return null;
  } finally {
    await database?.close();
  }
}

/** Called only without any match: a form that was removed from site.yaml still has its submissions. */
function findFormProblem(form: string): string | null {
  if (!existsSync('site.yaml')) return null;
  const { forms = [] }: { forms?: { id: string }[] } = parse(readFileSync('site.yaml', 'utf8')) ?? {};
  const ids = forms.map(({ id }) => id);
  return ids.includes(form) ? null : `There is no form "${form}". Forms: ${ids.join(', ')}.`;
}

export function formatCount(count: number, none = '0 submissions'): string {
  if (count === 0) return none;
  return count === 1 ? '1 submission' : `${count} submissions`;
}

/**
 * Counts submissions that are not in the database yet; an empty string if the spool is empty. Never rejects.
 * @param folder the spool: submissions that are stored while the database is unavailable
 */
export async function spoolSentence(folder: string): Promise<string> {
  const spool = openSpool(folder);
  try {
    const files = await spool.list();
    if (files.length === 0) return '';
    const submissions = await Promise.all(files.map((name) => spool.read(name).catch(() => null)));
    const forms = new Set(submissions.map((submission) => submission?.form ?? 'unreadable'));
    return `Still in the spool, and listed as soon as the database has them: ${files.length} (${[...forms].join(', ')}).\n`;
  } catch (error) {
    return `The spool cannot be read: ${getMessage(error)}\n`;
  }
}
