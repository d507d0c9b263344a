import { spawnSync } from 'node:child_process';
import type { ContentFiles } from '../../../scripts/check/project/content-files.ts';
import { git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';

/** Files by name as `readContentFiles` gives them. */
export function filesOf(texts: Readonly<Record<string, string>>): ContentFiles {
  return new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
}

/** Writes a site into a new folder, with a git repository that has it as its last version. */
export function committedSite(files: ContentFiles): string {
  const folder = temporaryFolder(Object.fromEntries(files));
  git(folder, 'init', '--quiet');
  // Line ends are part of what a move must not change.
  git(folder, 'config', 'core.autocrlf', 'false');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Version');
  return folder;
}

/** Runs the command itself. */
export function runMove(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/move.ts', '--site', folder, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
