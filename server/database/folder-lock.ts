import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type DatabaseConnection, DatabaseProblem } from './database-connection.ts';

const POLL_MS = 100;
/** A process whose parent was killed needs a moment to close the database. */
const PATIENCE_MS = 3_000;

interface FolderLock {
  readonly release: () => void;
}

/**
 * Locks a folder for this process, until it releases the folder or ends, however it ends: the lock is that of SQLite on
 * an empty file, which the operating system takes back.
 * @param patience how long to wait for another process to release it, milliseconds
 * @param inUse the error that is thrown when another process keeps the lock
 */
export async function lockFolder(
  folder: string,
  patience = PATIENCE_MS,
  inUse: (pid: string, cause: unknown) => Error = (pid, cause) => databaseInUse(folder, pid, cause),
): Promise<FolderLock> {
  const lock = new DatabaseSync(join(folder, 'lock'));
  const owner = join(folder, 'lock.pid');
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      break;
    } catch (error) {
      if (performance.now() > deadline) {
        lock.close();
        throw inUse(readText(owner) ?? 'unknown', error);
      }
      await wait(POLL_MS);
    }
  }
  // For the message to others alone.
  writeFileSync(owner, String(process.pid), { mode: 0o600 });
  return {
    release() {
      rmSync(owner, { force: true });
      lock.close();
    },
  };
}

function databaseInUse(folder: string, pid: string, cause: unknown): DatabaseProblem {
  return new DatabaseProblem(
    `The database in ${folder} is in use by process ${pid}. Stop the other server first, or set DATABASE_FOLDER to another folder.`,
    { cause },
  );
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const noteSchema = z.object({
  url: z.url(),
  publishableKey: z.string(),
  secretKey: z.string(),
});

const noteFile = (folder: string) => join(folder, 'running.json');

/** Writes the address and keys of the running database into its folder; only this user can read them. */
export function writeRunningNote(folder: string, connection: DatabaseConnection): void {
  const draft = `${noteFile(folder)}.unfinished`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(connection)}\n`, { mode: 0o600 });
  renameSync(draft, noteFile(folder));
}

export function removeRunningNote(folder: string): void {
  rmSync(noteFile(folder), { force: true });
}

/** The address and keys of the database that runs on a folder; null when there are none. The process may have ended since. */
export function readRunningNote(folder: string): DatabaseConnection | null {
  const text = readText(noteFile(folder));
  return text === null ? null : noteSchema.parse(JSON.parse(text));
}
