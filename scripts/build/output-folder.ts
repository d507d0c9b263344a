import { mkdirSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Compressed } from '../../app/http/compress-tightly.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import { readIfThere } from '../check/project/content-files.ts';
import { type Compressor, compressible } from './compress.ts';
import { entriesBelow } from './entries-below.ts';
import { type FileStamps, noStamps } from './file-stamps.ts';
import { writeWhole, writeWholeSync } from './write-whole.ts';

/** What a build did to its folder. */
export interface OutputReport {
  readonly files: number;
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

export interface OutputFolder {
  /**
   * Puts a file there, and its `.br` and `.gz` if it is text and these are wanted; what is there already is left alone.
   * @returns the hash of its content
   */
  readonly put: (path: string, content: string | Uint8Array) => string;
  /**
   * Leaves files where they are, and what was compressed from them.
   * @param files each with the hash of its content
   * @returns whether all are there as the last build left them; if not, nothing is left
   */
  readonly keep: (files: Readonly<Record<string, string>>) => boolean;
  /**
   * Puts a file there whose name changes with its content: one that is there already is not looked into.
   * @param make gives the content; not called then
   */
  readonly putOnce: (path: string, make: () => Promise<Uint8Array>) => void;
  /**
   * Waits until all files are there and takes out what nothing has put there. What differs from the last build may have
   * been compressed quickly.
   */
  readonly finish: () => Promise<OutputReport>;
  /** Compresses that fully; to be called when it is finished. The next build knows its files only thereafter. */
  readonly tighten: () => Promise<void>;
}

/**
 * A folder that ends up with exactly the files that are put there; only what differs is written. It reads and writes at
 * once: for small files that is over sooner than handing them to another thread and taking the answer.
 * @param root the folder; it is made when it is not there
 * @param compressor makes what lies compressed beside texts; null if nothing is to
 * @param stamps what is known of the files from the last build by the same compressor; each is read if left out
 */
export function outputFolder(
  root: string,
  compressor: Compressor | null,
  stamps: FileStamps = noStamps,
): OutputFolder {
  mkdirSync(root, { recursive: true });
  const present = filesIn(root);
  const kept = new Set<string>();
  const written = new Set<string>();
  const pending: Promise<void>[] = [];
  /** What is left to do for files that were compressed quickly. */
  const unfinished: (() => Promise<void>)[] = [];
  const folders = new Set<string>();

  /** A file and those that are compressed from it. */
  const withCompressed = (path: string) =>
    compressor && compressible(path) ? [path, `${path}.br`, `${path}.gz`] : [path];
  const makeFolderOf = (target: string) => {
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
  };
  /** Writes a file, unless it has that content, and says whether it did. */
  const write = (path: string, content: Uint8Array) => {
    const target = join(root, path);
    if (present.has(path) && readIfThere(target)?.equals(content)) return false;
    makeFolderOf(target);
    writeWholeSync(target, content);
    written.add(path);
    return true;
  };
  const writeCompressed = (path: string, { br, gz }: Compressed) => {
    write(`${path}.br`, br);
    write(`${path}.gz`, gz);
  };
  const putAll = async (paths: readonly string[], content: Uint8Array, hash: string) => {
    if (stamps.isFresh(paths, hash)) return;
    const [path = '', compressed] = paths;
    const isWritten = write(path, content);
    const finish = async () => {
      if (compressor && compressed) writeCompressed(path, await compressor.fully(content));
      stamps.note(paths, hash);
    };
    if (!compressor?.quickly || !compressed || !isWritten || present.size === 0) return await finish();
    writeCompressed(path, await compressor.quickly(content));
    unfinished.push(finish);
  };
  const makeOnce = async (path: string, make: () => Promise<Uint8Array>) => {
    const target = join(root, path);
    if (present.has(path)) return;
    const content = await make();
    makeFolderOf(target);
    await writeWhole(target, content);
    written.add(path);
  };

  return {
    put(path, content) {
      const hash = contentHash(content);
      if (kept.has(path)) return hash;
      const paths = withCompressed(path);
      for (const one of paths) kept.add(one);
      pending.push(putAll(paths, typeof content === 'string' ? Buffer.from(content) : content, hash));
      return hash;
    },
    keep(files) {
      const fresh = Object.entries(files).map(([path, hash]) => ({ paths: withCompressed(path), hash }));
      if (!fresh.every(({ paths, hash }) => stamps.isFresh(paths, hash))) return false;
      for (const path of fresh.flatMap(({ paths }) => paths)) kept.add(path);
      return true;
    },
    putOnce(path, make) {
      if (kept.has(path)) return;
      kept.add(path);
      pending.push(makeOnce(path, make));
    },
    async finish() {
      await Promise.all(pending);
      const removed = [...present].filter((path) => !kept.has(path));
      await Promise.all(removed.map((path) => rm(join(root, path), { force: true })));
      for (const path of removed) await removeEmpty(root, dirname(path));
      return { files: kept.size, written: [...written], removed };
    },
    async tighten() {
      await Promise.all(unfinished.map((finish) => finish()));
      stamps.save();
    },
  };
}

function filesIn(root: string): Set<string> {
  const files = entriesBelow(root).filter(({ entry }) => entry.isFile());
  return new Set(files.map(({ path }) => path));
}

/** Takes out a folder that has nothing in it, and those around it that have nothing else, but never the root. */
async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.') return;
  const isGone = await rmdir(join(root, folder)).then(
    () => true,
    () => false,
  );
  if (isGone) await removeEmpty(root, dirname(folder));
}
