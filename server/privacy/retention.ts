import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DEFAULT_RETENTION, type Form } from '../../schema/form.ts';
import { askDatabase, connectClient, type DatabaseConnection } from '../database/database-connection.ts';
import { type Spool, spooledAt } from '../forms/spool.ts';
import type { Log } from '../log.ts';

export const SPAM_DAYS = 30;
const AUDIT_MONTHS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How many rows were deleted. */
interface ExpiredCounts {
  readonly forms: number;
  readonly spam: number;
}

/** Forms with their retention in months. */
type RetainedForm = Pick<Form, 'id' | 'retention'>;

/**
 * Deletes the submissions whose retention is over, counted from the day they were received, and spam after 30 days.
 * @throws DatabaseUnavailable; what was deleted by then stays deleted
 */
async function deleteExpired(
  client: SupabaseClient,
  forms: readonly RetainedForm[],
  now: Date,
): Promise<ExpiredCounts> {
  const monthsAgo = (months: number) => monthsBefore(now, months).toISOString();
  const spamLimit = new Date(now.getTime() - SPAM_DAYS * DAY_MS).toISOString();
  const spam = await deleteReceivedBefore(client, { spam: true, before: spamLimit });
  // Forms that site.yaml no longer has.
  let count = await deleteReceivedBefore(client, {
    formsExcept: forms.map(({ id }) => id),
    before: monthsAgo(DEFAULT_RETENTION),
  });
  for (const { id, retention } of forms)
    count += await deleteReceivedBefore(client, { form: id, before: monthsAgo(retention) });
  return { forms: count, spam };
}

interface ExpiredFilter {
  /** ISO 8601; those received earlier. */
  readonly before: string;
  readonly spam?: true;
  /** The id of a form. */
  readonly form?: string;
  /** Ids of forms; those of all other forms. */
  readonly formsExcept?: readonly string[];
}

/**
 * Deletes old submissions.
 * @returns how many there were
 * @throws DatabaseUnavailable
 */
async function deleteReceivedBefore(
  client: SupabaseClient,
  { before, spam, form, formsExcept }: ExpiredFilter,
): Promise<number> {
  let query = client.from('form_submissions').delete().lt('received_at', before);
  if (spam) query = query.eq('spam', true);
  if (form !== undefined) query = query.eq('form', form);
  if (formsExcept) query = query.not('form', 'in', `(${formsExcept.map((id) => `"${id}"`).join(',')})`);
  const deleted = await askDatabase((signal) => query.select('id').abortSignal(signal));
  return z.array(z.unknown()).parse(deleted).length;
}

/** Deletes old lines of the Studio's audit log. */
async function deleteOldAudit(client: SupabaseClient, now: Date): Promise<void> {
  const limit = monthsBefore(now, AUDIT_MONTHS).toISOString();
  await askDatabase((signal) => client.from('studio_audit').delete().lt('at', limit).abortSignal(signal));
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

/**
 * Deletes files of the spool that have waited for as long as the shortest retention: damaged ones, and what the database
 * refuses.
 * @returns how many there were
 */
async function deleteExpiredFiles(
  spool: Pick<Spool, 'list' | 'remove'>,
  forms: readonly RetainedForm[],
  now: Date,
): Promise<number> {
  const months = Math.min(DEFAULT_RETENTION, ...forms.map(({ retention }) => retention));
  const limit = monthsBefore(now, months).getTime();
  const expired = (await spool.list()).filter((name) => spooledAt(name) < limit);
  for (const name of expired) await spool.remove(name);
  return expired.length;
}

interface RetentionOptions {
  /** Asked each time; null while the database is unavailable. */
  readonly connection: () => DatabaseConnection | null;
  /** Those of the build; read each time. */
  readonly forms: () => Promise<readonly RetainedForm[]>;
  readonly spool: Pick<Spool, 'list' | 'remove'>;
  readonly log: Log;
  /** The time, milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates a task that deletes expired submissions, and does so again after a day. */
export function createRetention({ connection, forms, spool, log, now = Date.now }: RetentionOptions) {
  let doneAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const found = connection();
    if (found === null || now() - doneAt < DAY_MS) return;
    const client = connectClient(found.url, found.secretKey);
    const today = new Date(now());
    const retained = await forms();
    const counts = await deleteExpired(client, retained, today);
    const files = await deleteExpiredFiles(spool, retained, today);
    await deleteOldAudit(client, today);
    doneAt = now();
    log.info('retention', 'Forms whose retention is over were deleted', { ...counts, files });
  };
}
