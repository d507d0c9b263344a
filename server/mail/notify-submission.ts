import type { StoredSubmission, SubmissionTable } from '../forms/submission.ts';
import { failure } from '../log.ts';
import type { MailSettings } from './mail-settings.ts';
import { mailToAgency } from './mail-to-agency.ts';
import { mailToSender } from './mail-to-sender.ts';
import type { Mail, MailOutcome } from './mail-transport.ts';
import type { MailProject } from './mail-words.ts';

/** How far the mails about one submission have come. */
export interface Progress {
  readonly submission: StoredSubmission;
  agencyTold: boolean;
  /** The sender has the confirmation, or cannot get one. */
  senderTold: boolean;
  /** When the confirmation was first put off, in milliseconds of `performance.now()`. */
  putOffSince: number | null;
  /** Attempts that failed. */
  failures: number;
  /** When to try next, in milliseconds of `performance.now()`. */
  dueAt: number;
}

export interface NotifyTools {
  readonly table: SubmissionTable;
  readonly mail: Pick<MailSettings, 'from' | 'to'>;
  readonly project: MailProject;
  readonly send: (mail: Mail) => Promise<MailOutcome>;
  /** Whether a confirmation that was put off is still worth another attempt. */
  readonly isWorthWaiting: (progress: Progress) => boolean;
  readonly report: (line: string) => void;
}

/**
 * Tells the agency, then the sender, then marks the submission; goes on where the last attempt ended.
 * The agency comes first, so that nothing about the sender's address can keep its mail back.
 * @returns whether all is done; otherwise it is to be tried again
 */
export async function notifySubmission(progress: Progress, tools: NotifyTools): Promise<boolean> {
  const { submission } = progress;
  const about = `request ${submission.id}`;
  try {
    if (!progress.agencyTold) {
      const outcome = await tools.send(mailToAgency(tools.project, tools.mail, submission));
      if (outcome.kind !== 'accepted') {
        tools.report(`The mail to the agency about ${about} will be tried again: ${outcome.reason}`);
        return false;
      }
      progress.agencyTold = true;
    }
    if (!progress.senderTold) {
      progress.senderTold = await confirm(progress, tools, about);
      if (!progress.senderTold) return false;
    }
    await tools.table.markNotified(submission.id, new Date().toISOString());
    return true;
  } catch (error) {
    tools.report(`Telling of ${about} will be tried again: ${failure(error).reason}`);
    return false;
  }
}

/** @returns false when the confirmation is to be tried again */
async function confirm(progress: Progress, tools: NotifyTools, about: string): Promise<boolean> {
  const mail = mailToSender(tools.project, tools.mail, progress.submission);
  if (!mail) return true;
  const outcome = await tools.send(mail);
  if (outcome.kind === 'accepted') return true;
  // A server's answer may repeat the sender's address, which has no business in a log.
  const reason = outcome.reason.replace(/\S+@\S+/g, '(address)');
  if (outcome.kind === 'deferred') progress.putOffSince ??= performance.now();
  if (outcome.kind === 'refused' || (outcome.kind === 'deferred' && !tools.isWorthWaiting(progress))) {
    tools.report(`The sender of ${about} gets no confirmation: ${reason}`);
    return true;
  }
  tools.report(`The confirmation of ${about} will be tried again: ${reason}`);
  return false;
}
