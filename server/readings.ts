import { statfs } from 'node:fs/promises';
import { lastBackupTime } from './database/backup.ts';
import { INSERT_TIME_MS } from './forms/drain-spool.ts';
import { SPOOL_TIME_MS } from './forms/keep-submission.ts';
import { type Spool, spooledAt } from './forms/spool.ts';
import type { SubmissionTable } from './forms/submission.ts';
import type { MailState } from './mail/mail-queue.ts';
import { withinTime } from './within-time.ts';

/** The state of the server's parts, for /healthz, /metrics and alarm mails. It contains no personal data and no paths. */
export interface Readings {
  /** Whether a form that is sent now would be kept. */
  readonly keepsForms: boolean;
  readonly database: 'answers' | 'starting' | 'unavailable';
  /** How long the database took to answer, milliseconds; null when it did not. */
  readonly databaseTime: number | null;
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
}

interface ReadPartsOptions {
  readonly table: Pick<SubmissionTable, 'list' | 'checkWriting'>;
  readonly spool: Pick<Spool, 'check' | 'list'>;
  readonly spoolFolder: string;
  /** Whether the database starts for the first time. */
  readonly isStarting?: () => boolean;
  readonly mail?: () => MailState | null;
  /** The folder of the nightly backups; null where there are none. */
  readonly backups?: string | null;
  /** Milliseconds that the spool may take. */
  readonly spoolTime?: number;
}

/** Reads the state of the parts; never rejects, and never takes longer than some seconds. */
export async function readParts({
  table,
  spool,
  spoolFolder,
  isStarting = () => false,
  mail = () => null,
  backups = null,
  spoolTime = SPOOL_TIME_MS,
}: ReadPartsOptions): Promise<Readings> {
  const orNull = <Value>(asked: Promise<Value>) => withinTime(asked, spoolTime).catch(() => null);
  const [isWritable, databaseTime, names, disk, lastBackup] = await Promise.all([
    succeeds(spool.check(), spoolTime),
    timeOf(table.list({ limit: 1 })),
    orNull(spool.list()),
    orNull(statfs(spoolFolder)),
    backups === null ? undefined : orNull(lastBackupTime(backups)),
  ]);
  const [oldest] = names ?? [];
  let database: Readings['database'] = isStarting() ? 'starting' : 'unavailable';
  if (databaseTime !== null) database = 'answers';
  return {
    // On a full disk the database still reads, so it must write as well.
    keepsForms: isWritable || (await succeeds(table.checkWriting(), INSERT_TIME_MS)),
    database,
    databaseTime,
    spool: {
      isWritable,
      waiting: names?.length ?? null,
      longestWait: oldest === undefined ? null : Date.now() - spooledAt(oldest),
    },
    mail: mail(),
    disk: disk && { free: disk.bavail * disk.bsize, total: disk.blocks * disk.bsize },
    lastBackup,
  };
}

function succeeds(asked: Promise<unknown>, time: number): Promise<boolean> {
  return withinTime(asked, time).then(
    () => true,
    () => false,
  );
}

async function timeOf(asked: Promise<unknown>): Promise<number | null> {
  const begun = performance.now();
  return (await succeeds(asked, INSERT_TIME_MS)) ? performance.now() - begun : null;
}
