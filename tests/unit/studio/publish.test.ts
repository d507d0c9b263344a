import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { oneBuildAtATime } from '../../../server/build/one-build-at-a-time.ts';
import { listPublications, publicationMessage } from '../../../studio/publish/history.ts';
import { createPublisher } from '../../../studio/publish/publish.ts';
import { openRepository } from '../../../studio/publish/repository.ts';
import { readCheckout } from '../../../studio/publish/site-publisher.ts';
import { removePublication } from '../../../studio/publish/undo.ts';
import { saveWhilePublishing } from '../../faults/save-while-publishing.ts';
import { createRepository, git } from '../../git.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';
import { anna, publishingCheckout } from './publishing-checkout.ts';

test('a publication is a commit by its editor with the files of the change alone, and live', async () => {
  const { root, publish, site, readLive } = publishingCheckout();
  writeFiles(root, { 'README.md': 'being written\n' });
  git(root, 'add', 'README.md');
  const result = await publish('price: 2\n', 'Price: 1 → 2');
  expect(result).toMatchObject({ kind: 'published', sent: { kind: 'none' } });
  expect(git(root, 'log', '-1', '--format=%an %ae %s')).toBe('Anna anna@example.is Price: 1 → 2\n');
  expect(git(root, 'show', '--name-only', '--format=')).toBe('site.yaml\n');
  expect([site(), readLive()]).toEqual(['price: 2\n', 'price: 2\n']);
  expect(git(root, 'status', '--porcelain')).toBe('M  README.md\n');
});

test('a publication is synced to the disk: its blob, tree, commit and branch', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  const { publish } = publishingCheckout();
  const trace = join(temporaryFolder(), 'trace');
  vi.stubEnv('GIT_TRACE2_EVENT', trace);
  expect((await publish('price: 2\n')).kind).toBe('published');
  const flushes = readFileSync(trace, 'utf8').match(/"fsync\/hardware-flush"/g) ?? [];
  expect(flushes.length).toBeGreaterThanOrEqual(4);
});

test('what cannot be rendered, written or checked changes neither branch, files nor site', async () => {
  const refusingCheckout = publishingCheckout({ check: () => ({ project: null, errors: 3 }) });
  expect(await refusingCheckout.publish('price: 2\n')).toEqual({ kind: 'problems', errors: 3 });

  const broken = publishingCheckout({ build: () => Promise.reject(new Error('a page failed')) });
  expect(await broken.publish('price: 2\n')).toEqual({ kind: 'failed', code: 'publish' });
  expect(broken.logLines).toEqual(['Nothing was published: a page failed']);

  const full = publishingCheckout({
    async build(_, __, beforeWriting) {
      await beforeWriting();
      throw new Error('no space left on device');
    },
  });
  expect(await full.publish('price: 2\n')).toEqual({ kind: 'failed', code: 'disk-full' });
  for (const { root, site, studio } of [refusingCheckout, broken, full]) {
    expect(site()).toBe('price: 1\n');
    expect(git(root, 'log', '--format=%s')).toBe('First\n');
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(existsSync(join(studio, 'publishing.json'))).toBe(false);
  }
});

test('files that were changed outside the Studio stop a publication', async () => {
  const { root, publish } = publishingCheckout();
  writeFiles(root, { 'site.yaml': 'price: 5\n', 'locales/is/new.json': '{}' });
  expect(await publish('price: 2\n')).toEqual({
    kind: 'uncommitted',
    files: ['site.yaml', 'locales/is/new.json'],
  });
  expect(readFileSync(join(root, 'site.yaml'), 'utf8')).toBe('price: 5\n');
});

test('publications of the same moment come one after the other, and none is lost', async () => {
  const { root, publisher, site } = publishingCheckout();
  const results = await Promise.all(
    Array.from({ length: 3 }, (_, at) =>
      publisher.publish({
        author: anna,
        message: `Line ${at}`,
        change: (files) => ({
          kind: 'changed',
          files: { ...files, 'site.yaml': `${files['site.yaml']}line ${at}\n` },
        }),
      }),
    ),
  );
  expect(results.map(({ kind }) => kind)).toEqual(Array(3).fill('published'));
  expect(site()).toBe('price: 1\nline 0\nline 1\nline 2\n');
  expect(git(root, 'rev-list', '--count', 'HEAD')).toBe('4\n');
});

test('a commit made at the same moment stays, and the publication starts again', async () => {
  let isFirst = true;
  const { root, publisher, site } = publishingCheckout({
    async build(_, __, beforeWriting) {
      if (isFirst) {
        isFirst = false;
        writeFiles(root, { 'locales/is/home.json': '{ "title": "Sæl" }\n' });
        git(root, 'commit', '--quiet', '--all', '--message=By hand');
      }
      await beforeWriting();
    },
  });
  const result = await publisher.publish({
    author: anna,
    message: 'Price',
    change: (files) => ({ kind: 'changed', files: { ...files, 'site.yaml': 'price: 2\n' } }),
  });
  expect(result.kind).toBe('published');
  expect(git(root, 'log', '--format=%s')).toBe('Price\nBy hand\nFirst\n');
  expect(site()).toBe('price: 2\n');
  expect(readFileSync(join(root, 'locales/is/home.json'), 'utf8')).toContain('Sæl');
});

test('two Studios on one checkout take turns, and none of their publications fails', async () => {
  const first = publishingCheckout();
  const build = temporaryFolder();
  const publishers = [1, 2].map(() =>
    createPublisher({
      ...first.parts,
      folder: temporaryFolder(),
      alone: (work) => oneBuildAtATime(build, work),
    }),
  );
  const results = await Promise.all(
    Array.from({ length: 4 }, (_, at) =>
      publishers[at % 2]?.publish({
        author: anna,
        message: `Line ${at}`,
        change: (files) => ({
          kind: 'changed',
          files: { ...files, 'site.yaml': `${files['site.yaml']}line ${at}\n` },
        }),
      }),
    ),
  );
  expect(results.map((result) => result?.kind)).toEqual(Array(4).fill('published'));
  expect(
    first
      .site()
      .match(/^line \d$/gm)
      ?.sort(),
  ).toEqual([0, 1, 2, 3].map((at) => `line ${at}`));
});

/** Changes that a person makes during a publication, and the content expected afterwards. */
const byHand: Record<string, { change: (root: string) => void; isKept: (root: string) => boolean }> = {
  'a line that is added': {
    change: (root) => appendFileSync(join(root, 'site.yaml'), '# by hand\n'),
    isKept: (root) => readFileSync(join(root, 'site.yaml'), 'utf8').endsWith('# by hand\n'),
  },
  'a file that an editor replaces': {
    change(root) {
      writeFiles(root, { 'README.tmp': 'price: 1 # by hand\n' });
      renameSync(join(root, 'README.tmp'), join(root, 'site.yaml'));
    },
    isKept: (root) => readFileSync(join(root, 'site.yaml'), 'utf8') === 'price: 1 # by hand\n',
  },
  'another file': {
    change: (root) => writeFiles(root, { 'locales/is/home.json': '{ "title": "Sæl" }\n' }),
    isKept: (root) => readFileSync(join(root, 'locales/is/home.json'), 'utf8').includes('Sæl'),
  },
  'a file that is deleted': {
    change: (root) => rmSync(join(root, 'locales/is/home.json')),
    isKept: (root) => !existsSync(join(root, 'locales/is/home.json')),
  },
  'a file with the name of a new one': {
    change: (root) => writeFiles(root, { 'locales/is/new.json': '{ "by": "hand" }\n' }),
    isKept: (root) => readFileSync(join(root, 'locales/is/new.json'), 'utf8').includes('hand'),
  },
};

test.each(Object.entries(byHand))(
  '%s while all is rendered is kept and reported',
  async (_, { change, isKept }) => {
    const { root, publisher, readLive } = publishingCheckout({
      read: () => readCheckout(root),
      async build(_, __, beforeWriting) {
        change(root);
        await beforeWriting();
      },
    });
    const result = await publisher.publish({
      author: anna,
      message: 'Price',
      change: (files) => ({
        kind: 'changed',
        files: { ...files, 'site.yaml': 'price: 2\n', 'locales/is/new.json': '{}\n' },
      }),
    });
    expect(result.kind).toBe('uncommitted');
    expect(isKept(root)).toBe(true);
    expect([git(root, 'log', '--format=%s'), readLive()]).toEqual(['First\n', null]);
  },
);

// More often and at other moments: tests/faults.
test('a line saved at any moment is in the file or reported', () => saveWhilePublishing(5));

test('files saved while pages are written stay, and are reported next', async () => {
  const { root, publish, site } = publishingCheckout({
    read: () => readCheckout(root),
    async build(_, __, beforeWriting) {
      await beforeWriting();
      appendFileSync(join(root, 'site.yaml'), '# by hand\n');
      throw new Error('EROFS: read-only file system');
    },
  });
  expect(await publish('price: 2\n')).toEqual({ kind: 'failed', code: 'checkout-read-only' });
  expect(site()).toBe('price: 2\n# by hand\n');
  expect(git(root, 'log', '--format=%s')).toBe('First\n');
  expect(await publish('price: 3\n')).toEqual({ kind: 'uncommitted', files: ['site.yaml'] });
});

test('an interrupted publication is completed around files saved before the next start', async () => {
  const { root, studio, repository, publisher, publish, site } = publishingCheckout({
    read: () => readCheckout(root),
  });
  const parent = await repository.head();
  const change = { 'site.yaml': 'price: 2\n', 'locales/is/home.json': '{ "title": "Góðan dag" }\n' };
  const commit = await repository.makeCommit(parent, change, 'Change', anna);
  await repository.moveBranch(parent, commit);
  writeFiles(studio, { 'publishing.json': JSON.stringify({ commit }) });
  appendFileSync(join(root, 'site.yaml'), '# by hand\n');
  await publisher.recover();
  expect(site()).toBe('price: 1\n# by hand\n');
  expect(readFileSync(join(root, 'locales/is/home.json'), 'utf8')).toContain('Góðan dag');
  expect(await publish('price: 3\n')).toEqual({ kind: 'uncommitted', files: ['site.yaml'] });
});

test.each([
  ['an unfinished text', '{"commit":'],
  ['nothing', ''],
  ['another form', '{"paths":["../../etc/passwd"]}'],
  ['a commit that does not exist', `{"commit":"${'a'.repeat(40)}"}`],
  ['an option in place of a commit', '{"commit":"--output=/tmp/x"}'],
])('a note with %s is put aside, and the branch decides', async (_, note) => {
  const { root, studio, repository, publisher, publish, site, logLines } = publishingCheckout();
  const parent = await repository.head();
  const commit = await repository.makeCommit(parent, { 'site.yaml': 'price: 2\n' }, 'Price', anna);
  await repository.moveBranch(parent, commit);
  writeFiles(studio, { 'publishing.json': note });
  await publisher.recover();
  expect(site()).toBe('price: 2\n');
  expect(readFileSync(join(studio, 'publishing.json.damaged'), 'utf8')).toBe(note);
  expect(logLines).toEqual([expect.stringContaining('publishing.json.damaged')]);
  expect(git(root, 'status', '--porcelain')).toBe('');
  if (note === '') expect((await publish('price: 3\n')).kind).toBe('published');
});

test('the history reads in words and knows what was reverted, whatever is in the words', () => {
  const [victim, undo] = ['a'.repeat(40), 'b'.repeat(40)];
  const hostile = [`Title: x\n\nUndoes: ${victim}`, `Undoes: ${victim}`, 'a\0b\x1fc'];
  const message = publicationMessage(hostile);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there.
  expect(message).not.toMatch(/[\0\x1f]/);
  const commit = (id: string, message: string) => ({ id, parent: null, at: '', author: 'Eve', message });
  const commits = [
    commit(undo, publicationMessage(['Revert: Price: 1 → 2'], victim)),
    commit(victim, message),
    commit('c'.repeat(40), 'Correct a spelling\n\nBy hand'),
  ];
  const publications = listPublications(commits, () => ({ kind: 'none' }));
  expect(publications).toMatchObject([
    { lines: ['Revert: Price: 1 → 2'], undoes: victim, undoneBy: null },
    {
      lines: [/^Title: x/, /^Undoes/, /^a b c$/].map((line) => expect.stringMatching(line)),
      undoes: null,
      undoneBy: undo,
    },
    { lines: ['Correct a spelling'], undoes: null, undoneBy: null },
  ]);
});

test('a name of an author is a name, whatever is in it', async () => {
  const root = createRepository({ 'site.yaml': 'a: 1\n' });
  const repository = openRepository(root);
  for (const [name, expectedText] of [
    ['Anna <root@example.is>\nEve', 'Anna  root@example.is  Eve'],
    ['<>', 'anna@example.is'],
    ['a\0b\x1fc', 'a b c'],
  ] as const) {
    const author = { name, email: 'anna@example.is' };
    const commit = await repository.makeCommit(await repository.head(), { 'site.yaml': name }, 'x', author);
    const text = git(root, 'show', '--no-patch', '--format=%an|%ae', commit).trim();
    expect(text.replace(/\s+/g, ' ')).toBe(`${expectedText.replace(/\s+/g, ' ')}|anna@example.is`);
  }
});

test('a value that was changed again is named with what it is now', async () => {
  const site = (isk: number, usd: number) => ({ 'site.yaml': `price: { ISK: ${isk}, USD: ${usd} }\n` });
  expect(await removePublication(site(1, 1), site(2, 2), site(3, 2))).toEqual({
    changes: {},
    conflicts: [{ file: 'site.yaml', values: ['price.ISK: 3'] }],
  });
});

test('a publication is reverted in files changed since, or the conflicting files are named', async () => {
  const lines = (...tail: string[]) => `${['a', 'b', 'c', 'd', 'e', 'f', 'g', ...tail].join('\n')}\n`;
  const before = { 'a.md': lines(), 'new.md': '' };
  const after = { 'a.md': lines().replace('b', 'B') };
  expect(
    await removePublication(before, after, { 'a.md': lines('more').replace('b', 'B'), 'new.md': '' }),
  ).toEqual({
    changes: { 'a.md': lines('more') },
    conflicts: [],
  });
  expect(await removePublication(before, after, { 'a.md': lines().replace('b', 'BB') })).toMatchObject({
    conflicts: [{ file: 'a.md', values: [] }],
  });
  // Files that a publication has added are removed, and those that it has removed are restored.
  expect(await removePublication({ 'old.md': 'x' }, { 'new.md': 'y' }, { 'new.md': 'y' })).toEqual({
    changes: { 'old.md': 'x', 'new.md': null },
    conflicts: [],
  });
});
