import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A text that changes with whatever is written, added, renamed or taken away in a folder or the folders in it. Nothing
 * is read: names, sizes and times tell.
 * @returns null where they cannot: there is no such folder, or something in it only leads elsewhere
 */
export function folderLook(folder: string): string | null {
  try {
    const root = realpathSync(folder);
    const hash = createHash('sha256').update(lookOf(root));
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() && !entry.isDirectory()) return null;
      const path = join(entry.parentPath, entry.name);
      hash.update(`\0${path}\0${lookOf(path)}`);
    }
    // Looked at first and last: did something come or go meanwhile, the whole is a look that no folder has again.
    return hash.update(lookOf(root)).digest('base64url');
  } catch {
    return null;
  }
}

/** Two times, because a program may set the one of the contents as it likes. */
function lookOf(path: string): string {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(path);
  return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
