import { createStateLog, failure, type Log, terminalLog } from '../runtime/log.ts';
import { createPause } from '../runtime/pause.ts';
import { withinTime } from '../runtime/within-time.ts';
import { drainSpool, INSERT_TIME_MS } from './drain-spool.ts';
import type { Spool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

/** Storage of a submission; `nowhere` if it could not be stored. */
export type StoragePlace = 'table' | 'spool' | 'nowhere';

/** Stores submissions in the table or the spool. */
export interface SubmissionKeeper {
  /** Never rejects. After `table` or `spool`, the submission outlives the process. */
  readonly keep: (submission: Submission) => Promise<StoragePlace>;
  /** Stops draining the spool and waits for pending submissions. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds that a disk may take. */
export const SPOOL_TIME_MS = 5_000;

interface SubmissionKeeperOptions {
  readonly table: SubmissionTable;
  readonly spool: Spool;
  /** Called when submissions of the spool are in the table. */
  readonly onDrained?: () => void;
  /** Delay between drains of the spool, milliseconds: the first, and the longest after failures. */
  readonly drainDelay?: { readonly first: number; readonly longest: number };
  /** Milliseconds that writing to the spool may take; a disk that never answers must not block a visitor. */
  readonly spoolTime?: number;
  readonly log?: Log;
}

/** Stores submissions in the table or, while the database is unavailable, in the spool, which is drained afterwards. */
export function keepSubmissions({
  table,
  spool,
  onDrained,
  drainDelay = { first: 500, longest: 30_000 },
  spoolTime = SPOOL_TIME_MS,
  log = terminalLog,
}: SubmissionKeeperOptions): SubmissionKeeper {
  const insert = createBatchedInsert(table);
  const pause = createPause();
  const pending = new Set<Promise<StoragePlace>>();
  const spoolFailures = createStateLog(log, 'error', 'spool-unwritable', 'The spool cannot be written');
  let isUnavailable = false;
  let isStopped = false;

  const reportAvailable = () => {
    if (isUnavailable) log.info('database-available', 'The database is available again');
    isUnavailable = false;
    spoolFailures.end();
  };

  /** Drains the spool until `stop`, including the files of an earlier process and of other servers. */
  const drain = async () => {
    let failures = 0;
    while (!isStopped) {
      try {
        const { storedCount, remainingCount } = await drainSpool(spool, table, log);
        if (storedCount + remainingCount > 0) reportAvailable();
        if (storedCount > 0) onDrained?.();
        failures = remainingCount === 0 ? 0 : failures + 1;
      } catch (error) {
        if (failures === 0) log.warning('spool-waits', 'The spool cannot be drained yet', failure(error));
        failures++;
      }
      await pause.wait(Math.min(drainDelay.longest, drainDelay.first * 2 ** failures));
    }
  };
  const drainLoop = drain();

  const insertIntoTable = async (submission: Submission): Promise<boolean> => {
    try {
      await insert(submission);
      reportAvailable();
      return true;
    } catch (error) {
      if (!isUnavailable) {
        const message = 'The database is unavailable; forms go to the spool';
        log.error('database-unavailable', message, failure(error));
      }
      isUnavailable = true;
      return false;
    }
  };

  /** A file that is written too late is copied to the table as well; its key prevents duplicates. */
  const appendToSpool = async (submission: Submission): Promise<boolean> => {
    try {
      await withinTime(spool.append(submission), spoolTime);
      spoolFailures.end();
      return true;
    } catch (error) {
      spoolFailures.begin(failure(error));
      return false;
    }
  };

  const keep = async (submission: Submission): Promise<StoragePlace> => {
    const wasUnavailable = isUnavailable;
    if (!wasUnavailable && (await insertIntoTable(submission))) return 'table';
    if (await appendToSpool(submission)) return 'spool';
    if (wasUnavailable && (await insertIntoTable(submission))) return 'table';
    return 'nowhere';
  };

  return {
    keep(submission) {
      const operation = keep(submission).finally(() => pending.delete(operation));
      pending.add(operation);
      return operation;
    },
    async stop() {
      isStopped = true;
      pause.wake();
      // No request waits for the submissions of visitors who have disconnected.
      await Promise.all(pending);
      await drainLoop;
    },
  };
}

/**
 * Inserts the forms that arrived while the database was busy in one statement: a burst is stored at the rate of plain
 * inserts.
 * @returns a function that inserts one submission; it resolves when the database has it, rejects if that is not certain
 */
function createBatchedInsert(
  table: Pick<SubmissionTable, 'insert'>,
): (submission: Submission) => Promise<void> {
  let lastInsert: Promise<void> = Promise.resolve();
  let nextBatch: { readonly batch: Submission[]; readonly inserted: Promise<void> } | null = null;

  const begin = () => {
    const batch: Submission[] = [];
    const inserted = lastInsert.then(() => {
      nextBatch = null;
      return withinTime(table.insert(batch), INSERT_TIME_MS);
    });
    lastInsert = inserted.catch(() => {});
    return { batch, inserted };
  };

  return (submission) => {
    nextBatch ??= begin();
    nextBatch.batch.push(submission);
    return nextBatch.inserted;
  };
}
