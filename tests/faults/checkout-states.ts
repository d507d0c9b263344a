import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { decodeFiles, readContentFiles, readIfThere } from '../../checks/project/content-files.ts';
import { createPublisher } from '../../studio/publish/publish.ts';
import { openRepository } from '../../studio/publish/repository.ts';
import { createRepository, git } from '../git.ts';
import { temporaryFolder, writeFiles } from '../temporary-files.ts';

const FILES = {
  'site.yaml': 'price: 1\n',
  'locales/is/home.json': '{ "title": "Halló" }\n',
  'content/is/terms.md': 'Skilmálar\n',
  'app/code.ts': 'one\n',
};
const anna = { name: 'Anna', email: 'anna@example.is' };

/** Publishes the price 2 in a checkout; its pages are not rendered. */
async function publishIn(root: string) {
  const studio = temporaryFolder();
  const logLines: string[] = [];
  let isBuilt = false;
  const publisher = createPublisher({
    repository: openRepository(root),
    contentPaths: ['site.yaml', 'locales', 'content'],
    read: () => decodeFiles(readContentFiles(root)),
    check: () => ({ project: {} as never, errors: 0 }),
    async build(_, __, beforeWriting) {
      await beforeWriting();
      isBuilt = true;
    },
    rebuild: async () => {},
    send: async () => ({ kind: 'none' }),
    review: null,
    alone: (work) => work(),
    folder: studio,
    log: (line) => logLines.push(line),
  });
  const result = await publisher.publish({
    author: anna,
    message: 'Price: 1 → 2',
    change: (files) => ({
      kind: 'changed',
      files: { ...files, 'site.yaml': (files['site.yaml'] ?? '').replace('price: 1', 'price: 2') },
    }),
  });
  const note = join(studio, 'publishing.json');
  return { ...result, isBuilt, logText: logLines.join('\n'), isCutOff: existsSync(note) };
}

/** A branch with another price and other code, which does not merge with the newest commit. */
function branchOff(root: string): void {
  git(root, 'switch', '--quiet', '--create', 'other');
  writeFiles(root, { 'app/code.ts': 'other\n' });
  git(root, 'commit', '--quiet', '--all', '--message=Other');
  git(root, 'switch', '--quiet', 'main');
  writeFiles(root, { 'app/code.ts': 'main\n' });
  git(root, 'commit', '--quiet', '--all', '--message=Main');
}

/** Runs a git command that stops with a conflict. */
function stopsIn(root: string, ...args: string[]): void {
  expect(() => git(root, ...args)).toThrow();
}

/** States of a checkout in which nothing can be published, with the code of the failure. */
export const refusingStates: Readonly<Record<string, readonly [code: string, make: (root: string) => void]>> =
  {
    'a detached HEAD': ['checkout-detached', (root) => void git(root, 'checkout', '--quiet', '--detach')],
    'the commit of a tag': [
      'checkout-detached',
      (root) => {
        git(root, 'tag', 'v1');
        git(root, 'checkout', '--quiet', 'v1');
      },
    ],
    'a merge with conflicts': [
      'checkout-busy',
      (root) => {
        branchOff(root);
        stopsIn(root, 'merge', '--quiet', 'other');
      },
    ],
    'a merge before its commit': [
      'checkout-busy',
      (root) => {
        branchOff(root);
        git(root, 'merge', '--quiet', '--no-commit', '--strategy=ours', 'other');
      },
    ],
    'a rebase': [
      'checkout-busy',
      (root) => {
        branchOff(root);
        stopsIn(root, 'rebase', '--quiet', 'other');
      },
    ],
    'a cherry-pick': [
      'checkout-busy',
      (root) => {
        branchOff(root);
        stopsIn(root, 'cherry-pick', 'other');
      },
    ],
    'a revert': [
      'checkout-busy',
      (root) => {
        branchOff(root);
        stopsIn(root, 'revert', '--no-edit', 'HEAD^');
      },
    ],
    'git am': [
      'checkout-busy',
      (root) => {
        branchOff(root);
        const patch = git(root, 'format-patch', '--stdout', '-1', 'other');
        const file = join(temporaryFolder({ 'a.patch': patch }), 'a.patch');
        stopsIn(root, 'am', '--quiet', file);
      },
    ],
    'a bisect': ['checkout-busy', (root) => void git(root, 'bisect', 'start')],
    'a lock of the index': ['checkout-busy', (root) => writeFiles(root, { '.git/index.lock': '' })],
    'a lock of the branch': [
      'checkout-busy',
      (root) => writeFiles(root, { '.git/refs/heads/main.lock': '' }),
    ],
    'a branch without a commit': [
      'checkout-missing',
      (root) => {
        git(root, 'switch', '--quiet', '--orphan', 'empty');
        writeFiles(root, FILES);
      },
    ],
    'no repository': ['checkout-missing', (root) => rmSync(join(root, '.git'), { recursive: true })],
    'no git': ['checkout-missing', () => void vi.stubEnv('PATH', temporaryFolder())],
    'a damaged repository': ['checkout-missing', (root) => rmSync(join(root, '.git/HEAD'))],
    'a hook that refuses changes of refs': [
      'publish',
      (root) => {
        writeFiles(root, { '.git/hooks/reference-transaction': '#!/bin/sh\nexit 1\n' });
        chmodSync(join(root, '.git/hooks/reference-transaction'), 0o755);
      },
    ],
    'a content file that is a link': [
      'publish',
      (root) => {
        const target = join(temporaryFolder({ 'site.yaml': 'price: 1\n' }), 'site.yaml');
        rmSync(join(root, 'site.yaml'));
        symlinkSync(target, join(root, 'site.yaml'));
        git(root, 'commit', '--quiet', '--all', '--message=Link');
      },
    ],
  };

/** Expects that a publication in one of these states is refused and changes nothing. */
export async function expectRefusal(state: string): Promise<void> {
  onTestFinished(() => void vi.unstubAllEnvs());
  const [code, make] = getEntry(refusingStates, state);
  const root = createRepository(FILES);
  make(root);
  const snapshot = () => ({
    // A line with the newest commit, then one for each changed file.
    git: spawnSync('git', ['-C', root, 'status', '--porcelain=v2', '--branch']).stdout?.toString(),
    site: readIfThere(join(root, 'site.yaml'))?.toString(),
  });
  const before = snapshot();
  const result = await publishIn(root);
  expect(result).toMatchObject({ kind: 'failed', code, isBuilt: false, isCutOff: false });
  expect(result.logText).toMatch(/^Nothing was published: ./);
  expect(snapshot()).toEqual(before);
}

/** States in which publications succeed; the function may return another root. */
export const publishingStates: Readonly<Record<string, (root: string) => unknown>> = {
  'signed commits without a key': (root) => {
    git(root, 'config', 'commit.gpgSign', 'true');
    git(root, 'config', 'user.signingKey', 'missing');
  },
  'hooks that refuse commits': (root) => {
    for (const name of ['pre-commit', 'commit-msg', 'prepare-commit-msg', 'post-commit']) {
      writeFiles(root, { [`.git/hooks/${name}`]: '#!/bin/sh\nexit 1\n' });
      chmodSync(join(root, '.git/hooks', name), 0o755);
    }
  },
  'no name and address in the settings': (root) => {
    vi.stubEnv('HOME', temporaryFolder());
    git(root, 'config', 'user.useConfigOnly', 'true');
  },
  'line ends of Windows': (root) => {
    git(root, 'config', 'core.autocrlf', 'true');
    writeFiles(root, { 'site.yaml': 'price: 1\r\n' });
    spawnSync('git', ['-C', root, 'add', 'site.yaml']);
  },
  'line ends of Linux where git is set to those of Windows': (root) =>
    void git(root, 'config', 'core.autocrlf', 'true'),
  'attributes for line ends': (root) => {
    writeFiles(root, { '.gitattributes': '*.yaml text eol=crlf\n' });
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=Attributes');
    rmSync(join(root, 'site.yaml'));
    git(root, 'checkout', '--quiet', 'site.yaml');
  },
  'a file that can be executed': (root) => {
    chmodSync(join(root, 'site.yaml'), 0o755);
    git(root, 'commit', '--quiet', '--all', '--message=Mode');
  },
  'a sparse checkout': (root) => {
    git(root, 'sparse-checkout', 'set', '--no-cone', '/site.yaml', '/locales/', '/content/');
  },
  'a shallow clone': (root) => {
    const clone = join(temporaryFolder(), 'clone');
    git(root, 'clone', '--quiet', '--depth=1', `file://${root}`, clone);
    return clone;
  },
  'a linked worktree': (root) => {
    const tree = join(temporaryFolder(), 'tree');
    git(root, 'worktree', 'add', '--quiet', '-b', 'live', tree);
    return tree;
  },
  'a git folder elsewhere': (root) => {
    const folder = join(temporaryFolder(), 'git');
    renameSync(join(root, '.git'), folder);
    writeFiles(root, { '.git': `gitdir: ${folder}\n` });
  },
  'a folder of a larger repository': (root) => {
    const site = join(root, 'site');
    writeFiles(site, FILES);
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=Site');
    return site;
  },
  'a name of a branch with slashes': (root) =>
    void git(root, 'switch', '--quiet', '--create', 'live/one/two'),
  'packed refs': (root) => void git(root, 'pack-refs', '--all'),
  'commits on a branch that is checked out in colors': (root) =>
    void git(root, 'config', 'color.ui', 'always'),
  'another encoding of messages': (root) => void git(root, 'config', 'i18n.commitEncoding', 'ISO-8859-1'),
  'untracked files that git is set not to show': (root) =>
    void git(root, 'config', 'status.showUntrackedFiles', 'no'),
  'code that is staged': (root) => {
    writeFiles(root, { 'app/code.ts': 'staged\n' });
    git(root, 'add', 'app/code.ts');
  },
  'conflicts in the index that no merge has': (root) => {
    branchOff(root);
    writeFiles(root, { 'app/code.ts': 'stashed\n' });
    git(root, 'stash', 'push', '--quiet');
    writeFiles(root, { 'app/code.ts': 'again\n' });
    git(root, 'commit', '--quiet', '--all', '--message=Again');
    stopsIn(root, 'stash', 'pop', '--quiet');
  },
  'a content file that is ignored': (root) => {
    writeFiles(root, { '.git/info/exclude': 'locales/is/extra.json\n', 'locales/is/extra.json': '{}\n' });
  },
  'a lock that a process left an hour ago': (root) => {
    for (const name of ['index', 'refs/heads/main']) {
      writeFiles(root, { [`.git/${name}.lock`]: '' });
      const old = new Date(Date.now() - 60 * 60_000);
      utimesSync(join(root, `.git/${name}.lock`), old, old);
    }
  },
  'a damaged index': (root) => writeFiles(root, { '.git/index': 'DIRC' }),
  'a content folder outside the checkout': (root) => {
    const target = join(temporaryFolder(), 'content');
    renameSync(join(root, 'content'), target);
    symlinkSync(target, join(root, 'content'));
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=Link');
  },
};

/** Expects that a publication in one of these states is committed completely. */
export async function expectPublication(state: string): Promise<void> {
  onTestFinished(() => void vi.unstubAllEnvs());
  const first = createRepository(FILES);
  const newRoot = getEntry(publishingStates, state)(first);
  const root = typeof newRoot === 'string' ? newRoot : first;
  const status = () => spawnSync('git', ['-C', root, 'status', '--porcelain'], { encoding: 'utf8' }).stdout;
  const before = status();
  const result = await publishIn(root);
  expect(result).toMatchObject({ kind: 'published', isBuilt: true, isCutOff: false, logText: '' });
  expect(git(root, 'show', 'HEAD:./site.yaml').trim()).toBe('price: 2');
  const commit = git(
    root,
    'show',
    '--encoding=UTF-8',
    '--format=%an %s',
    '--name-only',
    '--relative',
    'HEAD',
  );
  expect(commit).toBe('Anna Price: 1 → 2\n\nsite.yaml\n');
  expect(readFileSync(join(root, 'site.yaml'), 'utf8').trim()).toBe('price: 2');
  expect(status()).toBe(before);
  expect(existsSync(join(root, '.git/index.lock'))).toBe(false);
}

function getEntry<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const entry = entries[name];
  if (entry === undefined) throw new Error(`There is no state ${name}.`);
  return entry;
}
