import { failure, type Log } from '../log.ts';
import { withinTime } from '../within-time.ts';
import type { Spool } from './spool.ts';
import type { Submission, SubmissionTable } from './submission.ts';

const GROUP = 100;

/** The table gives up by itself after three seconds; this is for one that never answers. */
export const INSERT_TIME_MS = 4000;

interface Spooled {
  readonly name: string;
  readonly submission: Submission;
}

/**
 * Moves everything from the spool to the database. A file is removed only when the table has it; after a crash in
 * between it is inserted again, and the idempotency keys prevent duplicates.
 * @returns whether the spool was emptied; what the database refuses stays in it and is tried again later
 * @throws when the database is unavailable or the spool cannot be read
 */
export async function drainSpool(spool: Spool, table: SubmissionTable, log: Log): Promise<boolean> {
  const names = await spool.list();
  const left: string[] = [];
  for (let at = 0; at < names.length; at += GROUP) {
    const read = await Promise.all(
      names.slice(at, at + GROUP).map((name) => readSpooled(spool, name, log, left)),
    );
    const group = read.filter((spooled) => spooled !== null);
    const refused = await insertGroup(group, table);
    const stored = group.filter((spooled) => !refused.includes(spooled));
    await Promise.all(stored.map(({ name }) => spool.remove(name)));
    if (refused.length > 0) {
      const keys = refused.map(({ submission }) => submission.idempotencyKey);
      log.error('form-kept-back', 'The database refuses forms of the spool; they stay in it', { keys });
    }
    left.push(...refused.map(({ name }) => name));
  }
  return left.length === 0;
}

/** A damaged file stays and is reported; it must not block the others. */
async function readSpooled(spool: Spool, name: string, log: Log, left: string[]): Promise<Spooled | null> {
  try {
    const submission = await spool.read(name);
    return submission && { name, submission };
  } catch (error) {
    left.push(name);
    log.error('spool-unreadable', 'A file of the spool cannot be read; it stays', {
      file: name,
      ...failure(error),
    });
    return null;
  }
}

/** Inserts what can be inserted, so that one bad row does not block the others, and returns the rest. */
async function insertGroup(group: readonly Spooled[], table: SubmissionTable): Promise<Spooled[]> {
  if (group.length === 0) return [];
  const submissions = group.map(({ submission }) => submission);
  try {
    await withinTime(table.insert(submissions), INSERT_TIME_MS);
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
