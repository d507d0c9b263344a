import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { readStoredJson } from '../runtime/stored-json.ts';

/** What a build changes in a folder. Paths are relative to the folder and may lead to its neighbours. */
export interface BuildChanges {
  readonly changed: ReadonlyMap<string, Uint8Array>;
  readonly removed: readonly string[];
}

/** The changes that are made and about to be moved into place. */
const pendingSchema = z.object({
  /** The folder that they are made in. */
  staged: z.string(),
  /** By the names of the files they are made in: 0, 1 and so on. */
  changed: z.array(z.string()),
  removed: z.array(z.string()),
});

/**
 * Changes a folder of sites so that it is never left half changed: all files are made beside it first, and moving them
 * into place is completed by `completeBuild` if this process is killed meanwhile. Only one process may write at a time.
 */
export function writeBuild(folder: string, { changed, removed }: BuildChanges): void {
  if (changed.size === 0 && removed.length === 0) return;
  completeBuild(folder);
  // What builds that were killed have left.
  for (const left of globSync(`${basename(folder)}.staged.*`, { cwd: dirname(folder) }))
    rmSync(join(dirname(folder), left), { recursive: true, force: true });
  const staged = mkdtempSync(`${folder}.staged.`);
  try {
    for (const [place, content] of [...changed.values()].entries())
      writeFileSync(join(staged, String(place)), content);
    const pending = { staged: basename(staged), changed: [...changed.keys()], removed };
    const made = join(staged, 'pending.json');
    writeFileSync(made, JSON.stringify(pending));
    renameSync(made, pendingIn(folder));
  } catch (error) {
    // On a full disk the caller needs the space to undo what belongs to this build.
    rmSync(staged, { recursive: true, force: true });
    throw error;
  }
  completeBuild(folder);
}

/** Moves the files of a killed build into place; several processes may do it at once. A damaged list is put aside. */
export function completeBuild(folder: string): void {
  const text = whereThere(() => readFileSync(pendingIn(folder), 'utf8'));
  if (text === null) return;
  const pending = readStoredJson(text, pendingSchema);
  if (pending === null) {
    const aside = `${pendingIn(folder)}.damaged`;
    whereThere(() => renameSync(pendingIn(folder), aside));
    console.error(`A damaged list of files is now ${aside}. Build the sites again: npm run build`);
    return;
  }
  const { staged, changed, removed } = pending;
  const from = join(dirname(folder), staged);
  for (const [place, path] of changed.entries()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    whereThere(() => renameSync(join(from, String(place)), join(folder, path)));
  }
  for (const path of removed) {
    rmSync(join(folder, path), { force: true });
    removeEmpty(folder, dirname(path));
  }
  whereThere(() => renameSync(pendingIn(folder), writtenIn(folder)));
  rmSync(from, { recursive: true, force: true });
}

/**
 * Loads the sites of a folder, again where a build has changed them meanwhile.
 * @param load reads the folder
 */
export async function loadWhole<Loaded>(folder: string, load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    // Before all else: a build may begin to move its files at any moment, and be killed in the midst of it.
    const before = versionOf(folder);
    completeBuild(folder);
    // A file may be gone that was listed just before.
    const loaded = await load().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (versionOf(folder) !== before) continue;
    if ('error' in loaded) throw loaded.error;
    return loaded.value;
  }
}

/** Changes when files begin to be moved into place, and when they are. */
function versionOf(folder: string): string {
  const timeOf = (file: string) => whereThere(() => statSync(file).mtimeMs) ?? 0;
  return `${timeOf(pendingIn(folder))} ${timeOf(writtenIn(folder))}`;
}

function pendingIn(folder: string): string {
  return `${folder}.pending.json`;
}

/** What the last build has changed. */
function writtenIn(folder: string): string {
  return `${folder}.written.json`;
}

/** null where a file is not there. */
function whereThere<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes a folder that has nothing in it, and those around it that have nothing else, but never the root. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(join(root, folder));
  } catch {
    return;
  }
  removeEmpty(root, dirname(folder));
}
