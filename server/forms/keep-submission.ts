import { failure, type Log, terminalLog } from '../log.ts';
import { withinTime } from '../within-time.ts';
import { drainSpool, INSERT_TIME_MS } from './drain-spool.ts';
import type { Spool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

/** Where a submission went; `nowhere` when it could not be kept. */
export type Kept = 'table' | 'spool' | 'nowhere';

/** Stores submissions in the table or the spool. */
export interface SubmissionKeeper {
  /** Never rejects. After `table` or `spool`, the submission outlives the process. */
  readonly keep: (submission: Submission) => Promise<Kept>;
  /** Drains the spool at once, as the database is ready. */
  readonly wake: () => void;
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
  /** Retry delay of the database in milliseconds, first and longest. */
  readonly retryDelay?: { readonly first: number; readonly longest: number };
  /** Milliseconds that writing to the spool may take; a disk that never answers must not block a visitor. */
  readonly spoolTime?: number;
  readonly log?: Log;
}

/** Stores submissions in the table or, while the database is unavailable, in the spool, which is drained afterwards. */
export function keepSubmissions({
  table,
  spool,
  onDrained,
  retryDelay = { first: 250, longest: 30_000 },
  spoolTime = SPOOL_TIME_MS,
  log = terminalLog,
}: SubmissionKeeperOptions): SubmissionKeeper {
  const insert = createBatchedInsert(table);
  let isUnavailable = false;
  let isStopped = false;
  /** Failed attempts in a row to drain the spool. */
  let failures = 0;
  let isWaiting = false;
  /** Woken while an attempt is under way, which may have begun too early. */
  let isWoken = false;
  let timer: NodeJS.Timeout | null = null;
  let draining: Promise<void> | null = null;
  const keeping = new Set<Promise<Kept>>();

  const drainLater = (milliseconds: number) => {
    if (isStopped || timer !== null || draining !== null) return;
    timer = setTimeout(() => {
      timer = null;
      draining = drain().finally(() => {
        draining = null;
        if (isWaiting) drainLater(isWoken ? 0 : backOff());
        isWoken = false;
      });
    }, milliseconds);
    timer.unref();
  };

  /** Exponential, with jitter for several servers. */
  const backOff = () =>
    Math.min(retryDelay.longest, retryDelay.first * 2 ** failures) * (0.75 + Math.random() / 2);

  const reportAvailable = () => {
    if (isUnavailable) log.info('database-available', 'The database is available again');
    isUnavailable = false;
  };

  const drain = async () => {
    isWaiting = false;
    try {
      const isEmpty = await drainSpool(spool, table, log);
      reportAvailable();
      failures = isEmpty ? 0 : failures + 1;
      isWaiting ||= !isEmpty;
      onDrained?.();
    } catch (error) {
      if (failures === 0) log.warning('spool-waits', 'The spool cannot be drained yet', failure(error));
      failures++;
      isWaiting = true;
    }
  };

  const toTable = async (submission: Submission): Promise<boolean> => {
    try {
      await insert(submission);
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

  const toSpool = async (submission: Submission): Promise<boolean> => {
    // What is written too late is copied to the table as well; its key prevents duplicates.
    const append = spool.append(submission).then(() => {
      isWaiting = true;
      drainLater(backOff());
    });
    try {
      await withinTime(append, spoolTime);
      return true;
    } catch (error) {
      log.error('spool-unwritable', 'The spool cannot be written', failure(error));
      return false;
    }
  };

  // What an earlier process left.
  drainLater(0);

  const keep = async (submission: Submission): Promise<Kept> => {
    const wasUnavailable = isUnavailable;
    if (!wasUnavailable && (await toTable(submission))) return 'table';
    if (await toSpool(submission)) return 'spool';
    if (wasUnavailable && (await toTable(submission))) {
      reportAvailable();
      return 'table';
    }
    return 'nowhere';
  };

  return {
    keep(submission) {
      const kept = keep(submission).finally(() => keeping.delete(kept));
      keeping.add(kept);
      return kept;
    },
    wake() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      failures = 0;
      isWoken = draining !== null;
      drainLater(0);
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      // Nothing else waits for the submissions of visitors who have hung up.
      await Promise.all(keeping);
      await draining;
    },
  };
}

const MAX_CONCURRENT = 4;
const MAX_BATCH = 100;

interface Waiting {
  readonly submission: Submission;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches what comes while the database is busy into one insert of many rows.
 * @returns a function that inserts one submission; it resolves when the database has it, rejects when that is not certain
 */
function createBatchedInsert(
  table: Pick<SubmissionTable, 'insert'>,
): (submission: Submission) => Promise<void> {
  const waiting: Waiting[] = [];
  let concurrent = 0;

  const insertWaiting = async () => {
    concurrent++;
    while (waiting.length > 0) {
      const group = waiting.splice(0, MAX_BATCH);
      try {
        await withinTime(table.insert(group.map(({ submission }) => submission)), INSERT_TIME_MS);
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    concurrent--;
  };

  return (submission) =>
    new Promise((resolve, reject) => {
      waiting.push({ submission, resolve, reject });
      if (concurrent < MAX_CONCURRENT) void insertWaiting();
    });
}
