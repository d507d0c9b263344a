import type { Submission, SubmissionTable } from './submission.ts';
import { withinTime } from './within-time.ts';

/** Keeps one submission; resolves when the database has it, rejects when that is not certain. */
export type InsertTogether = (submission: Submission) => Promise<void>;

const MOST_AT_ONCE = 4;
const LARGEST_GROUP = 100;

/** The table gives up by itself after three seconds; this is for one that never answers. */
export const INSERT_TIME_MS = 4000;

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
