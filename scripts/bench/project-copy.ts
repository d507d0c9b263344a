import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Within the project, so that its libraries are found from there. */
const CACHE = join(ROOT, '.cache/bench');

/** What is not needed any more, until nothing is measured. */
const AWAY = join(CACHE, 'away');

/** What no build reads. */
const NOT_COPIED = ['node_modules', 'build', 'docs', 'tests'];

/** What the builds of a copy leave there, from one bench to the next: caches, the database, the sites. */
const LEFT = ['.cache', '.database', 'build'];

/** A copy of the project that can be built, edited and emptied without harm to the project, or to who works in it. */
export interface ProjectCopy {
  readonly folder: string;
  /** Where its builds go. */
  readonly out: string;
}

/** Brings the copy up to date with the project. */
export function copyProject(): ProjectCopy {
  const folder = join(CACHE, 'project');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!LEFT.includes(name)) clearAway(join(folder, name));
  }
  for (const name of readdirSync(ROOT)) {
    if (name.startsWith('.') || NOT_COPIED.includes(name)) continue;
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  return { folder, out: join(folder, 'build') };
}

/** An empty folder of the bench's own, within the project. */
export function emptyFolder(name: string): string {
  const folder = join(CACHE, name);
  clearAway(folder);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Takes a folder out of the way before something is measured. Were it deleted, the file system would look for places that
 * nothing deleted has just had (ext4 does, for minutes): 0.1 ms for each file written, which no fresh machine has.
 */
export function clearAway(folder: string): void {
  if (!existsSync(folder)) return;
  mkdirSync(AWAY, { recursive: true });
  renameSync(folder, join(AWAY, randomUUID()));
}

/** Deletes what is out of the way; to be called when all has been measured. */
export function deleteCleared(): void {
  rmSync(AWAY, { recursive: true, force: true });
}
