import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { contentHash } from '../../server/content-hash.ts';
import { type Compressor, compressible } from './compress.ts';
import { type FileStamps, noStamps } from './file-stamps.ts';
import { writeWhole } from './write-whole.ts';

/** What a build did to its folder. */
export interface OutputReport {
  readonly files: number;
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

export interface OutputFolder {
  /** Puts a file there, and its `.br` and `.gz` if it is text; what is there already is left alone. */
  readonly put: (path: string, content: string | Uint8Array) => void;
  /**
   * Puts a file there whose name changes with its content: one that is there already is not looked into.
   * @param make gives the content; not called then
   */
  readonly putOnce: (path: string, make: () => Promise<Uint8Array>) => void;
  /** Waits until everything is written and takes out what nothing has put there. */
  readonly finish: () => Promise<OutputReport>;
}

/**
 * A folder that ends up with exactly the files that are put there; only what differs is written.
 * @param root the folder; it is made when it is not there
 * @param stamps what is known of the files from the last build by the same compressor; each is read if left out
 */
export function outputFolder(
  root: string,
  compressor: Compressor,
  stamps: FileStamps = noStamps,
): OutputFolder {
  const kept = new Set<string>();
  const written: string[] = [];
  const pending: Promise<void>[] = [];

  const write = async (path: string, content: Uint8Array) => {
    const target = join(root, path);
    const present = await readFile(target).catch(() => null);
    if (present && Buffer.compare(present, content) === 0) return;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    written.push(path);
  };
  const putAll = async (paths: readonly string[], content: Uint8Array) => {
    const hash = contentHash(content);
    if (stamps.isFresh(paths, hash)) return;
    const [path = '', ...compressed] = paths;
    await write(path, content);
    if (compressed.length > 0) {
      const { br, gz } = await compressor(content);
      await Promise.all([write(`${path}.br`, br), write(`${path}.gz`, gz)]);
    }
    stamps.note(paths, hash);
  };
  const makeOnce = async (path: string, make: () => Promise<Uint8Array>) => {
    const target = join(root, path);
    const isThere = await access(target).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    const content = await make();
    await mkdir(dirname(target), { recursive: true });
    await writeWhole(target, content);
    written.push(path);
  };

  return {
    put(path, content) {
      if (kept.has(path)) return;
      const paths = compressible(path) ? [path, `${path}.br`, `${path}.gz`] : [path];
      for (const one of paths) kept.add(one);
      pending.push(putAll(paths, typeof content === 'string' ? Buffer.from(content) : content));
    },
    putOnce(path, make) {
      if (kept.has(path)) return;
      kept.add(path);
      pending.push(makeOnce(path, make));
    },
    async finish() {
      await Promise.all([mkdir(root, { recursive: true }), ...pending]);
      const removed: string[] = [];
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
        if (kept.has(path)) continue;
        await rm(join(root, path));
        removed.push(path);
      }
      stamps.save();
      return { files: kept.size, written, removed };
    },
  };
}
