import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Files } from '../edits/edit.ts';

/** Who a commit is by. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A commit as the history of the Studio shows it. */
export interface Commit {
  readonly id: string;
  readonly parent: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly author: string;
  readonly message: string;
}

/** What the Studio asks of git. */
export type Repository = ReturnType<typeof openRepository>;

/** Git has said no; the message is what it printed, without its hints. */
export class GitProblem extends Error {}

const SEPARATOR = '\x1f';
const LONGEST_MS = 60_000;

/** Opens the repository that contains a folder. @param root of the content, where site.yaml is: all paths are relative to it */
export function openRepository(root: string) {
  const git = (args: readonly string[], options: GitOptions = {}) => runGit(root, args, options);

  return {
    /** The newest commit of the branch that is checked out. Rejects where there is none. */
    head: async () => (await git(['rev-parse', 'HEAD'])).trim(),
    /** Files at a commit; those that are not there are left out. */
    async read(commit: string, paths: readonly string[]): Promise<Files> {
      const texts = await Promise.all(
        paths.map(
          async (path) =>
            [path, await git(['cat-file', 'blob', `${commit}:./${path}`]).catch(() => null)] as const,
        ),
      );
      return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== null));
    },
    /** Files below some paths that differ from the newest commit, or that git does not know. */
    async uncommitted(paths: readonly string[]): Promise<readonly string[]> {
      const entries = lines(await git(['status', '--porcelain', '-z', '--no-renames', '--', ...paths]));
      return entries.map((entry) => entry.slice(3));
    },
    /** The paths that a commit has changed. */
    changed: async (commit: string): Promise<readonly string[]> =>
      lines(
        await git(['diff-tree', '-r', '-z', '--root', '--no-commit-id', '--name-only', '--relative', commit]),
      ),
    /**
     * Makes a commit that is on no branch yet. Git's index stays as it is.
     * @param changes by path; null removes the file
     */
    async makeCommit(
      parent: string,
      changes: Readonly<Record<string, string | null>>,
      message: string,
      author: Author,
    ): Promise<string> {
      // An index of its own: nothing that is staged by hand gets into the commit, and no lock of git's stays behind.
      const folder = await mkdtemp(join(tmpdir(), 'studio-'));
      const env = {
        GIT_INDEX_FILE: join(folder, 'index'),
        GIT_AUTHOR_NAME: nameOf(author),
        GIT_AUTHOR_EMAIL: plain(author.email),
        GIT_COMMITTER_NAME: nameOf(author),
        GIT_COMMITTER_EMAIL: plain(author.email),
      };
      try {
        const [shownPrefix] = await Promise.all([
          git(['rev-parse', '--show-prefix']),
          git(['read-tree', parent], { env }),
        ]);
        const prefix = shownPrefix.trim();
        for (const [path, text] of Object.entries(changes)) {
          if (text === null) {
            await git(['update-index', '--force-remove', '--', path], { env });
          } else {
            const blob = (
              await git(['hash-object', '-w', '--stdin', '--path', path], { input: text })
            ).trim();
            await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${prefix}${path}`], { env });
          }
        }
        const tree = (await git(['write-tree'], { env })).trim();
        return (await git(['commit-tree', tree, '-p', parent, '-F', '-'], { env, input: message })).trim();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    /** Moves the branch that is checked out; false where it is no longer at `from`. The files stay as they are. */
    async moveBranch(from: string, to: string): Promise<boolean> {
      try {
        await git(['update-ref', '-m', 'studio', 'HEAD', to, from]);
        return true;
      } catch (error) {
        if ((await git(['rev-parse', 'HEAD'])).trim() !== from) return false;
        throw error;
      }
    },
    /** Whether the branch contains a commit. */
    contains: (commit: string): Promise<boolean> =>
      git(['merge-base', '--is-ancestor', commit, 'HEAD']).then(
        () => true,
        () => false,
      ),
    /** Removes git's locks on its index and on the branch, which a process left behind that was killed. */
    async removeLocks(): Promise<void> {
      const branch = await git(['symbolic-ref', '--quiet', 'HEAD']).catch(() => '');
      for (const name of ['index', 'HEAD', branch.trim()].filter((name) => name !== '')) {
        const file = (await git(['rev-parse', '--git-path', `${name}.lock`])).trim();
        await rm(resolve(root, file), { force: true });
      }
    },
    /** Writes files of the checkout, and git's index, as they are in the newest commit. */
    async restore(paths: readonly string[]): Promise<void> {
      if (paths.length === 0) return;
      const head = new Set(lines(await git(['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...paths])));
      const gone = paths.filter((path) => !head.has(path));
      if (head.size > 0) await git(['checkout', '--quiet', 'HEAD', '--', ...head]);
      if (gone.length > 0) await git(['rm', '--quiet', '--force', '--ignore-unmatch', '--', ...gone]);
    },
    /** The newest commits that touch some paths, newest first. */
    async log(paths: readonly string[], count: number): Promise<readonly Commit[]> {
      const format = ['%H', '%P', '%aI', '%an', '%B'].join(SEPARATOR);
      const text = await git(['log', '-z', `--max-count=${count}`, `--format=${format}`, '--', ...paths]);
      return lines(text).map((entry) => {
        const [id = '', parents = '', at = '', author = '', message = ''] = entry.split(SEPARATOR);
        return { id, parent: parents.split(' ')[0] || null, at, author, message: message.trim() };
      });
    },
    /** Sends a commit to a branch of a remote. Rejects with git's sentence where the remote refuses. */
    async push(remote: string, commit: string, branch: string): Promise<void> {
      await git(['push', '--quiet', remote, `${commit}:refs/heads/${branch}`]);
    },
  };
}

interface GitOptions {
  readonly input?: string | undefined;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Git refuses names without a letter or a digit. */
function nameOf({ name, email }: Author): string {
  return /[\p{L}\p{N}]/u.test(name) ? plain(name) : plain(email);
}

/** Without what separates the parts of a commit. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}<>]+/gu, ' ').trim();
}

function lines(text: string): string[] {
  return text.split('\0').filter((line) => line !== '');
}

function runGit(root: string, args: readonly string[], { input, env }: GitOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-C', root, '-c', 'core.quotePath=false', ...args],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
        timeout: LONGEST_MS,
        // A hook points git at its own folder and index; a question for a password would wait for ever.
        env: {
          ...process.env,
          GIT_DIR: undefined,
          GIT_WORK_TREE: undefined,
          GIT_INDEX_FILE: undefined,
          GIT_TERMINAL_PROMPT: '0',
          // Reading leaves no lock behind where it is cut off.
          GIT_OPTIONAL_LOCKS: '0',
          ...env,
        },
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const said = stderr.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('hint:'));
        reject(new GitProblem(said.join(' ') || error.message, { cause: error }));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input ?? '');
  });
}
