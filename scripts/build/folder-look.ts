import { createHash } from 'node:crypto';
import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { entriesBelow } from './entries-below.ts';

/** How files look (`statLook`), by their paths in a folder. */
export type FileLooks = ReadonlyMap<string, string>;

/**
 * A text that changes with whatever is written, added, renamed or taken away in a folder or the folders in it. Nothing
 * is read: names, sizes and times tell.
 * @param looks files that have been looked at just now, by their paths in the folder, need not be looked at again
 * @returns null where they cannot: there is no such folder, or something in it only leads elsewhere
 */
export function folderLook(folder: string, looks?: FileLooks): string | null {
  try {
    const root = realpathSync(folder);
    const hash = createHash('sha256').update(lookOf(root));
    const found = entriesBelow(root);
    if (!found.every(({ entry }) => entry.isFile() || entry.isDirectory())) return null;
    hash.update(
      found.map(({ path }) => `\0${path}\0${looks?.get(path) ?? lookOf(`${root}/${path}`)}`).join(''),
    );
    // Looked at first and last: did something come or go meanwhile, the whole is a look that no folder has again.
    return hash.update(lookOf(root)).digest('base64url');
  } catch {
    return null;
  }
}

/** The same for a place where there is a file or a folder; null also where there is nothing. */
export function placeLook(place: string): string | null {
  const found = statSync(place, { throwIfNoEntry: false });
  return found?.isFile() ? lookOf(realpathSync(place)) : folderLook(place);
}

function lookOf(path: string): string {
  return statLook(lstatSync(path));
}

/**
 * A text that changes with a file or folder: two times, because a program may set the one of the contents as it likes.
 * @param found what `lstat` says of it
 */
export function statLook({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
