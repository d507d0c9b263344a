import { SubmissionsRefused } from '../database/database-connection.ts';
import { failure, type Log } from '../runtime/log.ts';
import { withinTime } from '../runtime/within-time.ts';
import type { Spool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

const GROUP_SIZE = 100;

/** Requests to the table time out after three seconds; this limit is for one that never answers. */
export const INSERT_TIME_MS = 4000;

interface SpooledFile {
  readonly name: string;
  readonly submission: Submission;
}

/**
 * Moves all forms from the spool to the database. A file is removed only when the table has it; after a crash in
 * between it is inserted again, and the idempotency keys prevent duplicates.
 * @returns how many were stored, and how many stay because the database refuses them or took too long, or are damaged
 * @throws if the database is unavailable or the spool cannot be read
 */
export async function drainSpool(
  spool: Spool,
  table: SubmissionTable,
  log: Log,
): Promise<{ readonly storedCount: number; readonly remainingCount: number }> {
  const names = await spool.list();
  let storedCount = 0;
  for (let start = 0; start < names.length; start += GROUP_SIZE) {
    const files = await Promise.all(
      names.slice(start, start + GROUP_SIZE).map((name) => readSpooled(spool, name, log)),
    );
    const group = files.filter((spooled) => spooled !== null);
    const remaining = await insertGroup(group, table, log);
    const insertedFiles = group.filter((spooled) => !remaining.includes(spooled));
    await Promise.all(insertedFiles.map(({ name }) => spool.remove(name)));
    storedCount += insertedFiles.length;
  }
  return { storedCount, remainingCount: names.length - storedCount };
}

/** A damaged file stays and is reported; it must not block the others. */
async function readSpooled(spool: Spool, name: string, log: Log): Promise<SpooledFile | null> {
  try {
    const submission = await spool.read(name);
    return submission && { name, submission };
  } catch (error) {
    log.error('spool-unreadable', 'A file of the spool cannot be read; it stays', {
      file: name,
      ...failure(error),
    });
    return null;
  }
}

/** Inserts all acceptable rows, so that one bad row does not block the others, and returns the rest. */
async function insertGroup(
  group: readonly SpooledFile[],
  table: SubmissionTable,
  log: Log,
): Promise<SpooledFile[]> {
  if (group.length === 0) return [];
  const submissions = group.map(({ submission }) => submission);
  try {
    await withinTime(table.insert(submissions), INSERT_TIME_MS);
    return [];
  } catch (error) {
    // If the database answers, a row is invalid, or it was unavailable until now.
    await withinTime(table.list({ limit: 1 }), INSERT_TIME_MS).catch(() => {
      throw error;
    });
    if (group.length === 1) {
      const keys = submissions.map(({ idempotencyKey }) => idempotencyKey);
      if (error instanceof SubmissionsRefused)
        log.error('form-kept-back', 'The database refuses a form of the spool; it stays in it', { keys });
      return [...group];
    }
    const half = group.length >> 1;
    const remaining = await insertGroup(group.slice(0, half), table, log);
    return [...remaining, ...(await insertGroup(group.slice(half), table, log))];
  }
}
