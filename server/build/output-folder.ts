import { mkdirSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { limitConcurrency } from '../../app/data/limit-concurrency.ts';
import { type Compressed, compressContent } from '../../app/http/compress.ts';
import { readIfThere } from '../../checks/project/content-files.ts';
import { completeBuild, writeBuild } from './complete-build.ts';

/** As many as Node has threads for compression; each takes megabytes while it runs. */
const MAX_CONCURRENT = 4;

/** Scripts, styles and icons, which all pages share; their names change with their content. */
const SHARED_FOLDER = /(?:^|\/)assets\//;

type Content = string | Uint8Array;

/** Compressed copies of bytes that are added more than once: by all languages, or by several builds of one process. */
const compressionCache = new WeakMap<Uint8Array, Promise<Compressed>>();

/** Result of a build in its folder. */
export interface OutputReport {
  readonly files: number;
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

export interface OutputFolder {
  /**
   * Adds a file, and its `.br` and `.gz` if it is text and these are wanted; the first content of a path counts.
   * @param content a function is called when it is its turn
   */
  readonly put: (path: string, content: Content | (() => Promise<Content>)) => void;
  /**
   * Adds a file whose name changes with its content: an existing one is not compared.
   * @param make returns the content; not called for an existing file
   */
  readonly putOnce: (path: string, make: () => Promise<Uint8Array>) => void;
  /** Adds a file next to the folder, which changes together with it. */
  readonly putSibling: (name: string, content: string) => void;
  /**
   * Writes the files that differ, and removes those that were not added.
   * @param beforeWriting called when every content is made; if it rejects, nothing is written
   */
  readonly finish: (beforeWriting?: () => Promise<void> | void) => Promise<OutputReport>;
}

/**
 * Opens a folder that ends up with exactly the files that are added; only those that differ are written, none before
 * all files are made, and then all of them even if this process is killed: see `completeBuild`.
 * @param isCompressed true if texts get compressed copies; those of an unchanged text are not compared
 */
export function openOutputFolder(root: string, isCompressed: boolean): OutputFolder {
  mkdirSync(root, { recursive: true });
  completeBuild(root);
  const existingPaths = listFiles(root);
  const addedPaths = new Set<string>();
  const changedFiles = new Map<string, Uint8Array>();
  const siblings = new Map<string, Uint8Array>();
  const pending: Promise<void>[] = [];
  const limit = limitConcurrency(MAX_CONCURRENT);
  const start = (work: () => Promise<void>) => {
    const result = limit(work);
    // `finish` rejects with it; until then it must not end the process.
    result.catch(() => {});
    pending.push(result);
  };

  /** Returns false if the path was added before. */
  const addPath = (path: string) => {
    const isNew = !addedPaths.has(path);
    addedPaths.add(path);
    return isNew;
  };
  const isPresent = (path: string, content: Uint8Array) =>
    existingPaths.has(path) && (readIfThere(join(root, path))?.equals(content) ?? false);
  const compress = (path: string, content: Uint8Array): Promise<Compressed> => {
    const copies = compressionCache.get(content) ?? compressContent(content, SHARED_FOLDER.test(path));
    compressionCache.set(content, copies);
    return copies;
  };
  const listCopies = (path: string) =>
    isCompressed && isCompressible(path) ? [`${path}.br`, `${path}.gz`] : [];
  const putContent = async (path: string, content: Content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const copies = listCopies(path);
    if (copies.every((copy) => existingPaths.has(copy)) && isPresent(path, bytes)) return;
    changedFiles.set(path, bytes);
    if (copies.length === 0) return;
    const { br, gz } = await compress(path, bytes);
    changedFiles.set(`${path}.br`, br).set(`${path}.gz`, gz);
  };

  return {
    put(path, content) {
      if (!addPath(path)) return;
      for (const copy of listCopies(path)) addedPaths.add(copy);
      const make = typeof content === 'function' ? content : async () => content;
      start(async () => putContent(path, await make()));
    },
    putOnce(path, make) {
      if (addPath(path) && !existingPaths.has(path))
        start(async () => void changedFiles.set(path, await make()));
    },
    putSibling(name, content) {
      siblings.set(`../${name}`, Buffer.from(content));
    },
    async finish(beforeWriting) {
      await Promise.all(pending);
      await beforeWriting?.();
      const removed = [...existingPaths].filter((path) => !addedPaths.has(path));
      writeBuild(root, { changed: new Map([...changedFiles, ...siblings]), removed });
      return { files: addedPaths.size, written: [...changedFiles.keys()], removed };
    },
  };
}

/** Returns true if a file is text; pictures and fonts are compressed already. */
function isCompressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|atom|txt|data|webmanifest)$/.test(path);
}

function listFiles(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/')),
  );
}
