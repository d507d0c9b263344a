import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { inspectCheckout } from '../../../studio/publish/inspect-checkout.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { createRepository, git } from '../../git.ts';
import { temporaryFolder } from '../../temporary-files.ts';

afterEach(() => vi.unstubAllEnvs());

const START = resolve(import.meta.dirname, '../../../studio/server/main.ts');

function checkout() {
  const root = createRepository({ 'site.yaml': 'a: 1\n', 'locales/is/home.json': '{}\n' });
  const [build, studio] = [join(temporaryFolder(), 'build'), join(temporaryFolder(), 'studio')];
  return { root, build, studio, inspect: () => inspectCheckout(root, build, studio) };
}

test('a checkout on a branch that can be written is ready, and stays unchanged', async () => {
  const { root, inspect } = checkout();
  const before = readdirSync(root, { recursive: true });
  expect(await inspect()).toEqual({ kind: 'ready' });
  expect(readdirSync(root, { recursive: true })).toEqual(before);
});

test('a merge that a developer has begun does not keep the Studio from starting', async () => {
  const { root, inspect } = checkout();
  git(root, 'update-ref', 'MERGE_HEAD', 'HEAD');
  expect(await inspect()).toEqual({ kind: 'ready' });
});

test.each<[string, RegExp, (root: string) => void]>([
  ['without a repository', /not a git repository/, (root) => rmSync(join(root, '.git'), { recursive: true })],
  ['without git', /spawn git ENOENT/, () => void vi.stubEnv('PATH', temporaryFolder())],
  ['on no branch', /Run: git switch main$/, (root) => void git(root, 'checkout', '--quiet', '--detach')],
])('a folder %s is one from which drafts cannot be published', async (_, reason, change) => {
  const { root, inspect } = checkout();
  change(root);
  expect(await inspect()).toEqual({ kind: 'unpublishable', reason: expect.stringMatching(reason) });
});

test('a folder that cannot be written is named, with what it needs', async () => {
  const { root, build, studio } = checkout();
  for (const [first, second] of [
    [join(root, 'site.yaml/build'), studio],
    [build, join(root, 'site.yaml/studio')],
  ] as const) {
    const reason = /^The Studio cannot write to .*site\.yaml\/\w+ \(ENOTDIR\): it needs a checkout/;
    expect(await inspectCheckout(root, first, second)).toEqual({
      kind: 'refused',
      reason: expect.stringMatching(reason),
    });
  }
});

test('the process of the Studio ends with one sentence where it cannot write', async () => {
  const folder = temporaryFolder({ file: '' });
  const child = fork(START, [join(folder, 'socket')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...bareEnvironment, LOG_FORMAT: 'json', STUDIO_FOLDER: join(folder, 'file/studio') },
  });
  const exit = once(child, 'exit');
  const lines = (await text(child.stderr as Readable)).trim().split('\n');
  expect([await exit, lines.length]).toEqual([[3, null], 1]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'studio-failed',
    message: expect.stringMatching(/^The Studio cannot write to .*file\/studio \(ENOTDIR\)/),
  });
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('');
});
