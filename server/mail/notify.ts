import type { StoredSubmission, SubmissionTable } from '../forms/submission.ts';
import { failure, terminalLog } from '../log.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mail } from './mail-transport.ts';
import { createMailTransport, type MailOutcome } from './mail-transport.ts';
import type { MailProject } from './mail-words.ts';
import { createAlarm } from './notify-alarm.ts';
import { claim, claimCount, readUnclaimed, release } from './notify-claims.ts';
import { type NotifierPace, usualPace, waitAfter } from './notify-pace.ts';
import { notifySubmission, type Progress } from './notify-submission.ts';

export interface NotifierOptions {
  readonly table: SubmissionTable;
  readonly mail: MailSettings;
  /** Where the words come from; the build's `Project` is one. */
  readonly project: MailProject;
  readonly pace?: Partial<NotifierPace>;
  /** Takes a line for the log; no personal data is in it. Standard error if left out. */
  readonly report?: (line: string) => void;
}

/** Tells the agency and the senders of what was sent, by mail. */
export interface Notifier {
  /** Starts looking for submissions; nothing happens when it has started already. */
  readonly start: () => void;
  /** Looks at once: a submission was stored. Never waits, never throws; does nothing before the start. */
  readonly poke: () => void;
  /**
   * Starts nothing more and resolves when nothing is under way: what is being sent may take some seconds,
   * then it is cut off and sent again after the next start.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Makes a notifier. Every submission in the table that is no spam and not marked gets its mails, however often the
 * mail server or the database is away. After a crash at a bad moment a mail may come twice, with the same Message-ID.
 */
export function createNotifier(options: NotifierOptions): Notifier {
  let run: Pick<Notifier, 'poke' | 'stop'> | null = null;
  return {
    start() {
      run ??= startRun(options);
    },
    poke() {
      run?.poke();
    },
    async stop() {
      const ending = run;
      run = null;
      await ending?.stop();
    },
  };
}

const reportToTerminal = (line: string) => terminalLog.warning('mail', line);

function startRun({ table, mail, project, pace: given, report = reportToTerminal }: NotifierOptions) {
  const pace: NotifierPace = { ...usualPace, ...given };
  const transport = createMailTransport(mail.smtp);
  const cutOff = new AbortController();
  const alarm = createAlarm();
  /** Submissions that wait for their next attempt. */
  const waiting = new Set<Progress>();
  const working = new Set<Promise<void>>();
  let isStopping = false;
  let nextRead = 0;
  let readFailures = 0;
  let pausedUntil = 0;
  let timesAway = 0;

  const now = () => performance.now();
  // After a failure one mail finds out whether the server is back.
  const room = () => (timesAway > 0 ? 1 : pace.atOnce) - working.size;

  async function send(letter: Mail): Promise<MailOutcome> {
    const outcome = await transport.send(letter, cutOff.signal);
    if (outcome.kind !== 'away') timesAway = 0;
    else if (now() >= pausedUntil) {
      timesAway += 1;
      pausedUntil = now() + waitAfter(timesAway, pace.away);
    }
    return outcome;
  }

  function isWorthWaiting({ putOffSince }: Progress): boolean {
    const putOff = [...waiting].filter((each) => each.putOffSince !== null).length;
    return now() - (putOffSince ?? now()) < pace.confirmationPatience && putOff < pace.mostPutOff;
  }

  async function attempt(progress: Progress): Promise<void> {
    const tools = { table, mail, project, send, isWorthWaiting, report };
    const isDone = await notifySubmission(progress, tools);
    if (isDone || isStopping) return release(progress.submission.id);
    progress.failures += 1;
    progress.dueAt = now() + waitAfter(progress.failures, pace.row);
    waiting.add(progress);
  }

  function begin(progress: Progress): void {
    waiting.delete(progress);
    const work = attempt(progress).finally(() => {
      working.delete(work);
      alarm.ring();
    });
    working.add(work);
  }

  async function readNew(): Promise<void> {
    const free = room();
    const limit = claimCount() + free;
    // Before the read, so that a poke during it holds.
    nextRead = now() + pace.poll;
    try {
      const { rows, count } = await readUnclaimed(() => table.unnotified(limit));
      readFailures = 0;
      if (isStopping) return;
      for (const submission of rows.slice(0, free)) if (claim(submission.id)) begin(newProgress(submission));
      if (count >= limit) nextRead = 0;
    } catch (error) {
      readFailures += 1;
      nextRead = now() + waitAfter(readFailures, pace.away);
      report(`Looking for requests to tell of will be tried again: ${failure(error).reason}`);
    }
  }

  function beginDue(): void {
    const due = [...waiting].filter(({ dueAt }) => dueAt <= now()).sort((a, b) => a.dueAt - b.dueAt);
    for (const progress of due.slice(0, Math.max(room(), 0))) begin(progress);
  }

  function untilNext(): number {
    if (now() < pausedUntil) return pausedUntil - now();
    if (room() <= 0) return pace.poll;
    return Math.max(Math.min(nextRead, ...[...waiting].map(({ dueAt }) => dueAt)) - now(), 0);
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      if (now() >= pausedUntil) {
        beginDue();
        if (room() > 0 && now() >= nextRead) await readNew();
      }
      if (!isStopping) await alarm.wait(untilNext());
    }
  }

  const loop = work();
  return {
    poke() {
      nextRead = 0;
      alarm.ring();
    },
    async stop() {
      isStopping = true;
      alarm.ring();
      const patience = setTimeout(() => cutOff.abort(), pace.stopPatience);
      await loop;
      await Promise.all(working);
      clearTimeout(patience);
      for (const { submission } of waiting) release(submission.id);
      waiting.clear();
    },
  };
}

function newProgress(submission: StoredSubmission): Progress {
  return {
    submission,
    agencyTold: false,
    senderTold: false,
    putOffSince: null,
    failures: 0,
    dueAt: 0,
  };
}
