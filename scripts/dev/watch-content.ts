import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { contentPaths } from '../check/project/project-content.ts';

/** Editors write a file in several steps; this long after the last one it is read. In milliseconds. */
const SETTLING_MS = 10;

/** However much goes on, it is read this long after the first step. In milliseconds. */
const LONGEST_SETTLING_MS = 100;

/** What of the site's folder itself is watched, and its folders with all that is in them. */
const names = contentPaths.map((path) => path.split('/')[0] ?? path);
const folders = names.filter((name) => !name.includes('.'));

/**
 * Watches the files of a site's content. Whole folders are watched, because editors replace files and make new ones.
 * @param folder where site.yaml lies
 * @param changed called once when a flurry of changes has settled
 * @returns stops watching
 */
export function watchContent(folder: string, changed: () => void): () => void {
  let inner: FSWatcher[] = [];
  let settling: NodeJS.Timeout | undefined;
  let deadline: number | null = null;

  function settle(): void {
    const now = performance.now();
    deadline ??= now + LONGEST_SETTLING_MS;
    clearTimeout(settling);
    settling = setTimeout(
      () => {
        deadline = null;
        // Before the reading, so that nothing that comes after it goes unnoticed.
        watchInner();
        changed();
      },
      Math.min(SETTLING_MS, Math.max(0, deadline - now)),
    );
  }

  /** Watches the folders that are there now; some may be new, or others of the same name. */
  function watchInner(): void {
    for (const watcher of inner) watcher.close();
    inner = folders
      .flatMap((name) => foldersFrom(join(folder, name)))
      .flatMap((path) => watchFolder(path, settle));
  }

  const outer = watchFolder(folder, (name) => {
    if (names.includes(name)) settle();
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

/** A folder and all those in it; nothing when it is not there. */
function foldersFrom(path: string): string[] {
  try {
    const inner = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return [path, ...inner.flatMap(({ name }) => foldersFrom(join(path, name)))];
  } catch {
    return [];
  }
}
