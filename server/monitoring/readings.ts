import { statfs } from 'node:fs/promises';
import type { Rows } from '../../app/data/rows.ts';
import { lastBackupTime } from '../backup/backup.ts';
import type { MailState } from '../mail/mail-queue.ts';
import { failure, failureLine, LoggableError } from '../runtime/log.ts';
import { withinTime } from '../runtime/within-time.ts';
import { INSERT_TIME_MS } from '../submissions/drain-spool.ts';
import { SPOOL_TIME_MS } from '../submissions/keep-submission.ts';
import { type Spool, spooledAt } from '../submissions/spool.ts';
import type { SubmissionTable } from '../submissions/submission.ts';

/** The state of the Studio. */
export interface StudioState {
  /** True while its process answers. */
  readonly isReady: boolean;
  /** How often its process has ended or reported an error in the last quarter of an hour. */
  readonly failures: number;
  /** Of the last failure; null without one. */
  readonly reason: string | null;
  /** Publications that have not been sent to the remote. */
  readonly unsent: { readonly count: number; readonly reason: string | null };
}

/** The state of the server's parts, for /healthz, /metrics and alarms. It contains no personal data. */
export interface Readings {
  /** Whether a form that is sent now would be kept. */
  readonly keepsForms: boolean;
  /** One that accepts no changes counts as unavailable. */
  readonly database: 'answers' | 'starting' | 'unavailable';
  /** Why it does not answer or accept changes; null if it does, and while it starts. */
  readonly databaseProblem: string | null;
  /** How long the database took to answer, milliseconds; `null` if it did not. */
  readonly databaseTime: number | null;
  /** Why visitors cannot read news; null if they can. */
  readonly rowsProblem: string | null;
  readonly spool: {
    readonly isWritable: boolean;
    /** Null when the spool cannot be read. */
    readonly waiting: number | null;
    /** How long the oldest form has waited, milliseconds; null when none waits. */
    readonly longestWait: number | null;
  };
  /** Null when mail is off. */
  readonly mail: MailState | null;
  /** Of the disk with the spool, bytes; null when it cannot be read. */
  readonly disk: { readonly free: number; readonly total: number } | null;
  /** Null when there is none, undefined where the server makes none. */
  readonly lastBackup: Date | null | undefined;
  /** Minute tasks whose last run failed, with the reason. */
  readonly failedTasks: ReadonlyMap<string, string>;
  /** Null where there is no Studio. */
  readonly studio: StudioState | null;
  /** Milliseconds since the server was started. */
  readonly uptime: number;
}

interface ReadPartsOptions {
  readonly table: Pick<SubmissionTable, 'list' | 'checkWriting' | 'markNotified'>;
  readonly spool: Pick<Spool, 'check' | 'list'>;
  readonly spoolFolder: string;
  /** Whether the database starts for the first time. */
  readonly isStarting?: () => boolean;
  /** Why the database could not be opened; null if it is open. */
  readonly startProblem?: () => string | null;
  /** Reads news and projects as visitors do; null while there is no database. */
  readonly rows?: () => Rows | null;
  readonly mail?: () => MailState | null;
  /** The folder of the nightly backups; null where there are none. */
  readonly backups?: string | null;
  readonly failedTasks?: ReadonlyMap<string, string>;
  readonly studio?: () => StudioState | null;
  /** Milliseconds that the spool may take. */
  readonly spoolTime?: number;
}

/** Reads the state of the parts; never rejects, and never takes longer than some seconds. */
export async function readParts({
  table,
  spool,
  spoolFolder,
  isStarting = () => false,
  startProblem = () => null,
  rows = () => null,
  mail = () => null,
  backups = null,
  failedTasks = new Map(),
  studio = () => null,
  spoolTime = SPOOL_TIME_MS,
}: ReadPartsOptions): Promise<Readings> {
  const orNull = <Value>(asked: Promise<Value>) => withinTime(asked, spoolTime).catch(() => null);
  const checked = problemOf(spool.check(), spoolTime);
  const begun = performance.now();
  let databaseTime: number | null = null;
  const listed = table.list({ limit: 1 }).then(() => {
    databaseTime = performance.now() - begun;
  });
  const [spoolProblem, readProblem, writeProblem, rowsProblem, names, disk, lastBackup] = await Promise.all([
    checked,
    problemOf(listed),
    problemOf(table.markNotified(NO_FORM, new Date().toISOString())),
    problemOf(readNews(rows())),
    orNull(spool.list()),
    // Afterwards, as the check makes the folder.
    checked.then(() => orNull(statfs(spoolFolder))),
    backups === null ? undefined : orNull(lastBackupTime(backups)),
  ]);
  const [oldest] = names ?? [];
  const isWritable = spoolProblem === null;
  const problem = readProblem ?? writeProblem;
  let database: Readings['database'] = isStarting() ? 'starting' : 'unavailable';
  if (problem === null) database = 'answers';
  return {
    // On a full disk the database still reads, so it must write as well.
    keepsForms: isWritable || (await problemOf(table.checkWriting())) === null,
    database,
    databaseProblem: database === 'unavailable' ? (startProblem() ?? problem) : null,
    databaseTime,
    rowsProblem: database === 'answers' ? rowsProblem : null,
    spool: {
      isWritable,
      waiting: names?.length ?? null,
      longestWait: oldest === undefined ? null : Date.now() - spooledAt(oldest),
    },
    mail: mail(),
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    lastBackup,
    failedTasks,
    studio: studio(),
    uptime: performance.now(),
  };
}

/** The id of no form: to mark it changes nothing, and a database that accepts no changes refuses it all the same. */
const NO_FORM = '00000000-0000-0000-0000-000000000000';

/** The reason of a failure, for the log; null if there is none. */
async function problemOf(asked: Promise<unknown>, time = INSERT_TIME_MS): Promise<string | null> {
  return withinTime(asked, time).then(
    () => null,
    (error) => failureLine(failure(error)),
  );
}

async function readNews(rows: Rows | null): Promise<void> {
  const reply = await rows?.read({ of: 'news', from: 0, count: 1 });
  if (reply?.ok === false) throw new LoggableError(reply.reason);
}
