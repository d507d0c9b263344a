import { type Log, terminalLog } from '../log.ts';
import { withinTime } from '../within-time.ts';
import type { Spool, SpoolFile } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

const GROUP = 100;

/** The table gives up by itself after three seconds; this is for one that never answers. */
export const INSERT_TIME_MS = 4000;

/**
 * Copies everything from the spool to the database. A file is removed only when all of it is in the table; after a crash
 * in between it is copied again, and the idempotency keys prevent duplicates.
 * @returns whether the spool was emptied; what the database refuses stays in it and is tried again later
 * @throws when the database is unavailable or the spool cannot be read
 */
export async function drainSpool(
  spool: Spool,
  table: SubmissionTable,
  log: Log = terminalLog,
): Promise<boolean> {
  let isEmpty = true;
  for (const file of await spool.takeFiles()) {
    if (!(await drainFile(file, table, log))) isEmpty = false;
  }
  return isEmpty;
}

async function drainFile(file: SpoolFile, table: SubmissionTable, log: Log): Promise<boolean> {
  const { submissions, incomplete } = await file.read();
  if (incomplete > 0) {
    log.warning(
      'spool-incomplete',
      'A file of the spool ends in an incomplete line, which was never acknowledged',
      {
        file: file.name,
      },
    );
  }
  const refused: Submission[] = [];
  for (let at = 0; at < submissions.length; at += GROUP) {
    refused.push(...(await insertGroup(submissions.slice(at, at + GROUP), table)));
  }
  if (refused.length === 0) {
    await file.remove();
    return true;
  }
  log.error('form-kept-back', 'The database refuses forms of the spool; they stay in it', {
    file: file.name,
    keys: refused.map(({ idempotencyKey }) => idempotencyKey),
  });
  return false;
}

/** Inserts what can be inserted, so that one bad row does not block the others, and returns the rest. */
async function insertGroup(group: readonly Submission[], table: SubmissionTable): Promise<Submission[]> {
  try {
    await withinTime(table.insert(group), INSERT_TIME_MS);
    return [];
  } catch (error) {
    // If the database answers, the row is at fault.
    await withinTime(table.list({ limit: 1 }), INSERT_TIME_MS).catch(() => {
      throw error;
    });
    if (group.length === 1) return [...group];
    const half = group.length >> 1;
    const first = await insertGroup(group.slice(0, half), table);
    return [...first, ...(await insertGroup(group.slice(half), table))];
  }
}
