import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { DatabaseConnection } from './database-connection.ts';
import { DatabaseProblem } from './database-connection.ts';

const ownerSchema = z.object({
  pid: z.int().positive(),
  /** Tells the process from a later one of the same number; empty where the system does not say. */
  born: z.string(),
});
type Owner = z.output<typeof ownerSchema>;

const POLL_MS = 100;
/** A process whose parent was killed needs a moment to close the database. */
const PATIENCE_MS = 3_000;

export interface FolderLock {
  /** Whether the lock is still this process's. */
  readonly isHeld: () => boolean;
  readonly release: () => void;
}

/**
 * Takes a folder for this process alone, by a file with its number; the lock of a process that is gone is taken over.
 * Ask `isHeld` once more before you open what lies in the folder: two processes may have taken a dead one's lock over
 * at the same time, and the second has it.
 * @param patience how long to wait for another process to let go, milliseconds
 * @throws DatabaseProblem when another process keeps the folder
 */
export async function lockFolder(folder: string, patience = PATIENCE_MS): Promise<FolderLock> {
  const file = lockFile(folder);
  const self: Owner = { pid: process.pid, born: birthOf(process.pid) };
  const written = JSON.stringify(self);
  const isHeld = () => readText(file) === written;
  const release = () => {
    if (isHeld()) rmSync(file, { force: true });
  };
  const deadline = performance.now() + patience;
  while (!take(file, written)) {
    const owner = readOwner(file);
    if (performance.now() > deadline) {
      throw new DatabaseProblem(
        `The database in ${folder} is in use${owner ? ` by process ${owner.pid}` : ''}. Stop the other server first, or set DATABASE_FOLDER to another folder.`,
      );
    }
    await wait(POLL_MS);
  }
  return { isHeld, release };
}

/** Whether a process has a folder, or had it and was killed. */
export function isLocked(folder: string): boolean {
  return existsSync(lockFile(folder));
}

function lockFile(folder: string): string {
  return join(folder, 'lock.json');
}

/** Writes the lock if there is none or its owner is gone; never leaves a half-written one. */
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

/** The process that holds the lock; null when there is none or the file says nothing. */
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
    // EPERM: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return born === birthOf(pid);
}

/** When a process began, as Linux counts it, with the boot that it counts from; empty elsewhere. */
function birthOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the command stands in brackets and may hold spaces; the start is the 20th value after it.
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

/** Leaves a note in the folder of how to reach the database that has it open; only this user can read it. */
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

/** How to reach the database that has a folder open; null when there is no note. The process may have died since. */
export function readRunningNote(folder: string): DatabaseConnection | null {
  if (!existsSync(noteFile(folder))) return null;
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(folder), 'utf8')));
  } catch {
    return null;
  }
}
