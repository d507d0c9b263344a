import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The project's own site in a temporary repository. */
export interface GitProject {
  readonly folder: string;
  /** Replaces a text of a file that is there exactly once. */
  readonly edit: (file: string, find: string, replace: string) => void;
  /** Writes texts of a language by name, `forms:contact.success`; null takes one out, with all below it. */
  readonly write: (language: string, texts: Readonly<Record<string, string | null>>) => void;
  /** Runs npm run impact on it. */
  readonly impact: (...args: readonly string[]) => Ran;
}

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Commits a copy of the project's own site into a new repository and hands it on; it is gone afterwards. */
export function withGitProject(use: (project: GitProject) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'impact-'));
  try {
    for (const name of ['site.yaml', 'locales', 'content'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
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
      write(language, texts) {
        for (const [name, words] of Object.entries(texts)) {
          const [namespace, key = ''] = name.split(':');
          const path = join(folder, 'locales', language, `${namespace}.json`);
          const tree: unknown = JSON.parse(readFileSync(path, 'utf8'));
          put(tree as Record<string, unknown>, key.split('.'), words);
          writeFileSync(path, JSON.stringify(tree));
        }
      },
      impact: (...args) => runImpact('--site', folder, '--date', '2026-11-20', ...args),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function put(
  tree: Record<string, unknown>,
  [name = '', ...inner]: readonly string[],
  words: string | null,
): void {
  if (inner.length > 0) {
    tree[name] ??= {};
    put(tree[name] as Record<string, unknown>, inner, words);
  } else if (words === null) delete tree[name];
  else tree[name] = words;
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
