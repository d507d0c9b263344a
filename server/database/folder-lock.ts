import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { readStoredJson } from '../runtime/stored-json.ts';
import { type DatabaseConnection, DatabaseProblem } from './database-connection.ts';

const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;
const POLL_MS = 100;
/** A process whose parent was killed needs a moment to close the database. */
const PATIENCE_MS = 3_000;

/**
 * Locks a folder for this process until it releases the folder or ends, even by a crash: SQLite locks an empty file,
 * and the operating system frees the lock. A damaged file is emptied.
 * @param patience time to wait for another process to release it, milliseconds
 * @param inUse creates the error that is thrown if another process keeps the lock
 */
export async function lockFolder(
  folder: string,
  patience = PATIENCE_MS,
  inUse: (pid: string, cause: unknown) => Error = (pid, cause) => databaseInUse(folder, pid, cause),
): Promise<{ readonly release: () => void }> {
  const file = join(folder, 'lock');
  const owner = join(folder, 'lock.pid');
  const deadline = performance.now() + patience;
  for (;;) {
    const lock = new DatabaseSync(file, { open: false });
    try {
      lock.open();
      lock.exec('begin exclusive');
      // Only used in the message to other processes. Another user may have left a file.
      rmSync(owner, { force: true });
      writeFileSync(owner, String(process.pid), { mode: 0o600 });
      return {
        release() {
          rmSync(owner, { force: true });
          lock.close();
        },
      };
    } catch (error) {
      if (lock.isOpen) lock.close();
      const { errcode, message } = error as Error & { readonly errcode?: number };
      // Emptied and not removed: another process may have locked the same file in the meantime.
      if (errcode === SQLITE_NOTADB) truncateSync(file);
      else if (errcode !== SQLITE_BUSY)
        throw new DatabaseProblem(
          `${file} cannot be locked (${message}). Move away what is in its place, or let this user write the folder; the file is made again.`,
          { cause: error },
        );
      else if (performance.now() > deadline) throw inUse(readText(owner) ?? 'unknown', error);
      else await wait(POLL_MS);
    }
  }
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

const noteSchema = z.object({ url: z.url(), publishableKey: z.string(), secretKey: z.string() });

const getNoteFile = (folder: string) => join(folder, 'running.json');

/** Writes the address and keys of the running database into its folder; only this user can read them. */
export function writeRunningNote(folder: string, connection: DatabaseConnection): void {
  const draft = `${getNoteFile(folder)}.unfinished`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify(connection)}\n`, { mode: 0o600 });
  renameSync(draft, getNoteFile(folder));
}

export function removeRunningNote(folder: string): void {
  rmSync(getNoteFile(folder), { force: true });
}

/**
 * The address and keys of the database that runs on a folder; null if there are none or the file is damaged. The
 * process may have ended in the meantime.
 */
export function readRunningNote(folder: string): DatabaseConnection | null {
  return readStoredJson(readText(getNoteFile(folder)) ?? '', noteSchema);
}
