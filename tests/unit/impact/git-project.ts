import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { smallProject } from '../texts/small-project.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The small site in a temporary repository. */
export interface GitProject {
  readonly folder: string;
  /** Replaces a text of a file that is there exactly once. */
  readonly edit: (file: string, find: string, replace: string) => void;
  /** Runs npm run impact on it. */
  readonly impact: (...args: readonly string[]) => Ran;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Commits the small site into a new repository and hands it on; it is gone afterwards. */
export function withGitProject(use: (project: GitProject) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'impact-'));
  try {
    for (const [name, text] of Object.entries(smallProject)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    git(folder, 'init', '--quiet');
    git(folder, 'add', '--all');
    git(
      folder,
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      'commit',
      '--quiet',
      '--message',
      'Begin',
    );
    use({
      folder,
      edit(file, find, replace) {
        const path = join(folder, file);
        const text = readFileSync(path, 'utf8');
        if (text.split(find).length !== 2) throw new Error(`Not there exactly once in ${file}: ${find}`);
        writeFileSync(
          path,
          text.replace(find, () => replace),
        );
      },
      impact: (...args) => runImpact('--site', folder, '--date', '2026-11-20', ...args),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs npm run impact. */
export function runImpact(...args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/impact.ts'), ...args], {
    encoding: 'utf8',
    cwd: root,
  });
  return { status, stdout, stderr };
}

function git(folder: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}
