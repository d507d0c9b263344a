import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { contentPaths } from '../../checks/project/project-content.ts';

/** Time from the first step of an edit until the file is read: editors write in several steps. In milliseconds. */
const SETTLING_MS = 30;

/** The names in the site's folder that are watched; folders with everything below them. */
const watchedNames = contentPaths.map((path) => path.split('/')[0] ?? path);
const watchedFolders = watchedNames.filter((name) => !name.includes('.'));

/**
 * Watches the files of a site's content. Whole folders are watched, because editors replace files and make new ones.
 * @param changed called once for changes that come together
 * @returns stops watching
 */
export function watchContent(folder: string, changed: () => void): () => void {
  let inner: FSWatcher[] = [];
  let settling: NodeJS.Timeout | undefined;

  function settle(): void {
    settling ??= setTimeout(() => {
      settling = undefined;
      // Before the files are read, so that no later change is missed.
      watchInner();
      changed();
    }, SETTLING_MS);
  }

  /** Watches the folders that exist now; some may be new or replaced. */
  function watchInner(): void {
    for (const watcher of inner) watcher.close();
    inner = watchedFolders.flatMap((name) => watchFolder(join(folder, name), settle, true));
  }

  const outer = watchFolder(folder, (name) => {
    if (watchedNames.includes(name)) settle();
  });
  watchInner();
  return () => {
    clearTimeout(settling);
    for (const watcher of [...outer, ...inner]) watcher.close();
  };
}

/** One watcher, or none if the folder does not exist; the folder above it reports when it is back. */
function watchFolder(path: string, changed: (name: string) => void, recursive = false): FSWatcher[] {
  try {
    // Errors mean that the folder was deleted.
    return [watch(path, { recursive }, (_, name) => changed(name ?? '')).on('error', () => {})];
  } catch {
    return [];
  }
}
