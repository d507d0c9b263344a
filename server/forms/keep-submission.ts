import { failure, type Log, terminalLog } from '../log.ts';
import { withinTime } from '../within-time.ts';
import { drainSpool, INSERT_TIME_MS } from './drain-spool.ts';
import type { Spool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

/** Where a submission went; `nowhere` when it could not be kept. */
export type Kept = 'table' | 'spool' | 'nowhere';

/** Keeps submissions, whatever happens. */
export interface SubmissionKeeper {
  /** Never rejects; when it says `table` or `spool`, the submission outlives the process. */
  readonly keep: (submission: Submission) => Promise<Kept>;
  /** Whether a submission would be kept now; never rejects. */
  readonly canKeep: () => Promise<boolean>;
  /** Stops emptying the spool and waits for what is under way. */
  readonly stop: () => Promise<void>;
}

interface SubmissionKeeperOptions {
  /** Null where there is no database: everything stays in the spool until there is one. */
  readonly table: SubmissionTable | null;
  readonly spool: Spool;
  /** Called when submissions have come to the table by way of the spool. */
  readonly onDrained?: () => void;
  /** Milliseconds until the database is asked again, at first and at most. */
  readonly wait?: { readonly first: number; readonly most: number };
  /** Milliseconds that writing to the spool may take; a disk that never answers must not hold up a visitor. */
  readonly spoolTime?: number;
  readonly log?: Log;
}

/** Puts submissions into the table and, while the database is away, into the spool, which it empties afterwards. */
export function keepSubmissions({
  table,
  spool,
  onDrained,
  wait = { first: 250, most: 30_000 },
  spoolTime = 5000,
  log = terminalLog,
}: SubmissionKeeperOptions): SubmissionKeeper {
  const insert = table && createInsertTogether(table);
  let isAway = false;
  let isStopped = false;
  /** Attempts to empty the spool that failed in a row. */
  let failures = 0;
  let isWaiting = false;
  let timer: NodeJS.Timeout | null = null;
  let draining: Promise<void> | null = null;
  const keeping = new Set<Promise<Kept>>();

  const drainLater = (milliseconds: number) => {
    if (table === null || isStopped || timer !== null || draining !== null) return;
    timer = setTimeout(() => {
      timer = null;
      draining = drain(table).finally(() => {
        draining = null;
        if (isWaiting) drainLater(backOff());
      });
    }, milliseconds);
    timer.unref();
  };

  /** Twice as long each time, and never all servers at the same moment. */
  const backOff = () => Math.min(wait.most, wait.first * 2 ** failures) * (0.75 + Math.random() / 2);

  const databaseIsBack = () => {
    if (isAway) log.info('database-back', 'The database is back');
    isAway = false;
  };

  const drain = async (to: SubmissionTable) => {
    isWaiting = false;
    try {
      const isEmpty = await drainSpool(spool, to, log);
      databaseIsBack();
      failures = isEmpty ? 0 : failures + 1;
      isWaiting ||= !isEmpty;
      onDrained?.();
    } catch (error) {
      if (failures === 0) log.warning('spool-waits', 'The spool cannot be emptied yet', failure(error));
      failures++;
      isWaiting = true;
    }
  };

  const toTable = async (submission: Submission): Promise<boolean> => {
    if (insert === null) return false;
    try {
      await insert(submission);
      return true;
    } catch (error) {
      if (!isAway) log.error('database-away', 'The database is away, the spool takes over', failure(error));
      isAway = true;
      return false;
    }
  };

  const toSpool = async (submission: Submission): Promise<boolean> => {
    // Also what is written too late is brought to the table: its key keeps it single.
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

  // What was left when the process before this one ended.
  drainLater(0);

  const keep = async (submission: Submission): Promise<Kept> => {
    const wasAway = isAway;
    if (!wasAway && (await toTable(submission))) return 'table';
    if (await toSpool(submission)) return 'spool';
    if (wasAway && (await toTable(submission))) {
      databaseIsBack();
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
    async canKeep() {
      const isFine = (asked: Promise<unknown>, time: number) =>
        withinTime(asked, time).then(
          () => true,
          () => false,
        );
      if (await isFine(spool.check(), spoolTime)) return true;
      return table !== null && (await isFine(table.list({ limit: 1 }), INSERT_TIME_MS));
    },
    async stop() {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      // Those of visitors who have hung up are waited for by nobody else.
      await Promise.all(keeping);
      await draining;
      await withinTime(spool.close(), spoolTime).catch((error: unknown) => {
        log.error('spool-unclosed', 'The spool cannot be closed', failure(error));
      });
    },
  };
}

/** Keeps one submission; resolves when the database has it, rejects when that is not certain. */
export type InsertTogether = (submission: Submission) => Promise<void>;

const MOST_AT_ONCE = 4;
const LARGEST_GROUP = 100;

interface Waiting {
  readonly submission: Submission;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Puts what comes while the database is busy into one insert of many rows. */
export function createInsertTogether(table: Pick<SubmissionTable, 'insert'>): InsertTogether {
  const waiting: Waiting[] = [];
  let underWay = 0;

  const insertNext = async () => {
    underWay++;
    while (waiting.length > 0) {
      const group = waiting.splice(0, LARGEST_GROUP);
      try {
        await withinTime(table.insert(group.map(({ submission }) => submission)), INSERT_TIME_MS);
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    underWay--;
  };

  return (submission) =>
    new Promise((resolve, reject) => {
      waiting.push({ submission, resolve, reject });
      if (underWay < MOST_AT_ONCE) void insertNext();
    });
}
