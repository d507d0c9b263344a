import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseConnection } from './database-connection.ts';

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
