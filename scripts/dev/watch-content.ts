import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Editors write a file in several steps; this long after the last one it is read. In milliseconds. */
const SETTLING_MS = 30;

const FOLDERS = ['locales', 'content'];

/**
 * Watches site.yaml, locales and content. Whole folders are watched, because editors replace files and make new ones.
 * @param folder where site.yaml lies
 * @param changed called once when a flurry of changes has settled
 * @returns stops watching
 */
export function watchContent(folder: string, changed: () => void): () => void {
  let inner: FSWatcher[] = [];
  let settling: NodeJS.Timeout | undefined;

  function settle(): void {
    clearTimeout(settling);
    settling = setTimeout(() => {
      // Before the reading, so that nothing that comes after it goes unnoticed.
      watchInner();
      changed();
    }, SETTLING_MS);
  }

  /** Watches the folders that are there now; some may be new, or others of the same name. */
  function watchInner(): void {
    for (const watcher of inner) watcher.close();
    inner = FOLDERS.flatMap((name) => foldersFrom(join(folder, name))).flatMap((path) =>
      watchFolder(path, settle),
    );
  }

  const outer = watchFolder(folder, (name) => {
    if (name === 'site.yaml' || FOLDERS.includes(name)) settle();
  });
  watchInner();
  return () => {
    clearTimeout(settling);
    for (const watcher of [...outer, ...inner]) watcher.close();
  };
}

/** One watcher, or none when the folder is gone; the folder above it tells when it is back. */
function watchFolder(path: string, changed: (name: string) => void): FSWatcher[] {
  try {
    // Errors mean that the folder has gone.
    return [watch(path, (_, name) => changed(name ?? '')).on('error', () => {})];
  } catch {
    return [];
  }
}

/** A folder and those in it; nothing when it is not there. */
function foldersFrom(path: string): string[] {
  try {
    const inner = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [path, ...inner.map(({ name }) => join(path, name))];
  } catch {
    return [];
  }
}
