import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../../../studio/publish/repository.ts';
import { createSender, type Unsent } from '../../../studio/publish/send.ts';
import { copyFolder, createRepository, git } from '../../git.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';

const FILES = { 'site.yaml': 'a: 1\nb: 1\nc: 1\nd: 1\ne: 1\nf: 1\n', 'app/code.ts': 'old\n' };

/** A checkout that publishes to a remote, and a clone of the remote in which a developer works. */
function checkout() {
  const folder = copyFolder('checkout, remote and clone', (folder) => {
    const root = join(folder, 'root');
    renameSync(createRepository(FILES), root);
    git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', '--template=', 'site.git');
    // Relative, so that copies have separate remotes.
    git(root, 'remote', 'add', 'origin', '../site.git');
    git(root, 'push', '--quiet', 'origin', 'main');
    git(folder, 'clone', '--quiet', '--template=', 'site.git', 'clone');
    git(join(folder, 'clone'), 'remote', 'set-url', 'origin', '../site.git');
  });
  const [root, remote, other] = ['root', 'site.git', 'clone'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const repository = openRepository(root);
  const logLines: string[] = [];
  const changes: Unsent[] = [];
  // The default is as long as a busy machine may take.
  const newSender = (patience = 120_000) =>
    createSender(
      repository,
      { mode: 'push', remote: 'origin', branch: 'main', github: null },
      {
        log: (line) => logLines.push(line),
        onChange: (commits) => changes.push(commits),
        maxWait: patience,
      },
    );
  return {
    ...{ root, remote, other, logLines, changes, newSender },
    /** Makes a publication live here; returns its commit. */
    publish(from: string, to: string): string {
      const text = readFileSync(join(root, 'site.yaml'), 'utf8');
      writeFiles(root, { 'site.yaml': text.replace(from, to) });
      git(root, 'commit', '--quiet', '--all', `--message=${to}`);
      return git(root, 'rev-parse', 'HEAD').trim();
    },
    /** A developer pushes on top of the remote's history, unless replacing it. */
    develop(files: Record<string, string>, ...push: string[]) {
      if (push.length === 0) git(other, 'pull', '--quiet', '--rebase');
      writeFiles(other, files);
      git(other, 'add', '--all');
      git(other, 'commit', '--quiet', '--message=Develop');
      git(other, 'push', '--quiet', 'origin', ...push, 'main');
    },
    /** Content of a file on the remote. */
    at: (path: string) => git(remote, 'show', `main:${path}`),
  };
}

test('commits of others at the remote stay there, and publications are merged on top', async () => {
  const { root, remote, publish, develop, newSender, at } = checkout();
  const sender = newSender();
  publish('a: 1', 'a: 2');
  expect(await sender.send()).toEqual({ kind: 'pushed' });
  for (const round of [1, 2]) {
    develop({ 'app/code.ts': `new ${round}\n` });
    const commit = publish(`b: ${round}`, `b: ${round + 1}`);
    expect(await sender.send()).toEqual({ kind: 'pushed' });
    expect((await sender.sent())(commit)).toEqual({ kind: 'pushed' });
    expect(git(remote, 'merge-base', '--is-ancestor', commit, 'main')).toBe('');
    expect([at('app/code.ts'), at('site.yaml')]).toEqual([
      `new ${round}\n`,
      `a: 2\nb: ${round + 1}\nc: 1\nd: 1\ne: 1\nf: 1\n`,
    ]);
    // Code of other developers is not in the live checkout before the next release.
    expect(git(root, 'show', 'HEAD:app/code.ts')).toBe('old\n');
    expect(git(root, 'status', '--porcelain')).toBe('');
  }
});

test('what both sides have changed stays unsent until a developer has merged it', async () => {
  const { root, other, remote, logLines, changes, publish, develop, newSender, at } = checkout();
  const sender = newSender();
  develop({ 'site.yaml': 'a: 1\nb: 9\nc: 1\nd: 1\ne: 1\nf: 1\n' });
  const first = publish('b: 1', 'b: 2');
  expect(await sender.send()).toEqual({ kind: 'unsent' });
  const second = publish('f: 1', 'f: 2');
  expect(await sender.send()).toEqual({ kind: 'unsent' });
  const isSent = await sender.sent();
  expect([isSent(first), isSent(second)]).toEqual([{ kind: 'unsent' }, { kind: 'unsent' }]);
  expect(sender.unsent()).toMatchObject({ count: 2, problem: 'conflict' });
  expect(logLines.at(-1)).toMatch(/\(conflict\): Both sides have changed site\.yaml$/);
  expect(at('site.yaml')).toContain('b: 9');

  git(other, 'fetch', '--quiet', root, 'main');
  git(other, 'merge', '--quiet', '--strategy-option=theirs', '--no-edit', 'FETCH_HEAD');
  git(other, 'push', '--quiet', 'origin', 'main');
  // Like a restarted Studio.
  expect(await newSender().send()).toEqual({ kind: 'pushed' });
  expect(git(remote, 'log', '--no-merges', '--format=%s', 'main').match(/^[bf]: 2$/gm)).toHaveLength(2);
  expect(changes.map(({ count, problem }) => [count, problem])).toEqual([
    [1, null],
    [1, 'conflict'],
    [2, 'conflict'],
    [2, null],
    [0, null],
  ]);
});

test('what is removed from the history at the remote is not brought back', async () => {
  const { root, other, publish, develop, newSender, at } = checkout();
  const sender = newSender();
  publish('a: 1', 'a: 2');
  await sender.send();
  develop({ 'app/code.ts': 'rewritten\n' }, '--force');
  publish('f: 1', 'f: 2');
  expect(await sender.send()).toEqual({ kind: 'unsent' });
  expect(sender.unsent()).toMatchObject({ count: 1, problem: 'conflict' });
  expect(at('site.yaml')).toContain('a: 1');
  // A developer moves the checkout to the new history.
  git(root, 'fetch', '--quiet', 'origin', 'main');
  git(root, 'rebase', '--quiet', '--onto', 'FETCH_HEAD', 'HEAD^');
  expect(await sender.send()).toEqual({ kind: 'pushed' });
  git(other, 'pull', '--quiet', '--rebase');
  expect([at('site.yaml'), at('app/code.ts')]).toEqual([
    'a: 1\nb: 1\nc: 1\nd: 1\ne: 1\nf: 2\n',
    'rewritten\n',
  ]);
});

test.each<[string, Unsent['problem'], RegExp, (paths: { root: string; remote: string }) => void]>([
  [
    'a missing remote',
    'away',
    /does not (appear|exist)/,
    ({ remote }) => rmSync(remote, { recursive: true }),
  ],
  ['an unknown remote', 'away', /./, ({ root }) => git(root, 'remote', 'remove', 'origin')],
  [
    'a deleted branch',
    'conflict',
    /main no longer contains/,
    ({ remote }) => git(remote, 'update-ref', '-d', 'refs/heads/main'),
  ],
  [
    'a history without a common commit',
    'conflict',
    /unrelated histories|no longer contains/,
    ({ root, remote }) => {
      const foreignRepository = createRepository({ 'other.txt': 'x' });
      git(foreignRepository, 'push', '--quiet', '--force', remote, 'main');
      git(root, 'update-ref', '-d', 'refs/studio/sent');
    },
  ],
  [
    'a protected branch',
    'refused',
    /only pull requests/,
    ({ remote }) => {
      writeFiles(remote, {
        'hooks/pre-receive': '#!/bin/sh\necho only pull requests of …@example.is >&2\nexit 1\n',
      });
      chmodSync(join(remote, 'hooks/pre-receive'), 0o755);
    },
  ],
])('%s is a reason that stays until the next attempt', async (_, problem, reason, breakRemote) => {
  const { root, remote, logLines, publish, newSender } = checkout();
  const sender = newSender();
  publish('a: 1', 'a: 2');
  expect(await sender.send()).toEqual({ kind: 'pushed' });
  breakRemote({ root, remote });
  publish('f: 1', 'f: 2');
  for (let attempt = 0; attempt < 2; attempt++) expect(await sender.send()).toEqual({ kind: 'unsent' });
  expect(sender.unsent()).toMatchObject({ problem, reason: expect.stringMatching(reason) });
  expect(sender.unsent().count).toBeGreaterThan(0);
  // Reported once while the state stays the same.
  expect(logLines).toHaveLength(1);
});

test('commits that were live when the process ended are sent once by the next one', async () => {
  const { root, remote, publish, develop, newSender } = checkout();
  publish('a: 1', 'a: 2');
  develop({ 'app/code.ts': 'new\n' });
  expect(await newSender().send()).toEqual({ kind: 'pushed' });
  const tip = git(remote, 'rev-parse', 'main');
  // It was pushed, and the process ended before that was recorded.
  git(root, 'update-ref', '-d', 'refs/studio/sent');
  git(root, 'update-ref', '-d', 'refs/remotes/origin/main');
  expect(await newSender().send()).toEqual({ kind: 'pushed' });
  expect(git(remote, 'rev-parse', 'main')).toBe(tip);
  expect(git(remote, 'log', '--format=%s', 'main').match(/^a: 2$/gm)).toHaveLength(1);
});

test('a publication does not wait for a slow remote, and what is sent later is shown as sent', async () => {
  const { root, remote, publish, newSender } = checkout();
  const release = join(temporaryFolder(), 'release');
  writeFiles(remote, { 'hooks/pre-receive': `#!/bin/sh\nwhile [ ! -e ${release} ]; do sleep 0.05; done\n` });
  chmodSync(join(remote, 'hooks/pre-receive'), 0o755);
  const commit = publish('a: 1', 'a: 2');
  const sender = newSender(100);
  expect(await sender.send()).toEqual({ kind: 'unsent' });
  const pollOptions = { timeout: 60_000 };
  await expect.poll(() => sender.unsent(), pollOptions).toMatchObject({ count: 1, problem: null });
  writeFileSync(release, '');
  await expect.poll(() => sender.unsent().count, pollOptions).toBe(0);
  expect((await sender.sent())(commit)).toEqual({ kind: 'pushed' });
  expect(git(root, 'rev-parse', 'refs/studio/sent').trim()).toBe(commit);
});

test('publications that are sent at the same moment all arrive', async () => {
  const { remote, publish, newSender } = checkout();
  const sender = newSender();
  const sends: Promise<unknown>[] = [];
  for (const key of ['a', 'b', 'c']) {
    publish(`${key}: 1`, `${key}: 2`);
    sends.push(sender.send());
  }
  expect(await Promise.all(sends)).toEqual(Array(3).fill({ kind: 'pushed' }));
  expect(git(remote, 'show', 'main:site.yaml')).toBe('a: 2\nb: 2\nc: 2\nd: 1\ne: 1\nf: 1\n');
});

test('a checkout on another branch sends nothing, and says why', async () => {
  const { root, publish, newSender, at } = checkout();
  git(root, 'switch', '--quiet', '--create', 'feature');
  publish('a: 1', 'a: 2');
  const sender = newSender();
  expect(await sender.send()).toEqual({ kind: 'unsent' });
  expect(sender.unsent()).toMatchObject({
    problem: 'refused',
    reason: 'The checkout is on feature, and STUDIO_BRANCH is main.',
  });
  expect(at('site.yaml')).toContain('a: 1');
});
