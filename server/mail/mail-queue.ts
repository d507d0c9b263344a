import type { MailSettings } from '../runtime/environment.ts';
import { createStateLog, failure, failureLine, type Log, terminalLog } from '../runtime/log.ts';
import { createPause } from '../runtime/pause.ts';
import type { StoredSubmission, SubmissionTable } from '../submissions/submission.ts';
import { createConfirmationLimit } from './confirmation-limit.ts';
import type { Mail } from './mail.ts';
import type { MailProject } from './mail-texts.ts';
import type { MailOutcome, MailTransport } from './mail-transport.ts';
import { createAgencyMail, createConfirmationMail } from './submission-mails.ts';

export interface MailState {
  /** Submissions whose mails are not sent, as of the last poll; those at the far end of the queue are not counted. */
  readonly waiting: number;
  /** Those whose mails have failed. A confirmation that its recipient's server defers does not count. */
  readonly failing: number;
  /** Time for which the first of them has failed, milliseconds; null if none fails. */
  readonly failingFor: number | null;
  /** Of the last failure, without addresses; null if none fails. */
  readonly reason: string | null;
}

/** Sends the mails about stored submissions. */
export interface MailQueue {
  readonly state: () => MailState;
  /** Starts a poll for new submissions immediately. Never waits, never throws. */
  readonly wake: () => void;
  /** Stops sending. The current mail may take some seconds; then it is cut off and sent after the next start. */
  readonly stop: () => Promise<void>;
}

interface MailQueueOptions {
  readonly table: Pick<SubmissionTable, 'unnotified' | 'markNotified'>;
  readonly mail: Pick<MailSettings, 'from' | 'to'>;
  readonly transport: MailTransport;
  /** The site's current texts, read for each mail. */
  readonly project: () => Promise<MailProject> | MailProject;
  readonly log?: Log;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Interval between polls of the table, without `wake`. */
const POLL_MS = MINUTE_MS;
/** Delay before the mail server or the database is tried again. */
const UNAVAILABLE_DELAY = { first: SECOND_MS, longest: MINUTE_MS };
/** Delay before a submission whose mail failed is tried again; the others come in between. */
const RETRY_DELAY = { first: 5 * SECOND_MS, longest: 60 * MINUTE_MS };
const STOP_TIMEOUT_MS = 5 * SECOND_MS;

/** New submissions in one poll. */
const BATCH_SIZE = 50;
/** After more deferrals, about a day, a confirmation is given up: its address is most likely mistyped. */
const MAX_CONFIRMATION_ATTEMPTS = 30;
/** Failures in a row that are logged as an error. */
const ALARM_FAILURES = 10;

/** The state of a submission whose mails are not all sent. It is lost when the server ends. */
interface Delivery {
  /** The next step: the mail to the agency, the confirmation, or marking the row. */
  step: 'agency' | 'confirmation' | 'mark';
  failures: number;
  /** Time of the first failure to send, milliseconds of `performance.now()`; null without one. */
  failedAt: number | null;
  /** Milliseconds of `performance.now()`. */
  retryAt: number;
}

type Result = 'done' | 'retry' | 'unavailable';

/**
 * Starts a queue over the rows whose `notified_at` is null: for each the mail to the agency, then the confirmation to
 * the sender, then the row is marked. There is no other storage, so restarts lose no mail.
 *
 * Guaranteed: the agency gets a mail about every row, and its sender a confirmation within the limits, however often
 * the mail server or the database fails; one server never sends an accepted mail again. Not guaranteed: if a server is
 * killed between a mail and its mark, or two servers read a row at the same moment, a mail is sent twice, with the same
 * Message-ID.
 */
export function startMailQueue({
  table,
  mail,
  transport,
  project,
  log = terminalLog,
}: MailQueueOptions): MailQueue {
  const cutOff = new AbortController();
  const confirmations = createConfirmationLimit();
  const limitLog = createStateLog(log, 'warning', 'mail-limited', 'Too many confirmations; senders get none');
  const deliveries = new Map<string, Delivery>();
  const now = () => performance.now();
  const pause = createPause();
  let isStopping = false;
  let failuresInARow = 0;
  /** Failed reads in a row. */
  let missedReads = 0;
  let lastReason: string | null = null;
  let waiting = 0;

  async function run(): Promise<void> {
    while (!isStopping) await pause.wait(await sendDue());
  }

  /** Tries every row that is due. Returns the milliseconds until the next poll. */
  async function sendDue(): Promise<number> {
    const limit = deliveries.size + BATCH_SIZE;
    const rows = await readRows(limit);
    if (rows === null) return getRetryDelay(missedReads, UNAVAILABLE_DELAY);
    for (const row of rows) {
      if (isStopping) return 0;
      if ((await deliverIfDue(row)) === 'unavailable')
        return getRetryDelay(failuresInARow, UNAVAILABLE_DELAY);
    }
    if (deliveries.size === 0) failuresInARow = 0;
    if (rows.length === limit) return 0;
    const nextDelay = Math.min(...[...deliveries.values()].map(({ retryAt }) => retryAt)) - now();
    return Math.max(0, Math.min(nextDelay, POLL_MS));
  }

  async function deliverIfDue(row: StoredSubmission): Promise<Result> {
    const delivery: Delivery = deliveries.get(row.id) ?? {
      step: 'agency',
      failures: 0,
      failedAt: null,
      retryAt: 0,
    };
    if (delivery.retryAt > now()) return 'retry';
    deliveries.set(row.id, delivery);
    const result = await deliver(row, delivery);
    if (result === 'done') {
      deliveries.delete(row.id);
      waiting--;
      return result;
    }
    delivery.retryAt = now() + getRetryDelay(++delivery.failures, RETRY_DELAY);
    if (result === 'unavailable' || delivery.step === 'agency') delivery.failedAt ??= now();
    return result;
  }

  /** All pending rows and the next ones, oldest first; null if the database is unavailable. */
  async function readRows(limit: number): Promise<readonly StoredSubmission[] | null> {
    try {
      const rows = await table.unnotified(limit);
      missedReads = 0;
      waiting = rows.length;
      // Rows that another server marked, or that were deleted, need no mail.
      const ids = new Set(rows.map(({ id }) => id));
      for (const id of deliveries.keys()) if (rows.length < limit && !ids.has(id)) deliveries.delete(id);
      return rows;
    } catch (error) {
      // The database itself is reported elsewhere.
      if (missedReads++ === 0) log.warning('mail-waits', 'Mails wait for the database', failure(error));
      return null;
    }
  }

  /** Continues where the last attempt ended. The agency comes first, so that no wrong address can delay its mail. */
  async function deliver(submission: StoredSubmission, delivery: Delivery): Promise<Result> {
    const { id } = submission;
    try {
      if (delivery.step === 'agency') {
        const result = await send(createAgencyMail(await project(), mail, submission), id);
        if (result !== 'accepted') return result === 'unavailable' ? result : 'retry';
        delivery.step = 'confirmation';
      }
      if (delivery.step === 'confirmation') {
        const result = await confirm(submission, delivery);
        if (result !== 'done') return result;
        delivery.step = 'mark';
      }
      await table.markNotified(id, new Date().toISOString());
      return 'done';
    } catch (error) {
      countFailure('The mails about a submission will be tried again', failureLine(failure(error)), id);
      return 'unavailable';
    }
  }

  /** Sends the confirmation. Returns `done` as well without an address, above the limit, or when giving up. */
  async function confirm(submission: StoredSubmission, { failures }: Delivery): Promise<Result> {
    const confirmation = createConfirmationMail(await project(), mail, submission);
    if (confirmation === null) return 'done';
    if (!confirmations.allows(confirmation.to.address)) {
      limitLog.begin({ id: submission.id });
      return 'done';
    }
    limitLog.end();
    const result = await send(confirmation, submission.id);
    if (result === 'unavailable') return result;
    if (result === 'accepted') confirmations.count(confirmation.to.address);
    if (result === 'deferred' && failures < MAX_CONFIRMATION_ATTEMPTS) return 'retry';
    if (result !== 'accepted')
      log.warning('mail-given-up', 'The sender gets no confirmation', { id: submission.id });
    return 'done';
  }

  async function send(message: Mail, id: string): Promise<MailOutcome['kind']> {
    const outcome = await transport.send(message, cutOff.signal);
    if (outcome.kind === 'accepted') {
      if (failuresInARow >= ALARM_FAILURES) log.info('mail-works', 'Mails are accepted again');
      failuresInARow = 0;
      return 'accepted';
    }
    // A mail server may repeat the sender's address.
    const reason = outcome.reason.replace(/\S+@\S+/g, '(address)');
    lastReason = reason;
    if (outcome.kind === 'unavailable') countFailure('A mail could not be sent', reason, id);
    else log.warning('mail-refused', 'A mail was not accepted', { id, reason });
    return outcome.kind;
  }

  function countFailure(message: string, reason: string, id: string): void {
    failuresInARow++;
    lastReason = reason;
    const details = { id, reason };
    log.warning('mail-failed', message, details);
    if (failuresInARow === ALARM_FAILURES) {
      log.error('mail-failing', 'Mails keep failing; read what was sent with npm run inbox', details);
    }
  }

  const loop = run();
  return {
    state() {
      const failureTimes = [...deliveries.values()].flatMap(({ failedAt }) => failedAt ?? []);
      const failing = failureTimes.length;
      if (failing === 0) return { waiting, failing, failingFor: null, reason: null };
      return { waiting, failing, failingFor: now() - Math.min(...failureTimes), reason: lastReason };
    },
    wake: pause.wake,
    async stop() {
      isStopping = true;
      pause.wake();
      const timer = setTimeout(() => cutOff.abort(), STOP_TIMEOUT_MS);
      await loop;
      clearTimeout(timer);
    },
  };
}

/** Exponential back-off, milliseconds. @param failures in a row, 1 or more */
function getRetryDelay(failures: number, { first, longest }: typeof RETRY_DELAY): number {
  return Math.min(first * 2 ** Math.min(failures - 1, 30), longest);
}
