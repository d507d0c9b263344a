import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { type BuildRun, runBuild, writeRowsSite } from './rows-site.ts';
import { contentsOf } from './temporary-folder.ts';

/* One site with an embedded database that nobody else has open: what a later build spares, and that it misses nothing. */

const SLOW = 120_000;
const SOON_MS = 20_000;
const MARK = 'fingerprint.txt';
let folder: string;

const place = (path: string) => join(folder, path);
const settings = () => ({ DATABASE_FOLDER: place('database'), SAMPLE_DATA: 'off', BUILD_ITEMS: '2' });
const build = (...flags: readonly string[]): Promise<BuildRun> => runBuild(folder, settings(), ...flags);
const sites = () => contentsOf(place('out/sites'));
const page = () => readFileSync(place('out/sites/is/frettir/index.html'), 'utf8');
/** When a process last had the database open; it writes this file. */
const lastOpened = () => statSync(place('database/postgres/global/pg_control')).mtimeMs;

/** Adds a news item as a server would, which then closes the database. */
async function publish(slug: string, title: string, at: number): Promise<void> {
  const database = startEmbeddedDatabase(place('database'), { sampleRows: false });
  const { url, secretKey } = await database.connection;
  const row = { slug, title, content: title, published_at: new Date(at).toISOString() };
  const { error } = await connectClient(url, secretKey).from('news').insert(row);
  await database.stop();
  expect(error).toBeNull();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'build-again-'));
  writeRowsSite(folder);
  expect((await build()).code).toBe(0);
  expect((await build()).code).toBe(0);
}, SLOW);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('with nothing changed writes nothing and leaves the database closed', { timeout: SLOW }, async () => {
  const [before, opened] = [sites(), lastOpened()];
  expect((await build()).stdout).toMatch(
    /^2 sites in \S+: \d+ files, 0 written \(0 pages\), 0 removed; bundles unchanged/,
  );
  expect([sites(), lastOpened()]).toEqual([before, opened]);
});

test('a text, a price or a file that was taken away is seen with the database closed', {
  timeout: SLOW,
}, async () => {
  const opened = lastOpened();
  const whole = sites();
  rmSync(place('out/sites/en/index.html'));
  writeFileSync(place('out/sites/is/foreign.html'), '');
  expect((await build()).stdout).toContain(' 1 removed');
  expect(sites()).toEqual(whole);

  const words = place('site/locales/en/nav.json');
  const written = readFileSync(words, 'utf8');
  writeFileSync(words, written.replace('en home.title', 'Renamed page'));
  await build();
  expect(JSON.stringify(sites())).toContain('Renamed page');
  writeFileSync(words, written);
  const yaml = place('site/site.yaml');
  const text = readFileSync(yaml, 'utf8');
  writeFileSync(yaml, text.replace('ISK: 14900', 'ISK: 15900'));
  expect((await build()).stdout).not.toContain(' 0 written');
  expect(JSON.stringify(sites())).toMatch(/15\.?900/);
  writeFileSync(yaml, text);
  await build();
  expect(sites()).toEqual(whole);
  expect(lastOpened()).toBe(opened);
});

test('a row that was written is seen, and one that comes to be published by itself', {
  timeout: SLOW,
}, async () => {
  await publish('ny', 'Ný frétt', Date.now() - 1_000);
  const soon = Date.now() + SOON_MS;
  await publish('bradum', 'Bráðum frétt', soon);
  await build();
  expect(page()).toContain('Ný frétt');
  expect(page()).not.toContain('Bráðum frétt');
  await wait(Math.max(0, soon - Date.now() + 100));
  await build();
  expect(page()).toContain('Bráðum frétt');
});

test('other settings, days and bundles are not taken for the same', { timeout: SLOW }, async () => {
  await build();
  const other = await runBuild(folder, { ...settings(), BUILD_ITEMS: '0' });
  expect(other.stdout).not.toContain(' 0 removed');
  expect(existsSync(place('out/sites/is/frettir/ny/index.html'))).toBe(false);
  await build();
  expect(existsSync(place('out/sites/is/frettir/ny/index.html'))).toBe(true);
  const before = readFileSync(place(`out/bundle/server/${MARK}`), 'utf8');
  writeFileSync(place(`out/bundle/server/${MARK}`), 'of other code');
  writeFileSync(place('out/bundle/client/assets/of-other-code.js'), '');
  expect((await build()).stdout).toContain('bundles made');
  expect(readFileSync(place(`out/bundle/server/${MARK}`), 'utf8')).toBe(before);
  expect(existsSync(place('out/sites/is/assets/of-other-code.js'))).toBe(false);
});

test('without compressed files has none, and with them all of them again', { timeout: SLOW }, async () => {
  await build();
  const whole = sites();
  const compressed = Object.keys(whole).filter((name) => /\.(br|gz)$/.test(name));
  expect(compressed.length).toBeGreaterThan(50);
  await build('--uncompressed');
  const plain = Object.entries(whole).filter(([name]) => !compressed.includes(name));
  expect(sites()).toEqual(Object.fromEntries(plain));
  expect((await build('--uncompressed', '--if-changed')).stdout).toBe(
    'Nothing has changed since the last build.\n',
  );
  expect((await build('--if-changed')).stdout).toContain(`${compressed.length} written (0 pages)`);
  expect(sites()).toEqual(whole);
});

test('makes bundles where there are none that a build has finished, though nothing has changed', {
  timeout: SLOW,
}, async () => {
  await build();
  const whole = contentsOf(place('out/bundle'));
  rmSync(place(`out/bundle/server/${MARK}`));
  expect((await build('--if-changed')).code).toBe(0);
  expect(contentsOf(place('out/bundle'))).toEqual(whole);
});

test('of a site with a mistake is refused, and of the mended one as before', { timeout: SLOW }, async () => {
  const yaml = place('site/site.yaml');
  const text = readFileSync(yaml, 'utf8');
  writeFileSync(yaml, text.replace('ISK: 14900', 'ISK: "x"'));
  for (const flags of [[], ['--if-changed']]) expect((await build(...flags)).code).toBe(1);
  writeFileSync(yaml, text);
  expect(await build('--if-changed')).toMatchObject({
    code: 0,
    stdout: 'Nothing has changed since the last build.\n',
  });
});

test('what is saved while a build runs makes its notes worthless', { timeout: SLOW }, async () => {
  const notes = () => ['finished.json', 'pages.json'].map((name) => existsSync(place(`out/${name}`)));
  const words = place('site/locales/en/nav.json');
  const written = readFileSync(words, 'utf8');
  writeFileSync(words, written.replace('en home.title', 'Name for a moment'));
  const running = build();
  // It has read the texts when it forgets the build before.
  await expect.poll(() => notes()[0], { interval: 5, timeout: SOON_MS }).toBe(false);
  writeFileSync(words, written);
  await running;
  expect(notes()).toEqual([false, false]);
  await build();
  expect(notes()).toEqual([true, true]);
  expect(JSON.stringify(sites())).not.toContain('Name for a moment');
});
