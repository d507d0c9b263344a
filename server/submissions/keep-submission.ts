import { createStateLog, failure, type Log, terminalLog } from '../runtime/log.ts';
import { createPause } from '../runtime/pause.ts';
import { withinTime } from '../runtime/within-time.ts';
import { drainSpool, INSERT_TIME_MS } from './drain-spool.ts';
import type { Spool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

/** Where a submission went; `nowhere` when it could not be kept. */
export type Kept = 'table' | 'spool' | 'nowhere';

/** Stores submissions in the table or the spool. */
export interface SubmissionKeeper {
  /** Never rejects. After `table` or `spool`, the submission outlives the process. */
  readonly keep: (submission: Submission) => Promise<Kept>;
  /** Stops draining the spool and waits for what is being stored. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds that a disk may take. */
export const SPOOL_TIME_MS = 5_000;

interface SubmissionKeeperOptions {
  readonly table: SubmissionTable;
  readonly spool: Spool;
  /** Called when submissions of the spool are in the table. */
  readonly onDrained?: () => void;
  /** How often the spool is drained, milliseconds: the first delay, and the longest while that fails. */
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
  const keeping = new Set<Promise<Kept>>();
  const unwritable = createStateLog(log, 'error', 'spool-unwritable', 'The spool cannot be written');
  let isUnavailable = false;
  let isStopped = false;

  const reportAvailable = () => {
    if (isUnavailable) log.info('database-available', 'The database is available again');
    isUnavailable = false;
    unwritable.over();
  };

  /** Drains the spool until it is stopped: of an earlier process, and of other servers, too. */
  const drain = async () => {
    let failures = 0;
    while (!isStopped) {
      try {
        const { stored, left } = await drainSpool(spool, table, log);
        if (stored + left > 0) reportAvailable();
        if (stored > 0) onDrained?.();
        failures = left === 0 ? 0 : failures + 1;
      } catch (error) {
        if (failures === 0) log.warning('spool-waits', 'The spool cannot be drained yet', failure(error));
        failures++;
      }
      await pause.wait(Math.min(drainDelay.longest, drainDelay.first * 2 ** failures));
    }
  };
  const draining = drain();

  const toTable = async (submission: Submission): Promise<boolean> => {
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

  /** What is written too late is copied to the table as well; its key prevents duplicates. */
  const toSpool = async (submission: Submission): Promise<boolean> => {
    try {
      await withinTime(spool.append(submission), spoolTime);
      unwritable.over();
      return true;
    } catch (error) {
      unwritable.met(failure(error));
      return false;
    }
  };

  const keep = async (submission: Submission): Promise<Kept> => {
    const wasUnavailable = isUnavailable;
    if (!wasUnavailable && (await toTable(submission))) return 'table';
    if (await toSpool(submission)) return 'spool';
    if (wasUnavailable && (await toTable(submission))) return 'table';
    return 'nowhere';
  };

  return {
    keep(submission) {
      const kept = keep(submission).finally(() => keeping.delete(kept));
      keeping.add(kept);
      return kept;
    },
    async stop() {
      isStopped = true;
      pause.wake();
      // Nothing else waits for the submissions of visitors who have hung up.
      await Promise.all(keeping);
      await draining;
    },
  };
}

/**
 * Inserts what came while the database was busy in one statement: a burst of forms is stored at the rate of plain
 * inserts.
 * @returns a function that inserts one submission; it resolves when the database has it, rejects when that is not certain
 */
function createBatchedInsert(
  table: Pick<SubmissionTable, 'insert'>,
): (submission: Submission) => Promise<void> {
  let busy: Promise<void> = Promise.resolve();
  let next: { readonly batch: Submission[]; readonly inserted: Promise<void> } | null = null;

  const begin = () => {
    const batch: Submission[] = [];
    const inserted = busy.then(() => {
      next = null;
      return withinTime(table.insert(batch), INSERT_TIME_MS);
    });
    busy = inserted.catch(() => {});
    return { batch, inserted };
  };

  return (submission) => {
    next ??= begin();
    next.batch.push(submission);
    return next.inserted;
  };
}
