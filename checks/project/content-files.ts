import { spawnSync } from 'node:child_process';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentPaths } from './project-content.ts';

/** Files of a site's content, unchanged, by path relative to the site's folder: `locales/is/home.json`. */
export type ContentFiles = ReadonlyMap<string, Uint8Array | string>;

/** Messages of the checks and of the Studio are stored next to the texts, but are not content. */
const MESSAGE_FOLDERS: readonly string[] = ['locales/checks', 'locales/studio'];

/** Files that editors and systems leave next to a file: `.home.json.swp`, `home.json~`, `#home.json#`, `.DS_Store`. */
const LEFTOVER = /^\.|~$|^#.*#$/;

/**
 * Reads all content of a site from its folder.
 * @param root folder of site.yaml
 * @throws if site.yaml is missing, or a file cannot be opened
 */
export function readContentFiles(root: string): ContentFiles {
  const files = new Map<string, Uint8Array>([['site.yaml', readFileSync(join(root, 'site.yaml'))]]);
  const otherPaths = contentPaths.filter((path) => path !== 'site.yaml');
  for (const name of otherPaths.flatMap((path) => listFiles(root, path))) {
    // During a save, a file may disappear after it was listed.
    const contents = readIfThere(join(root, name));
    if (contents !== null) files.set(name, contents);
  }
  return files;
}

/** Returns the contents of files as strings, by name. */
export function decodeFiles(files: ContentFiles): Record<string, string> {
  return Object.fromEntries([...files].map(([name, contents]) => [name, decodeText(contents)]));
}

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the contents of a file as a string. */
export function decodeText(contents: Uint8Array | string): string {
  return typeof contents === 'string' ? contents : DECODER.decode(contents);
}

/** Lists all files in a folder, sorted by name; if it is not a folder, the path itself. */
function listFiles(root: string, path: string): string[] {
  return listEntries(join(root, path))?.flatMap((entry) => listEntryFiles(root, path, entry)) ?? [path];
}

function listEntryFiles(root: string, folder: string, entry: Dirent): string[] {
  const path = `${folder}/${entry.name}`;
  if (LEFTOVER.test(entry.name) || MESSAGE_FOLDERS.includes(path)) return [];
  if (entry.isFile()) return [path];
  return entry.isDirectory() || entry.isSymbolicLink() ? listFiles(root, path) : [];
}

/** Returns the entries of a folder, sorted by name; `null` if it is not a folder. */
function listEntries(folder: string): Dirent[] | null {
  const entries = nullIfMissing(() => readdirSync(folder, { withFileTypes: true }));
  return entries?.sort((a, b) => (a.name < b.name ? -1 : 1)) ?? null;
}

/**
 * Returns the contents of a file; `null` if it does not exist.
 * @throws if it exists and cannot be read
 */
export function readIfThere(path: string): Buffer | null {
  return nullIfMissing(() => readFileSync(path));
}

function nullIfMissing<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    // A folder on the way may be missing, or be a file.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}

/** Returns the operating system's code of an error, `ENOENT`; `null` if it has none. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null;
}

/** Content of a site in a git revision. */
export interface BaseContent {
  /** Revision as entered: `HEAD`, `origin/main`. */
  readonly revision: string;
  /** Files by path relative to the site's folder, like `ProjectContent.sources`. */
  readonly files: ContentFiles;
}

/**
 * Reads the content of a site in a git revision.
 * @param root folder of site.yaml
 * @param revision any name of a commit
 * @returns `null` if the folder is not in a repository, git is missing, or the revision is unknown
 */
export function readBase(root: string, revision: string): BaseContent | null {
  const tree = git(root, ['ls-tree', '-r', '-z', revision, '--', ...contentPaths])?.toString('utf8');
  if (tree === undefined) return null;
  const blobs = [...tree.matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g)];
  const contents = git(root, ['cat-file', '--batch'], blobs.map(([, hash]) => `${hash}\n`).join(''));
  if (contents === null) return null;
  const files = new Map<string, Uint8Array>();
  // Each blob follows a line with its size, and is followed by a line end.
  let offset = 0;
  for (const [, , name = ''] of blobs) {
    const start = contents.indexOf('\n', offset) + 1;
    const size = Number(contents.toString('latin1', offset, start).split(' ')[2]);
    files.set(name, contents.subarray(start, start + size));
    offset = start + size + 1;
  }
  return { revision, files };
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
