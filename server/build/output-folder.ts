import { mkdirSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { limitConcurrency } from '../../app/data/limit-concurrency.ts';
import { type Compressed, compressContent } from '../../app/http/compress.ts';
import { readIfThere } from '../../checks/project/content-files.ts';
import { completeBuild, writeBuild } from './complete-build.ts';

/** As many as Node has threads for compression; each takes megabytes while it runs. */
const MAX_CONCURRENT = 4;

/** Scripts, styles and icons, which all pages share; their names say their content. */
const SHARED_FOLDER = /(?:^|\/)assets\//;

type Content = string | Uint8Array;

/** The copies of bytes that are put more than once: by all languages, or by several builds of one process. */
const compressedBytes = new WeakMap<Uint8Array, Promise<Compressed>>();

/** What a build did to its folder. */
export interface OutputReport {
  readonly files: number;
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

export interface OutputFolder {
  /**
   * Puts a file there, and its `.br` and `.gz` if it is text and these are wanted; the first content of a path counts.
   * @param content a function makes it when it is its turn
   */
  readonly put: (path: string, content: Content | (() => Promise<Content>)) => void;
  /**
   * Puts a file there whose name changes with its content: one that is there already is not looked into.
   * @param make gives the content; not called then
   */
  readonly putOnce: (path: string, make: () => Promise<Uint8Array>) => void;
  /** Puts a file beside the folder, which changes together with it. */
  readonly putBeside: (name: string, content: string) => void;
  /**
   * Writes what differs, and removes files that nothing has put there.
   * @param beforeWriting called when every content is made; if it rejects, nothing is written
   */
  readonly finish: (beforeWriting?: () => Promise<void> | void) => Promise<OutputReport>;
}

/**
 * A folder that ends up with exactly the files that are put there; only what differs is written, nothing before
 * all files are made, and then all of them even if this process is killed: see `completeBuild`.
 * @param root the folder; it is made when it is not there
 * @param isCompressed whether there are compressed files beside texts; they are moved into place together with their text,
 * so that those of a text that is still the same are not looked into
 */
export function outputFolder(root: string, isCompressed: boolean): OutputFolder {
  mkdirSync(root, { recursive: true });
  completeBuild(root);
  const present = filesIn(root);
  const kept = new Set<string>();
  const changed = new Map<string, Uint8Array>();
  const beside = new Map<string, Uint8Array>();
  const pending: Promise<void>[] = [];
  const limit = limitConcurrency(MAX_CONCURRENT);
  const start = (work: () => Promise<void>) => {
    const result = limit(work);
    // `finish` rejects with it; until then it must not end the process.
    result.catch(() => {});
    pending.push(result);
  };

  const isNew = (path: string) => {
    const first = !kept.has(path);
    kept.add(path);
    return first;
  };
  const isPresent = (path: string, content: Uint8Array) =>
    present.has(path) && (readIfThere(join(root, path))?.equals(content) ?? false);
  const compress = (path: string, content: Uint8Array): Promise<Compressed> => {
    const made = compressedBytes.get(content) ?? compressContent(content, SHARED_FOLDER.test(path));
    compressedBytes.set(content, made);
    return made;
  };
  const copiesOf = (path: string) => (isCompressed && compressible(path) ? [`${path}.br`, `${path}.gz`] : []);
  const putContent = async (path: string, content: Content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const copies = copiesOf(path);
    if (copies.every((copy) => present.has(copy)) && isPresent(path, bytes)) return;
    changed.set(path, bytes);
    if (copies.length === 0) return;
    const { br, gz } = await compress(path, bytes);
    changed.set(`${path}.br`, br).set(`${path}.gz`, gz);
  };

  return {
    put(path, content) {
      if (!isNew(path)) return;
      for (const copy of copiesOf(path)) kept.add(copy);
      const make = typeof content === 'function' ? content : async () => content;
      start(async () => putContent(path, await make()));
    },
    putOnce(path, make) {
      if (isNew(path) && !present.has(path)) start(async () => void changed.set(path, await make()));
    },
    putBeside(name, content) {
      beside.set(`../${name}`, Buffer.from(content));
    },
    async finish(beforeWriting) {
      await Promise.all(pending);
      await beforeWriting?.();
      const removed = [...present].filter((path) => !kept.has(path));
      writeBuild(root, { changed: new Map([...changed, ...beside]), removed });
      return { files: kept.size, written: [...changed.keys()], removed };
    },
  };
}

/** Whether a file is text; pictures and fonts are compressed already. */
function compressible(path: string): boolean {
  return /\.(html|js|css|json|svg|xml|atom|txt|data|webmanifest)$/.test(path);
}

function filesIn(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/')),
  );
}
