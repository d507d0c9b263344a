import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readIfThere } from '../../checks/project/content-files.ts';
import type { Files } from '../../edits/edit.ts';
import { replaceUnchanged } from '../../server/build/write-whole.ts';
import { LoggableError } from '../../server/runtime/log.ts';

/** Author of a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** A commit in the history of the Studio. */
export interface Commit {
  readonly id: string;
  readonly parent: string | null;
  /** ISO 8601. */
  readonly at: string;
  readonly author: string;
  readonly message: string;
}

/** Operations of git that the Studio uses. */
export type Repository = ReturnType<typeof openRepository>;

/** Git refused; the message is its output, without hints, credentials and names in addresses. */
export class GitProblem extends LoggableError {}

/** Overrides settings that would change git's output or how messages are stored, or lose commits in a power cut. */
const SETTINGS = [
  'core.quotePath=false',
  'log.showSignature=false',
  'i18n.commitEncoding=UTF-8',
  'core.fsync=committed',
].flatMap((setting) => ['-c', setting]);
const LINK = '120000';
const SEPARATOR = '\x1f';
const MAX_GIT_MS = 60_000;
/** Files in git's folder during an operation of several steps, or while another git runs. */
const UNFINISHED =
  'MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD BISECT_LOG rebase-merge rebase-apply index.lock'.split(' ');
/** An editor's git locks the index briefly after files have changed. */
const INDEX_TRIES = 10;
const INDEX_PAUSE_MS = 200;
/** Last known state of the remote's branch. */
export const SENT = 'refs/studio/sent';

/** Opens the repository that contains a folder. @param root folder of site.yaml: all paths are relative to it */
export function openRepository(root: string) {
  const git = (args: readonly string[], options: GitOptions = {}) => runGit(root, args, options);
  const contains = async (commit: string, inside: string): Promise<boolean> =>
    commit === inside ||
    (await git(['merge-base', '--is-ancestor', commit, inside]).then(
      () => true,
      () => false,
    ));
  /** Files in git's own folder. */
  const gitFiles = async (names: readonly string[]) =>
    (await git(['rev-parse', ...names.flatMap((name) => ['--git-path', name])]))
      .trimEnd()
      .split('\n')
      .map((file) => resolve(root, file));
  /** Modes and blobs by path. */
  async function listBlobs(revision: string, paths: readonly string[]) {
    const entries = splitLines(await git(['ls-tree', '-r', '-z', revision, '--', ...paths]));
    return new Map(
      entries.flatMap((entry) => {
        const [, mode = '', id = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(entry) ?? [];
        return path === '' ? [] : [[path, { mode, id }] as const];
      }),
    );
  }

  /** The blob of a file with the given content, as git stores it. */
  const storeBlob = async (path: string, input: string | Buffer, ...options: readonly string[]) =>
    (await git(['hash-object', ...options, '--stdin', '--path', path], { input })).trim();
  async function commitTree(tree: string, parents: readonly string[], input: string, author: Author) {
    const env = {
      GIT_AUTHOR_NAME: getAuthorName(author),
      GIT_AUTHOR_EMAIL: plain(author.email),
      GIT_COMMITTER_NAME: getAuthorName(author),
      GIT_COMMITTER_EMAIL: plain(author.email),
    };
    const options = parents.flatMap((id) => ['-p', id]);
    return (await git(['commit-tree', tree, ...options, '-F', '-'], { env, input })).trim();
  }
  /** A file of the newest commit as checked out: with Windows line endings, for example. */
  const readCheckedOut = async (path: string) =>
    Buffer.from(await git(['cat-file', '--filters', `HEAD:./${path}`], { encoding: 'latin1' }), 'latin1');
  async function resetIndex(paths: readonly string[], tries: number): Promise<void> {
    try {
      await git(['reset', '--quiet', 'HEAD', '--', ...paths]);
    } catch (error) {
      if (tries === 1 || !String(error).includes('index.lock')) throw error;
      await wait(INDEX_PAUSE_MS);
      await resetIndex(paths, tries - 1);
    }
  }

  return {
    gitFiles,
    /** The newest commit of the branch that is checked out. Rejects if there is none. */
    head: async () => (await git(['rev-parse', 'HEAD'])).trim(),
    /** Files at a commit; missing ones are left out. */
    async read(commit: string, paths: readonly string[]): Promise<Files> {
      const entries = paths.map(async (path) => {
        const text = await git(['cat-file', 'blob', `${commit}:./${path}`]).catch(() => null);
        return text === null ? [] : [[path, text] as const];
      });
      return Object.fromEntries((await Promise.all(entries)).flat());
    },
    /** Obstacle to a commit: no branch is checked out, or another operation is running; null if there is none. */
    async obstacle(): Promise<'detached' | 'busy' | null> {
      const paths = UNFINISHED.flatMap((name) => ['--git-path', name]);
      const answer = await git(['rev-parse', '--symbolic-full-name', 'HEAD', ...paths]);
      const [branch, ...files] = answer.trimEnd().split('\n');
      if (files.some((file) => existsSync(resolve(root, file)))) return 'busy';
      return branch === 'HEAD' ? 'detached' : null;
    },
    /** The name of the branch that is checked out. */
    branch: async () => (await git(['rev-parse', '--abbrev-ref', 'HEAD'])).trim(),
    /** Files below some paths that differ from the newest commit, or are untracked. */
    async uncommitted(paths: readonly string[]): Promise<readonly string[]> {
      const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
      return splitLines(await git(['status', ...options, '--', ...paths])).map((entry) => entry.slice(3));
    },
    /** The paths that a commit has changed. */
    changed: async (commit: string): Promise<readonly string[]> =>
      splitLines(
        await git(['diff-tree', '-r', '-z', '--root', '--no-commit-id', '--name-only', '--relative', commit]),
      ),
    /**
     * Creates a commit that is on no branch yet. Git's index is unchanged.
     * @param changes by path; null removes the file
     */
    async makeCommit(
      parent: string,
      changes: Readonly<Record<string, string | null>>,
      message: string,
      author: Author,
    ): Promise<string> {
      // With a separate index, the commit excludes files staged by hand, and no lock of git's remains.
      const folder = await mkdtemp(join(tmpdir(), 'studio-'));
      const env = { GIT_INDEX_FILE: join(folder, 'index') };
      try {
        const [prefixLine, previousBlobs] = await Promise.all([
          git(['rev-parse', '--show-prefix']),
          listBlobs(parent, Object.keys(changes)),
          git(['read-tree', parent], { env }),
        ]);
        const prefix = prefixLine.trim();
        for (const [path, text] of Object.entries(changes)) {
          if (previousBlobs.get(path)?.mode === LINK) throw new GitProblem(`${path} is a symbolic link.`);
          if (text === null) {
            await git(['update-index', '--force-remove', '--', path], { env });
          } else {
            const blob = await storeBlob(path, text, '-w');
            const mode = previousBlobs.get(path)?.mode ?? '100644';
            await git(['update-index', '--add', '--cacheinfo', `${mode},${blob},${prefix}${path}`], { env });
          }
        }
        return await commitTree((await git(['write-tree'], { env })).trim(), [parent], message, author);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    /** Moves the branch that is checked out; false if it is no longer at `from`. The files stay unchanged. */
    async moveBranch(from: string, to: string): Promise<boolean> {
      try {
        await git(['update-ref', '-m', 'studio', 'HEAD', to, from]);
        return true;
      } catch (error) {
        if ((await git(['rev-parse', 'HEAD'])).trim() !== from) return false;
        throw error;
      }
    },
    contains,
    /**
     * Removes locks on git's index and on the branch, left by a killed process, and makes a damaged index again.
     * @param age minimum age of a lock in milliseconds; locks stay if they are newer, or while git is running here
     */
    async removeLocks(age = 0): Promise<void> {
      const branch = await git(['symbolic-ref', '--quiet', 'HEAD']).catch(() => '');
      const names = ['index', 'HEAD', branch.trim()].filter((name) => name !== '');
      for (const file of await gitFiles(names.map((name) => `${name}.lock`))) {
        const lockTime = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
        if (age === 0 || (Date.now() - lockTime > age && !isGitRunning(root)))
          await rm(file, { force: true });
      }
      await git(['ls-files', '--', 'site.yaml']).catch(async (error) => {
        const [index] = await gitFiles(['index']);
        if (!/index file/.test(String(error)) || index === undefined) throw error;
        await rm(index);
        await git(['reset', '--quiet']);
      });
    },
    /**
     * Writes the files of the newest commit to the checkout and to git's index.
     * @param commit only files that match this commit or its parent are written: the others are being edited by hand
     * @returns files that are being edited by hand
     */
    async complete(commit: string, paths: readonly string[]): Promise<readonly string[]> {
      if (paths.length === 0) return [];
      const sides = [
        listBlobs('HEAD', paths),
        listBlobs(commit, paths),
        listBlobs(`${commit}^`, paths).catch(() => null),
      ];
      const [head, ...previousStates] = await Promise.all(sides);
      const [temporaryFolder = ''] = await gitFiles(['studio-files']);
      const filesInUse: string[] = [];
      for (const path of paths) {
        const text = readIfThere(join(root, path));
        const id = text ? await storeBlob(path, text) : undefined;
        if (id === head?.get(path)?.id) continue;
        const isPrevious = previousStates.some((side) => side && side.get(path)?.id === id);
        const content = head?.has(path) ? await readCheckedOut(path) : null;
        if (!isPrevious || !replaceUnchanged(join(root, path), text, content, temporaryFolder))
          filesInUse.push(path);
      }
      await rm(temporaryFolder, { recursive: true, force: true });
      await resetIndex(paths, INDEX_TRIES);
      return filesInUse;
    },
    /** The newest commits that touch some paths, newest first; without merges, whose commits are listed separately. */
    async log(paths: readonly string[], count: number): Promise<readonly Commit[]> {
      const format = ['%H', '%P', '%aI', '%an', '%B'].join(SEPARATOR);
      const options = ['-z', '--no-merges', `--max-count=${count}`, `--format=${format}`];
      return splitLines(await git(['log', ...options, '--', ...paths])).map((entry) => {
        const [id = '', parents = '', at = '', author = '', message = ''] = entry.split(SEPARATOR);
        return { id, parent: parents.split(' ')[0] || null, at, author, message: message.trim() };
      });
    },
    /** Sends a commit to a branch of a remote, past the hooks of developers. Rejects if the remote refuses. */
    async push(remote: string, commit: string, branch: string): Promise<void> {
      await git(['push', '--quiet', '--no-verify', remote, `${commit}:refs/heads/${branch}`]);
    },
    /** Gets the newest commit of a branch of a remote; null if the remote has no such branch. */
    async fetch(remote: string, branch: string): Promise<string | null> {
      const [tip = ''] = (await git(['ls-remote', remote, `refs/heads/${branch}`])).split('\t');
      if (tip !== '' && !(await contains(tip, 'HEAD')))
        await git(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', remote, `refs/heads/${branch}`]);
      return tip || null;
    },
    /** The newest common ancestor of two commits; null if there is none. */
    commonCommit: (one: string, other: string): Promise<string | null> =>
      git(['merge-base', one, other]).then(
        (id) => id.trim(),
        () => null,
      ),
    /** Stores the state of the remote's branch. */
    markSent: async (tip: string): Promise<void> => void (await git(['update-ref', SENT, tip])),
    /** Commits of the branch that are in no known state of the remote's branch. */
    async unsent(remote: string, branch: string): Promise<readonly string[]> {
      const remoteRefs = [SENT, `refs/remotes/${remote}/${branch}`];
      // Neither may exist before the first commit is sent.
      return splitWords(await git(['rev-list', '--ignore-missing', 'HEAD', '--not', ...remoteRefs]));
    },
    /** Merges two commits, without the checkout; rejects with the files in which both have changed the same lines. */
    async merge(ours: string, theirs: string, message: string, author: Author): Promise<string> {
      const options = ['--write-tree', '--name-only', '--no-messages'];
      const tree = await git(['merge-tree', ...options, ours, theirs]).catch((error: GitProblem) => {
        throw new GitProblem(error.message.replace(/^[0-9a-f]{40,} /, 'Both sides have changed '));
      });
      return await commitTree(tree.trim(), [ours, theirs], message, author);
    },
  };
}

interface GitOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
  /** Encoding of the output; `latin1` for bytes. */
  readonly encoding?: 'utf8' | 'latin1';
}

/** Git refuses names without a letter or a digit. */
function getAuthorName({ name, email }: Author): string {
  return /[\p{L}\p{N}]/u.test(name) ? plain(name) : plain(email);
}

/** Removes characters that separate the parts of a commit. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}<>]+/gu, ' ').trim();
}

function splitLines(text: string): string[] {
  return text.split('\0').filter((line) => line !== '');
}

function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Searches the process table of Linux. */
function isGitRunning(root: string): boolean {
  return globSync('/proc/[0-9]*').some((folder) => {
    try {
      const isHere = readlinkSync(`${folder}/cwd`) === realpathSync(root);
      return isHere && readFileSync(`${folder}/comm`, 'utf8') === 'git\n';
    } catch {
      return false;
    }
  });
}

function runGit(
  root: string,
  args: readonly string[],
  { input = '', env, encoding = 'utf8' }: GitOptions,
): Promise<string> {
  // The folder is trusted with any owner, because its code runs here anyway.
  const trusted = `safe.directory=${existsSync(root) ? realpathSync(root) : root}`;
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      ['-C', root, ...SETTINGS, '-c', trusted, ...args],
      {
        encoding,
        maxBuffer: 64 * 1024 * 1024,
        timeout: MAX_GIT_MS,
        // A hook sets its own folder and index for git, and a password prompt would wait forever.
        env: {
          ...process.env,
          GIT_DIR: undefined,
          GIT_WORK_TREE: undefined,
          GIT_INDEX_FILE: undefined,
          GIT_TERMINAL_PROMPT: '0',
          // `failureCode` expects English messages.
          LC_ALL: 'C',
          // An interrupted read leaves no lock.
          GIT_OPTIONAL_LOCKS: '0',
          ...env,
        },
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const outputLines = `${stderr || stdout}`.split('\n').filter((line) => !line.startsWith('hint:'));
        const message = outputLines.join(' ').trim() || error.message;
        // Removes the part before the @: `https://user:token@host`, `anna@example.is`.
        reject(new GitProblem(message.replace(/[^\s/<>"'(]+@(?=\w)/g, '…@'), { cause: error }));
      },
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
