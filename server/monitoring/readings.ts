import { statfs } from 'node:fs/promises';
import type { Rows } from '../../app/data/row-requests.ts';
import { findLastBackupTime } from '../backup/backup.ts';
import type { MailState } from '../mail/mail-queue.ts';
import { failure, failureLine, LoggableError } from '../runtime/log.ts';
import { withinTime } from '../runtime/within-time.ts';
import { INSERT_TIME_MS } from '../submissions/drain-spool.ts';
import { SPOOL_TIME_MS } from '../submissions/keep-submission.ts';
import { getSpoolTime, type Spool } from '../submissions/spool.ts';
import type { SubmissionTable } from '../submissions/submission.ts';

export interface StudioState {
  /** True while its process answers. */
  readonly isReady: boolean;
  /** Ends and reported errors of its process in the last 15 minutes. */
  readonly failures: number;
  /** Of the last failure; null without one. */
  readonly reason: string | null;
  /** Publications that have not been sent to the remote. */
  readonly unsent: { readonly count: number; readonly reason: string | null };
}

/** The state of the server's parts, for /healthz, /metrics and alarms. It contains no personal data. */
export interface Readings {
  /** True if a form that is sent now would be stored. */
  readonly keepsForms: boolean;
  /** One that accepts no changes counts as unavailable. */
  readonly database: 'answers' | 'starting' | 'unavailable';
  /** Reason why it does not answer or accept changes; null if it does, and while it starts. */
  readonly databaseProblem: string | null;
  /** Response time of the database, milliseconds; `null` if it did not answer. */
  readonly databaseTime: number | null;
  /** Reason why visitors cannot read news; null if they can. */
  readonly rowsProblem: string | null;
  readonly spool: {
    readonly isWritable: boolean;
    /** Null if the spool cannot be read. */
    readonly waiting: number | null;
    /** Age of the oldest form, milliseconds; null if none waits. */
    readonly longestWait: number | null;
  };
  /** Null if mail is off. */
  readonly mail: MailState | null;
  /** Of the disk with the spool, bytes; null if it cannot be read. */
  readonly disk: { readonly free: number; readonly total: number } | null;
  /** Null if there is none, undefined if the server makes no backups. */
  readonly lastBackup: Date | null | undefined;
  /** Minute tasks whose last run failed, with the reason. */
  readonly failedTasks: ReadonlyMap<string, string>;
  /** Null without a Studio. */
  readonly studio: StudioState | null;
  /** Milliseconds since the server was started. */
  readonly uptime: number;
}

interface ReadPartsOptions {
  readonly table: Pick<SubmissionTable, 'list' | 'checkWriting' | 'markNotified'>;
  readonly spool: Pick<Spool, 'check' | 'list'>;
  readonly spoolFolder: string;
  /** Returns true while the database starts for the first time. */
  readonly isStarting?: () => boolean;
  /** Reason why the database could not be opened; null if it is open. */
  readonly startProblem?: () => string | null;
  /** Reads news and projects as visitors do; null while there is no database. */
  readonly rows?: () => Rows | null;
  readonly mail?: () => MailState | null;
  /** The folder of the nightly backups; null if there are none. */
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
  const readOrNull = <Value>(request: Promise<Value>) => withinTime(request, spoolTime).catch(() => null);
  const spoolCheck = findProblem(spool.check(), spoolTime);
  const startTime = performance.now();
  let databaseTime: number | null = null;
  const listing = table.list({ limit: 1 }).then(() => {
    databaseTime = performance.now() - startTime;
  });
  const [spoolProblem, readProblem, writeProblem, rowsProblem, spoolNames, disk, lastBackup] =
    await Promise.all([
      spoolCheck,
      findProblem(listing),
      findProblem(table.markNotified(NO_FORM, new Date().toISOString())),
      findProblem(readNews(rows())),
      readOrNull(spool.list()),
      // After the check, which creates the folder.
      spoolCheck.then(() => readOrNull(statfs(spoolFolder))),
      backups === null ? undefined : readOrNull(findLastBackupTime(backups)),
    ]);
  const [oldest] = spoolNames ?? [];
  const isWritable = spoolProblem === null;
  const problem = readProblem ?? writeProblem;
  const missingState = isStarting() ? 'starting' : 'unavailable';
  const database = problem === null ? 'answers' : missingState;
  return {
    // On a full disk the database can still read, so writing is checked as well.
    keepsForms: isWritable || (await findProblem(table.checkWriting())) === null,
    database,
    databaseProblem: database === 'unavailable' ? (startProblem() ?? problem) : null,
    databaseTime,
    rowsProblem: database === 'answers' ? rowsProblem : null,
    spool: {
      isWritable,
      waiting: spoolNames?.length ?? null,
      longestWait: oldest === undefined ? null : Date.now() - getSpoolTime(oldest),
    },
    mail: mail(),
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    lastBackup,
    failedTasks,
    studio: studio(),
    uptime: performance.now(),
  };
}

/** The id of no form: marking it changes no row, but a database that accepts no changes still refuses it. */
const NO_FORM = '00000000-0000-0000-0000-000000000000';

/** The reason of a failure, for the log; null if there is none. */
async function findProblem(request: Promise<unknown>, time = INSERT_TIME_MS): Promise<string | null> {
  return withinTime(request, time).then(
    () => null,
    (error) => failureLine(failure(error)),
  );
}

async function readNews(rows: Rows | null): Promise<void> {
  const reply = await rows?.read({ of: 'news', from: 0, count: 1 });
  if (reply?.ok === false) throw new LoggableError(reply.reason);
}
