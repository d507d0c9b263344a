import type { SupabaseClient } from '@supabase/supabase-js';
import type { Form } from '../../schema/form.ts';
import { connectClient, type DatabaseConnection } from '../database/database-connection.ts';
import { deleteReceivedBefore } from '../database/delete-submissions.ts';
import { failure, type Log } from '../log.ts';

export const SPAM_DAYS = 30;
/** For forms that site.yaml no longer has; the default of its forms. */
const REMOVED_FORM_MONTHS = 24;

const HOUR_MS = 60 * 60 * 1000;
const PERIOD_MS = 24 * HOUR_MS;
const RETRY_MS = HOUR_MS;
/** The database starts after the server. */
const FIRST_MS = 60 * 1000;

/** How many rows were deleted. */
export interface ExpiredCounts {
  readonly forms: number;
  readonly spam: number;
}

/** Forms with their retention in months. */
type RetainedForm = Pick<Form, 'id' | 'retention'>;

/**
 * Deletes the submissions whose retention is over, counted from the day they were received, and spam after 30 days.
 * @throws DatabaseUnavailable; what was deleted by then stays deleted
 */
export async function deleteExpired(
  client: SupabaseClient,
  forms: readonly RetainedForm[],
  now: Date,
): Promise<ExpiredCounts> {
  const monthsAgo = (months: number) => monthsBefore(now, months).toISOString();
  const spamLimit = new Date(now.getTime() - SPAM_DAYS * PERIOD_MS).toISOString();
  const spam = await deleteReceivedBefore(client, { spam: true, before: spamLimit });
  let count = await deleteReceivedBefore(client, {
    formsExcept: forms.map(({ id }) => id),
    before: monthsAgo(REMOVED_FORM_MONTHS),
  });
  for (const { id, retention } of forms)
    count += await deleteReceivedBefore(client, { form: id, before: monthsAgo(retention) });
  return { forms: count, spam };
}

/** The same day and time so many months before; the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(day, lastDay));
  return before;
}

interface RetentionOptions {
  /** Asked each time; null while the database is unavailable. */
  readonly connection: () => DatabaseConnection | null;
  /** Those of the build; read each time. */
  readonly forms: () => Promise<readonly RetainedForm[]>;
  readonly log: Log;
}

/**
 * Deletes expired submissions a minute after the start and then once a day; an hour later when the database is
 * unavailable.
 * @returns how to stop it
 */
export function startRetention({ connection, forms, log }: RetentionOptions): () => void {
  let timer = setTimeout(run, FIRST_MS).unref();
  let isStopped = false;
  async function run(): Promise<void> {
    const isDone = await runOnce();
    if (!isStopped) timer = setTimeout(run, isDone ? PERIOD_MS : RETRY_MS).unref();
  }
  async function runOnce(): Promise<boolean> {
    const found = connection();
    if (found === null) return false;
    try {
      const client = connectClient(found.url, found.secretKey);
      const counts = await deleteExpired(client, await forms(), new Date());
      log.info('retention', 'Forms whose retention is over were deleted', { ...counts });
      return true;
    } catch (error) {
      log.warning(
        'retention-failed',
        'Old forms could not be deleted; tried again in an hour',
        failure(error),
      );
      return false;
    }
  }
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
