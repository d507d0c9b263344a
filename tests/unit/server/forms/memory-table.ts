import { SubmissionsRefused } from '../../../../server/database/database-connection.ts';
import {
  NO_MARKS,
  type StoredSubmission,
  type Submission,
  type SubmissionTable,
} from '../../../../server/submissions/submission.ts';
import { someSubmission } from '../../database/some-submissions.ts';

/** A table in memory that can become unavailable. */
export interface MemoryTable extends SubmissionTable {
  readonly rows: ReadonlyMap<string, Submission>;
  isUnavailable: boolean;
  /** If true, it reads but writes nothing. */
  isFull: boolean;
  /** Returns true for submissions to refuse, like a constraint. */
  refuses: (submission: Submission) => boolean;
}

export function memoryTable(): MemoryTable {
  const rows = new Map<string, Submission>();
  const reach = async () => {
    await new Promise((done) => setTimeout(done, 1));
    if (table.isUnavailable) throw new Error('unavailable');
  };
  const listStored = () =>
    [...rows.values()].map(
      (row): StoredSubmission => ({ ...row, id: row.idempotencyKey, notifiedAt: null, marks: NO_MARKS }),
    );
  const table: MemoryTable = {
    rows,
    isUnavailable: false,
    isFull: false,
    refuses: () => false,
    async insert(submissions) {
      await reach();
      if (table.isFull) throw new Error('no space left');
      if (submissions.some((submission) => table.refuses(submission)))
        throw new SubmissionsRefused('refused');
      for (const submission of submissions) {
        if (!rows.has(submission.idempotencyKey)) rows.set(submission.idempotencyKey, submission);
      }
    },
    async list({ limit }) {
      await reach();
      return listStored().slice(0, limit);
    },
    async unnotified(limit) {
      await reach();
      return listStored().slice(0, limit);
    },
    async markNotified() {
      await reach();
    },
    async checkWriting() {
      await reach();
      if (table.isFull) throw new Error('no space left');
    },
  };
  return table;
}

/** A submission with this key. */
export function createSubmission(key: string): Submission {
  return someSubmission({ idempotencyKey: key });
}
