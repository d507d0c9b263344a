import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import type { Log } from '../log.ts';
import { keepSubmissions, type SubmissionKeeper } from './keep-submission.ts';
import type { FormsConfiguration } from './receive-forms.ts';
import type { CountAttempt } from './shared-rate-limit.ts';
import { openSpool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';
import { tableWhenReady } from './submission.ts';
import { ticketSecret } from './ticket.ts';

/** Forms that can be received. */
export interface StartedForms {
  readonly configuration: FormsConfiguration;
  readonly keeper: SubmissionKeeper;
}

interface StartFormsOptions {
  /** The project's folder, which relative settings count from. */
  readonly root: string;
  /**
   * The table, asked for each time; null while there is none, when forms stay in the spool. Left out where there is
   * no database at all.
   */
  readonly table?: () => SubmissionTable | null;
  /** Counts attempts for all servers of the site; left out where this is the only one. */
  readonly countAttempt?: CountAttempt | undefined;
  readonly log?: Log;
  /** Called when there is something new in the table. */
  readonly onKept?: () => void;
}

/**
 * Makes ready to receive forms, and begins to empty the spool.
 * @throws when there is no secret and none can be made
 */
export async function startForms(
  environment: Pick<
    Environment,
    'FORM_SECRET' | 'FORM_MIN_SECONDS' | 'FORM_RATE_LIMIT' | 'TRUST_PROXY' | 'SPOOL_FOLDER'
  >,
  { root, table, countAttempt, log, onKept }: StartFormsOptions,
): Promise<StartedForms> {
  const secret = environment.FORM_SECRET ?? (await ticketSecret(resolve(root, '.database/form-secret')));
  const keeper = keepSubmissions({
    table: table ? tableWhenReady(table) : null,
    spool: openSpool(resolve(root, environment.SPOOL_FOLDER)),
    ...(onKept ? { onDrained: onKept } : {}),
    ...(log ? { log } : {}),
  });
  const configuration: FormsConfiguration = {
    buildFolder: resolve(root, 'build'),
    secret,
    minSeconds: environment.FORM_MIN_SECONDS,
    rateLimit: environment.FORM_RATE_LIMIT,
    trustedProxies: environment.TRUST_PROXY,
    keeper,
    ...(countAttempt ? { countAttempt } : {}),
    ...(log ? { log } : {}),
    ...(onKept ? { onKept: (submission: Submission) => !submission.spam && onKept() } : {}),
  };
  return { configuration, keeper };
}
