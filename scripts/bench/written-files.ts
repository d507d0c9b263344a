import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When a file was written last, and a hash of what is in it. */
interface SeenFile {
  readonly written: number;
  readonly hash: string;
}

/** All files of a folder by their paths, as they were at a moment. */
export type SeenFolder = ReadonlyMap<string, SeenFile>;

/** What happened to the files of a folder between two moments. */
export interface WrittenFiles {
  readonly files: number;
  readonly written: number;
  /** Written, and the same as before. */
  readonly needless: number;
}

export function lookInto(folder: string): SeenFolder {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [
      path,
      {
        written: statSync(path).mtimeMs,
        hash: createHash('sha256').update(readFileSync(path)).digest('hex'),
      },
    ]),
  );
}

export function writtenBetween(before: SeenFolder, after: SeenFolder): WrittenFiles {
  const written = [...after].filter(([path, { written }]) => before.get(path)?.written !== written);
  const needless = written.filter(([path, { hash }]) => before.get(path)?.hash === hash);
  return { files: after.size, written: written.length, needless: needless.length };
}
