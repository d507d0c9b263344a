import { DatabaseUnavailable } from '../../../server/database/database-connection.ts';
import type { SubmissionTable } from '../../../server/submissions/submission.ts';

/** A table that retries until there is an answer: on a busy machine one may take longer than a request's time limit. */
export function patientTable(table: SubmissionTable): SubmissionTable {
  const retry = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      }
    }
  };
  return {
    insert: (submissions) => retry(() => table.insert(submissions)),
    list: (options) => retry(() => table.list(options)),
    unnotified: (limit) => retry(() => table.unnotified(limit)),
    markNotified: (id, at) => retry(() => table.markNotified(id, at)),
    checkWriting: () => retry(() => table.checkWriting()),
  };
}
