import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { type FilesByName, temporaryFolder, writeFiles } from './temporary-files.ts';

/**
 * Runs git in a folder with its own author, independent of the developer's git settings.
 * @returns its output
 * @throws its error output if it fails
 */
export function git(folder: string, ...args: readonly string[]): string {
  const settings = ['user.name=Editor', 'user.email=editor@example.com', 'core.autocrlf=false'];
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['-C', folder, ...settings.flatMap((setting) => ['-c', setting]), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const originals = new Map<string, string>();

/**
 * A new folder with the contents that `make` creates: a process of git costs more than a copy of its files.
 * @param key identifies the contents, which are made once for each worker
 */
export function copyFolder(key: string, make: (folder: string) => void): string {
  const original = originals.get(key) ?? temporaryFolder();
  if (!originals.has(key)) make(original);
  originals.set(key, original);
  const copy = temporaryFolder();
  cpSync(original, copy, { recursive: true });
  return copy;
}

/** A new repository with some files committed. */
export function createRepository(files: FilesByName): string {
  return copyFolder(JSON.stringify(files), (root) => {
    writeFiles(root, files);
    // Without the sample hooks.
    git(root, 'init', '--quiet', '--initial-branch=main', '--template=');
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=First');
  });
}
