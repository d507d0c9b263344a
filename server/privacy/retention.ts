import { z } from 'zod';
import { DEFAULT_RETENTION, type Form } from '../../schema/form.ts';
import { isClockPlausible } from '../backup/plausible-clock.ts';
import { connectClient, type DatabaseConnection, runStatement } from '../database/database-connection.ts';
import type { DatabaseEnvironment } from '../runtime/environment.ts';
import { type Log, LoggableError } from '../runtime/log.ts';
import { getSpoolTime, type Spool } from '../submissions/spool.ts';

export const SPAM_DAYS = 30;
const AUDIT_MONTHS = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Forms with their retention in months. */
type RetainedForm = Pick<Form, 'id' | 'retention'>;

/**
 * Filter, in the database's interface, for submissions whose retention has ended, counted from the day of receipt, and
 * spam after 30 days. Forms that site.yaml no longer has are kept for the default time.
 */
function createExpiryFilter(forms: readonly RetainedForm[], now: Date): string {
  const receivedBefore = (condition: string, date: Date) =>
    `and(${condition},received_at.lt.${date.toISOString()})`;
  return [
    receivedBefore('spam.eq.true', new Date(now.getTime() - SPAM_DAYS * DAY_MS)),
    receivedBefore(
      `form.not.in.(${forms.map(({ id }) => `"${id}"`).join()})`,
      monthsBefore(now, DEFAULT_RETENTION),
    ),
    ...forms.map(({ id, retention }) => receivedBefore(`form.eq."${id}"`, monthsBefore(now, retention))),
  ].join();
}

/** The same day and time a number of months earlier; the last day of a month that is too short. */
export function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
}

/** Files of the spool that are older than the shortest retention: damaged ones, and those that the database refuses. */
async function findExpiredFiles(spool: Pick<Spool, 'list'>, forms: readonly RetainedForm[], now: Date) {
  const months = Math.min(DEFAULT_RETENTION, ...forms.map(({ retention }) => retention));
  const limit = monthsBefore(now, months).getTime();
  return (await spool.list()).filter((name) => getSpoolTime(name) < limit);
}

interface RetentionOptions {
  /** Called each time; null while the database is unavailable. */
  readonly connection: () => DatabaseConnection | null;
  readonly database: DatabaseEnvironment;
  /** The forms of the build; read each time. */
  readonly forms: () => Promise<readonly RetainedForm[]>;
  readonly spool: Pick<Spool, 'list' | 'remove'>;
  readonly log: Log;
  /** The time, milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Creates a task that deletes expired submissions and lines of the Studio's audit log once a day. It rejects if there
 * are any and the clock is not plausible.
 */
export function createRetention(options: RetentionOptions) {
  const { connection, database, forms, spool, log, now = Date.now } = options;
  let lastRun = Number.NEGATIVE_INFINITY;
  return async (): Promise<void> => {
    const current = connection();
    // Runs also if the clock was set back.
    if (current === null || Math.abs(now() - lastRun) < DAY_MS) return;
    const client = connectClient(current.url, current.secretKey);
    const today = new Date(now());
    const retainedForms = await forms();
    const expiryFilter = createExpiryFilter(retainedForms, today);
    const auditFilter = `at.lt.${monthsBefore(today, AUDIT_MONTHS).toISOString()}`;
    const files = await findExpiredFiles(spool, retainedForms, today);
    const rows = expiredRowsSchema.parse(
      await runStatement(client.from('form_submissions').select('spam').or(expiryFilter)),
    );
    const auditLines = await runStatement(client.from('studio_audit').select('id').or(auditFilter).limit(1));
    if (
      [...files, ...rows, ...(auditLines as unknown[])].length > 0 &&
      !(await isClockPlausible(database, client, today))
    ) {
      throw new LoggableError(
        `The clock shows ${today.toISOString()}, and nothing confirms it: no backup or form is ten to fourteen days old, or the hosted database has another date. Nothing was deleted. Set the clock; if it is right, this ends by itself within ten days`,
      );
    }
    for (const name of files) await spool.remove(name);
    await runStatement(client.from('form_submissions').delete().or(expiryFilter));
    await runStatement(client.from('studio_audit').delete().or(auditFilter));
    lastRun = now();
    const spam = rows.filter((row) => row.spam).length;
    const counts = { forms: rows.length - spam, spam, files: files.length };
    log.info('retention', 'Forms whose retention is over were deleted', counts);
  };
}

const expiredRowsSchema = z.array(z.object({ spam: z.boolean() }));
