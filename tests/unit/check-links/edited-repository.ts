import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editedFiles, type FileEdit, withProject } from '../texts/small-project.ts';

/**
 * Writes a project into a repository of its own, keeps that as a version, edits the files and hands the folder on.
 * @returns what `use` returns; the folder is gone then
 */
export function withEditedRepository<T>(
  files: Readonly<Record<string, string>>,
  edits: readonly FileEdit[],
  use: (folder: string) => T,
): T {
  return withProject(files, (folder) => {
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--all');
    git(
      folder,
      '-c',
      'user.name=Editor',
      '-c',
      'user.email=editor@example.org',
      'commit',
      '--quiet',
      '-m',
      'Site',
    );
    for (const [name, text] of Object.entries(editedFiles(files, edits)))
      writeFileSync(join(folder, name), text);
    return use(folder);
  });
}

function git(folder: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
  if (status !== 0) throw new Error(stderr);
}
