import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ContentFiles } from '../../../scripts/check/project/content-files.ts';

/** Files by name as `readContentFiles` gives them. */
export function filesOf(texts: Readonly<Record<string, string>>): ContentFiles {
  return new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
}

/** Writes a site into a new folder that is gone after the test, with a git repository that has it as its last version. */
export function committedSite(files: ContentFiles): string {
  const folder = siteFolder(files);
  git(folder, 'init', '--quiet');
  // Line ends are part of what a move must not change.
  git(folder, 'config', 'core.autocrlf', 'false');
  git(folder, 'add', '--all');
  const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org'];
  git(folder, ...author, 'commit', '--quiet', '--message', 'Version');
  return folder;
}

/** Writes a site into a new folder without a repository. */
export function siteFolder(files: ContentFiles): string {
  const folder = mkdtempSync(join(tmpdir(), 'move-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeSite(folder, files);
  return folder;
}

/** Writes the files of a site into a folder, over those that are there. */
export function writeSite(folder: string, files: ContentFiles): void {
  for (const [name, contents] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), contents);
  }
}

/** The output of git; a command that fails is a test that fails. */
export function git(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Runs the command itself. */
export function runMove(folder: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/move.ts', '--site', folder, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}
