import { spawnSync } from 'node:child_process';
import { type FilesByName, temporaryFolder } from './temporary-files.ts';

/**
 * Runs git in a folder with an author of its own, whatever the settings of whoever runs the tests.
 * @returns what it printed
 * @throws what it reported when it fails
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

/** A new repository in which some files are committed. */
export function repositoryOf(files: FilesByName): string {
  const root = temporaryFolder(files);
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message=First');
  return root;
}
