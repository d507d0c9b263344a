import { LoggableError } from '../log/loggable-error.ts';
import type { SubmissionTable } from './submission.ts';

/**
 * A table that counts as away while there is none, as at the start of an embedded database.
 * @param current asked each time
 */
export function tableWhenReady(current: () => SubmissionTable | null): SubmissionTable {
  const ready = async () => {
    const table = current();
    if (table === null) throw new LoggableError('The database is not ready.');
    return table;
  };
  return {
    insert: async (submissions) => await (await ready()).insert(submissions),
    list: async (options) => await (await ready()).list(options),
    unnotified: async (limit) => await (await ready()).unnotified(limit),
    markNotified: async (id, at) => await (await ready()).markNotified(id, at),
  };
}
