import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Within the project, so that its libraries are found from there. */
const CACHE = join(ROOT, '.cache/bench');

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
    if (!LEFT.includes(name)) rmSync(join(folder, name), { recursive: true });
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
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}
