import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { DatabaseConnection } from './database-connection.ts';
import { DatabaseProblem } from './database-connection.ts';

const ownerSchema = z.object({
  pid: z.int().positive(),
  /** Distinguishes the process from a later one with the same number; empty where the system does not provide it. */
  born: z.string(),
});
type Owner = z.output<typeof ownerSchema>;

const POLL_MS = 100;
/** A process whose parent was killed needs a moment to close the database. */
const PATIENCE_MS = 3_000;

interface FolderLock {
  /** Whether this process still has the lock. */
  readonly isHeld: () => boolean;
  readonly release: () => void;
}

/**
 * Locks a folder for this process by a file with its number; a stale lock is replaced.
 * Call `isHeld` before opening what is in the folder: when two processes replace a stale lock at the same time, the
 * second one has it.
 * @param patience how long to wait for another process to release it, milliseconds
 * @param inUse the error that is thrown when another process keeps the lock
 */
export async function lockFolder(
  folder: string,
  patience = PATIENCE_MS,
  inUse = (pid: number | null): Error => databaseInUse(folder, pid),
): Promise<FolderLock> {
  const file = lockFile(folder);
  const self: Owner = { pid: process.pid, born: birthOf(process.pid) };
  const written = JSON.stringify(self);
  const isHeld = () => readText(file) === written;
  const release = () => {
    if (isHeld()) rmSync(file, { force: true });
  };
  const deadline = performance.now() + patience;
  while (!take(file, written)) {
    if (performance.now() > deadline) throw inUse(readOwner(file)?.pid ?? null);
    await wait(POLL_MS);
  }
  return { isHeld, release };
}

function databaseInUse(folder: string, pid: number | null): DatabaseProblem {
  const by = pid === null ? '' : ` by process ${pid}`;
  return new DatabaseProblem(
    `The database in ${folder} is in use${by}. Stop the other server first, or set DATABASE_FOLDER to another folder.`,
  );
}

/** The process that has a folder open; null when there is none. */
export function folderOwner(folder: string): number | null {
  const owner = readOwner(lockFile(folder));
  return owner && isAlive(owner) ? owner.pid : null;
}

function lockFile(folder: string): string {
  return join(folder, 'lock.json');
}

/** Writes the lock atomically if there is none or its owner has ended. */
function take(file: string, written: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, written, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const owner = readOwner(file);
    if (owner && isAlive(owner)) return false;
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** The process that has the lock; null when there is none or the file is unreadable. */
function readOwner(file: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readText(file) ?? ''));
  } catch {
    return null;
  }
}

function isAlive({ pid, born }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return born === birthOf(pid);
}

/** The start time of a process and the boot that it counts from; Linux only, empty elsewhere. */
function birthOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command's name is in brackets and may contain spaces; the start time is the 20th value after it.
    const started = status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${started}`;
  } catch {
    return '';
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
  const { url, publishableKey, secretKey } = connection;
  const draft = `${noteFile(folder)}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, `${JSON.stringify({ url, publishableKey, secretKey })}\n`, { mode: 0o600 });
  renameSync(draft, noteFile(folder));
}

export function removeRunningNote(folder: string): void {
  rmSync(noteFile(folder), { force: true });
}

/** The address and keys of the database that runs on a folder; null when there are none. The process may have ended since. */
export function readRunningNote(folder: string): DatabaseConnection | null {
  if (!existsSync(noteFile(folder))) return null;
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(folder), 'utf8')));
  } catch {
    return null;
  }
}
