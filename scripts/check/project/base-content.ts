import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { ContentFiles } from './content-files.ts';
import { contentPaths } from './project-content.ts';
import { noMemory, type ReadingMemory } from './reading-memory.ts';

/** The content of a site as it was in a revision of git. */
export interface BaseContent {
  /** As it was given: `HEAD`, `origin/main`. */
  readonly revision: string;
  /** The files by their names from the site's folder on, like `ProjectContent.sources`. */
  readonly files: ContentFiles;
}

interface BaseOptions {
  /** The files as they are now: git need not be asked for those that it has like this. */
  readonly present?: ContentFiles;
  readonly memory?: ReadingMemory;
}

/**
 * Reads the content of a site as it was in a revision of git.
 * @param root the folder that site.yaml lies in
 * @param revision anything that names a commit
 * @returns null when the folder is in no repository, there is no git, or the revision is unknown
 */
export function readBase(
  root: string,
  revision: string,
  { present = new Map(), memory = noMemory }: BaseOptions = {},
): BaseContent | null {
  const listed = git(root, ['ls-tree', '-r', '-z', revision, '--', ...contentPaths])?.toString('utf8');
  if (listed === undefined) return null;
  return memory.recall('base', [root, revision, listed], () => {
    const files = contentsOf(root, blobsIn(listed), present);
    return files && { revision, files };
  });
}

/** A file as git keeps it. */
interface Blob {
  readonly name: string;
  readonly hash: string;
}

function blobsIn(listed: string): Blob[] {
  return listed.split('\0').flatMap((line) => {
    const found = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line);
    return found?.[1] && found[2] ? [{ hash: found[1], name: found[2] }] : [];
  });
}

function contentsOf(root: string, blobs: readonly Blob[], present: ContentFiles): ContentFiles | null {
  const files = new Map(
    blobs.flatMap(({ name, hash }): [string, Uint8Array | string][] => {
      const now = present.get(name);
      return now !== undefined && isBlob(now, hash) ? [[name, now]] : [];
    }),
  );
  const others = blobs.filter(({ name }) => !files.has(name));
  if (others.length === 0) return files;
  const contents = git(root, ['cat-file', '--batch'], others.map(({ hash }) => `${hash}\n`).join(''));
  if (contents === null) return null;
  let place = 0;
  for (const { name } of others) {
    const head = contents.indexOf(10, place);
    const size = Number(contents.toString('latin1', place, head).split(' ')[2]);
    files.set(name, contents.subarray(head + 1, head + 1 + size));
    place = head + 1 + size + 1;
  }
  return files;
}

/** Whether git gives a file this name: a hash of its length and its contents. */
function isBlob(contents: Uint8Array | string, hash: string): boolean {
  const algorithm = hash.length === 40 ? 'sha1' : 'sha256';
  const head = `blob ${Buffer.byteLength(contents)}\0`;
  return createHash(algorithm).update(head).update(contents).digest('hex') === hash;
}

function git(folder: string, args: readonly string[], input = ''): Buffer | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
    // A pre-commit hook points git at its own index and folder.
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
  return status === 0 ? stdout : null;
}
