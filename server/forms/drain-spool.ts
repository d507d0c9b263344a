import { type Log, terminalLog } from '../log.ts';
import { withinTime } from '../within-time.ts';
import type { Spool, SpoolFile } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

const GROUP = 100;

/** The table gives up by itself after three seconds; this is for one that never answers. */
export const INSERT_TIME_MS = 4000;

/**
 * Brings everything from the spool to the database. A file goes only when all of it lies there; after a crash in
 * between it is brought once more, and its keys keep it single.
 * @returns whether the spool was emptied; what the database refuses stays and is tried again another time
 * @throws when the database is away or the spool cannot be read
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
  const { submissions, torn } = await file.read();
  if (torn > 0) {
    log.warning('spool-torn', 'A file of the spool ends in a torn line; nobody was told that it was kept', {
      file: file.name,
    });
  }
  const refused: Submission[] = [];
  for (let at = 0; at < submissions.length; at += GROUP) {
    refused.push(...(await insertGroup(submissions.slice(at, at + GROUP), table)));
  }
  if (refused.length === 0) {
    await file.remove();
    return true;
  }
  log.error('form-kept-back', 'The database refuses forms of the spool; they stay there', {
    file: file.name,
    keys: refused.map(({ idempotencyKey }) => idempotencyKey),
  });
  return false;
}

/** Inserts what can be inserted, so that one bad row does not hold up the others, and gives the rest. */
async function insertGroup(group: readonly Submission[], table: SubmissionTable): Promise<Submission[]> {
  try {
    await withinTime(table.insert(group), INSERT_TIME_MS);
    return [];
  } catch (error) {
    // Where the database answers, it is the row that is wrong.
    await withinTime(table.list({ limit: 1 }), INSERT_TIME_MS).catch(() => {
      throw error;
    });
    if (group.length === 1) return [...group];
    const half = group.length >> 1;
    const first = await insertGroup(group.slice(0, half), table);
    return [...first, ...(await insertGroup(group.slice(half), table))];
  }
}
