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

/** Changes of a build in a folder. Paths are relative to the folder and may point to its neighbours. */
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
 * Changes a folder of sites so that it is never left half changed: all files are made next to it first, and moving them
 * into place is completed by `completeBuild` if this process is killed. Only one process may write at a time.
 */
export function writeBuild(folder: string, { changed, removed }: BuildChanges): void {
  if (changed.size === 0 && removed.length === 0) return;
  completeBuild(folder);
  // Leftovers of killed builds.
  for (const leftover of globSync(`${basename(folder)}.staged.*`, { cwd: dirname(folder) }))
    rmSync(join(dirname(folder), leftover), { recursive: true, force: true });
  const staged = mkdtempSync(`${folder}.staged.`);
  try {
    for (const [index, content] of [...changed.values()].entries())
      writeFileSync(join(staged, String(index)), content);
    const pending = { staged: basename(staged), changed: [...changed.keys()], removed };
    const list = join(staged, 'pending.json');
    writeFileSync(list, JSON.stringify(pending));
    renameSync(list, getPendingFile(folder));
  } catch (error) {
    // On a full disk the caller needs the space to undo what belongs to this build.
    rmSync(staged, { recursive: true, force: true });
    throw error;
  }
  completeBuild(folder);
}

/** Moves the files of a killed build into place; several processes may do so at the same time. A damaged list is renamed. */
export function completeBuild(folder: string): void {
  const text = nullIfMissing(() => readFileSync(getPendingFile(folder), 'utf8'));
  if (text === null) return;
  const pending = readStoredJson(text, pendingSchema);
  if (pending === null) {
    const damaged = `${getPendingFile(folder)}.damaged`;
    nullIfMissing(() => renameSync(getPendingFile(folder), damaged));
    console.error(`A damaged list of files is now ${damaged}. Build the sites again: npm run build`);
    return;
  }
  const { staged, changed, removed } = pending;
  const stagedFolder = join(dirname(folder), staged);
  for (const [index, path] of changed.entries()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    nullIfMissing(() => renameSync(join(stagedFolder, String(index)), join(folder, path)));
  }
  for (const path of removed) {
    rmSync(join(folder, path), { force: true });
    removeEmpty(folder, dirname(path));
  }
  nullIfMissing(() => renameSync(getPendingFile(folder), getWrittenFile(folder)));
  rmSync(stagedFolder, { recursive: true, force: true });
}

/**
 * Loads the sites of a folder, again if a build has changed them in the meantime.
 * @param load reads the folder
 */
export async function loadWhole<Loaded>(folder: string, load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    // First of all: a build may begin to move its files at any moment, and be killed while it does.
    const before = readVersion(folder);
    completeBuild(folder);
    // A file that was listed just before may be missing.
    const result = await load().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    if (readVersion(folder) !== before) continue;
    if ('error' in result) throw result.error;
    return result.value;
  }
}

/** Returns a version that changes when files begin to be moved into place, and when all are. */
function readVersion(folder: string): string {
  const getTime = (file: string) => nullIfMissing(() => statSync(file).mtimeMs) ?? 0;
  return `${getTime(getPendingFile(folder))} ${getTime(getWrittenFile(folder))}`;
}

function getPendingFile(folder: string): string {
  return `${folder}.pending.json`;
}

/** The list of the last build's changes. */
function getWrittenFile(folder: string): string {
  return `${folder}.written.json`;
}

/** Returns null if a file is missing. */
function nullIfMissing<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Removes an empty folder, and the folders above it that become empty, but never the root. */
function removeEmpty(root: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(join(root, folder));
  } catch {
    return;
  }
  removeEmpty(root, dirname(folder));
}
