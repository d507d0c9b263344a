import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { fillPage } from '../../../app/data/fill-page.ts';
import { ANY_NAME, fillSkeleton } from '../../../app/data/item-skeleton.ts';
import type { BuiltProject } from '../../../app/data/project.ts';
import { type RecordedRows, requestKey } from '../../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../../app/data/row-requests.ts';
import { isReservedAddress } from '../../../schema/reserved-addresses.ts';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import type { EmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { startDatabase } from '../database/database-folder.ts';
import { BUNDLE_TIME } from './own-bundles.ts';
import { readFolder } from './read-folder.ts';
import { type BuildRun, runBuild, writeRowsSite } from './rows-site.ts';

/* The life of one site: built, built again, edited, its database moved, its database unavailable. */

const SLOW = 120_000;
const folder = temporaryFolder();
let database: EmbeddedDatabase;
let databaseFiles: string;
let connection: DatabaseConnection;
let first: BuildRun;

const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const script = '<script>alert(1)</script>';
const news = [
  { slug: 'nyjast', title: 'Nýjasta fréttin', published_at: day(1) },
  { slug: 'i-midju', title: 'Fréttin í miðju', published_at: day(2) },
  { slug: 'elst', title: 'Elsta fréttin', published_at: day(3) },
  { slug: 'drog', title: 'Drög að frétt', published_at: null },
  { slug: 'a-morgun', title: 'Frétt á morgun', published_at: day(-1) },
].map((row) => ({ ...row, content: `Efni ${row.slug} ${script}` }));
const projects = [
  { id: 'saltey', title: 'Saltey vefverslun', published_at: day(4) },
  { id: 'ullarbudin', title: 'Ullarbúðin á vefnum', published_at: day(5) },
].map((row) => ({ ...row, description: 'Netverslun', category: 'Netverslun' }));

beforeAll(async () => {
  ({ database, connection, folder: databaseFiles } = await startDatabase());
  await writeRowsSite(folder);
  const editor = connectClient(connection.url, connection.secretKey);
  const translations = { en: { title: 'The newest of news', content: 'English' } };
  const [newest, ...others] = news;
  for (const { error } of [
    await editor.from('news').insert({ ...newest, translations: translations }),
    await editor.from('news').insert(others),
    // A title of only spaces: the database accepts it, a page does not.
    await editor.from('projects').insert(projects),
    await editor
      .from('projects')
      .update({ translations: { en: { title: ' ', description: 'A shop' } } })
      .eq('id', 'saltey'),
  ])
    expect(error).toBeNull();
  first = await runBuild(folder, settings());
}, BUNDLE_TIME);

const file = (path: string) => readFileSync(join(folder, 'out/sites', path), 'utf8');
const has = (path: string) => existsSync(join(folder, 'out/sites', path));
const readRows = () => JSON.parse(readFileSync(join(folder, 'out/rows.json'), 'utf8')) as RecordedRows;
const sites = () => readFolder(join(folder, 'out/sites'));
const settings = () => ({ DATABASE_FOLDER: databaseFiles, BUILD_ITEMS: '2' });

/** Edits a price of the site; the returned function restores it. */
function editPrice(): () => void {
  const yaml = join(folder, 'site/site.yaml');
  const content = readFileSync(yaml, 'utf8');
  writeFileSync(yaml, content.replace('ISK: 14900', 'ISK: 15900'));
  return () => writeFileSync(yaml, content);
}

/** Rows that the build has read. */
function createRecordedRows(): Rows {
  const replies = readRows();
  const readReply = async (request: RowRequest): Promise<RowReply> =>
    replies[requestKey(request)] ?? { ok: false, reason: 'Not read by the build.' };
  return { read: readReply as Rows['read'] };
}

describe('a build with a database', () => {
  test('shows the rows in each language, as text, and reports a mistake in one once', () => {
    expect(first.code).toBe(0);
    const problems = first.stderr.split('\n').filter((line) => line.includes('saltey'));
    expect(problems).toEqual(['In the table projects, row saltey: translations.en.title must not be empty.']);
    for (const [page, words] of [
      ['is/frettir/index.html', 'Nýjasta fréttin'],
      ['en/frettir/index.html', 'The newest of news'],
      ['en/frettir/index.html', 'Elsta fréttin'],
      ['is/frettir.data', 'Elsta fréttin'],
    ] as const)
      expect(file(page), page).toContain(words);
    expect(file('is/frettir/index.html')).not.toMatch(/Drög að frétt|Frétt á morgun/);
    expect(file('is/frettir/nyjast/index.html')).not.toContain(script);
    expect(file('is/frettir/nyjast/index.html')).toContain('&lt;script&gt;alert(1)');
  });

  test('has at its root nothing but pages, their files and what no page can be called', () => {
    const names = readdirSync(join(folder, 'out/sites/is')).filter((name) => !/\.(?:br|gz)$/.test(name));
    const others = names.filter((name) => !isReservedAddress(`/${name}`));
    const pages = others.filter((name) => has(`is/${name}/index.html`));
    expect(others.filter((name) => !pages.includes(name.replace(/\.(?:data|atom)$/, '')))).toEqual([
      'index.html',
    ]);
  });

  test('has pages of the newest items, with their data, and of no others', () => {
    for (const code of ['is', 'en']) {
      for (const name of ['frettir/nyjast', 'frettir/i-midju', 'verkefni/saltey', 'verkefni/ullarbudin'])
        for (const part of ['/index.html', '.data'])
          expect(has(`${code}/${name}${part}`), name + part).toBe(true);
      for (const name of ['elst', 'drog', 'a-morgun', ANY_NAME])
        expect(has(`${code}/frettir/${name}/index.html`), name).toBe(false);
    }
    expect(file('en/frettir/nyjast/index.html')).toContain('<title>The newest of news');
    expect(file('is/verkefni/ullarbudin.data')).toContain('Ullarbúðin á vefnum');
  });

  test('leaves pages that wait for their item: filled in, they are the item’s page', async () => {
    const { project, sprite } = JSON.parse(
      readFileSync(join(folder, 'out/project.json'), 'utf8'),
    ) as BuiltProject;
    const rows = createRecordedRows();
    for (const language of project.site.languages) {
      for (const [list, name] of [
        ['frettir', 'i-midju'],
        ['verkefni', 'ullarbudin'],
      ] as const) {
        const url = new URL(`/${list}/${name}`, language.origin);
        const skeleton = file(`${language.code}/${list}/${ANY_NAME}.json`);
        expect(skeleton).not.toContain(name);
        const filledPage = await fillPage(fillSkeleton(skeleton, name), url, rows);
        const fullPage = await pageSource(project, language, sprite, { rows }).page(url);
        expect(filledPage).toEqual({ kind: 'filled', view: 'view' in fullPage ? fullPage.view : null });
        expect(JSON.stringify(filledPage)).toContain(
          name === 'i-midju' ? 'Fréttin í miðju' : 'Ullarbúðin á vefnum',
        );
      }
    }
  });

  test('puts all items into the sitemap and the newest into the feed', () => {
    expect(file('en/sitemap.xml').match(/(?<=<loc>)[^<]*\/verkefni\/[^<]*/g)).toEqual([
      'https://hraunvefur.io/verkefni/saltey',
      'https://hraunvefur.io/verkefni/ullarbudin',
    ]);
    expect(
      file('en/frettir.atom')
        .match(/(?<=<title>)[^<]*/g)
        ?.slice(1),
    ).toEqual(['The newest of news', 'Fréttin í miðju', 'Elsta fréttin']);
    expect(has('en/frettir.atom.br')).toBe(true);
    expect(JSON.parse(file('is/supabase.json'))).toEqual({ url: '', key: 'embedded' });
  });
});

describe('a later build', { timeout: SLOW }, () => {
  const hostedSettings = () => ({
    SUPABASE_URL: connection.url,
    SUPABASE_PUBLISHABLE_KEY: connection.publishableKey,
    SUPABASE_SECRET_KEY: connection.secretKey,
    BUILD_ITEMS: '2',
  });

  test('waits for a build that is killed, and leaves a complete site', async () => {
    const sitesBefore = sites();
    rmSync(join(folder, 'out/sites/en/index.html'));
    writeFileSync(join(folder, 'out/sites/is/foreign.html'), '');
    const args = ['--light', '--site', join(folder, 'site'), '--out', join(folder, 'out')];
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings() };
    const restore = editPrice();
    const firstBuild = spawn(process.execPath, ['scripts/build.ts', ...args], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((rendering) => firstBuild.stdout.once('data', rendering));
    restore();
    const secondBuild = runBuild(folder, settings());
    await wait(Math.random() * 400);
    firstBuild.kill('SIGKILL');
    expect((await secondBuild).code).toBe(0);
    expect(sites()).toEqual(sitesBefore);
  });

  test('with --if-changed is none when nothing but rows has changed: the server reads them itself', async () => {
    const editor = connectClient(connection.url, connection.secretKey);
    await editor.from('news').update({ title: 'Fréttin, lagfærð' }).eq('slug', 'elst');
    expect(await runBuild(folder, settings(), '--if-changed')).toEqual({
      code: 0,
      stdout: 'Nothing has changed since the last build.\n',
      stderr: '',
    });
  });

  test('shows an edit and the rows of another database, and never contains its secret', async () => {
    editPrice();
    const run = await runBuild(folder, hostedSettings(), '--if-changed');
    expect(run).toMatchObject({ code: 0, stdout: expect.stringContaining('bundles unchanged') });
    expect(JSON.stringify(sites())).toMatch(/15\.?900/);
    expect(JSON.parse(file('en/supabase.json'))).toEqual({
      url: connection.url,
      key: connection.publishableKey,
    });
    expect(file('is/frettir/index.html')).toContain('Fréttin, lagfærð');
    const output =
      readFileSync(join(folder, 'out/project.json'), 'utf8') + JSON.stringify([sites(), readRows()]);
    expect(output).not.toContain(connection.secretKey);
  });

  test('shows the rows of the one before while the database is unavailable, and says so', async () => {
    await database.stop();
    const [before, rows] = [sites(), readRows()];
    const run = await runBuild(folder, hostedSettings());
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(
      /2 sites in \S+: \d+ files, 0 written \(0 pages\), 0 removed; bundles unchanged/,
    );
    expect(run.stderr).toContain('The database cannot be read. The database cannot be reached');
    expect(run.stderr).toContain('The sites show the news and projects of the build before.');
    expect(run.stderr.match(/cannot be read/g)).toHaveLength(1);
    expect([sites(), readRows()]).toEqual([before, rows]);
  });
});

describe('settings', { timeout: SLOW }, () => {
  test('that are wrong end the build before it begins', async () => {
    const before = sites();
    expect(await runBuild(folder, { BUILD_ITEMS: '10001', SUPABASE_URL: 'https://abc.supabase.co' })).toEqual(
      {
        code: 2,
        stdout: '',
        stderr: [
          'BUILD_ITEMS is "10001", but must be a whole number from 0 to 10000, for example 200; correct it, or leave it out.',
          'SUPABASE_URL is set, but SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are not; set all three for a hosted database, or none for the embedded one.\n',
        ].join('\n'),
      },
    );
    expect(sites()).toEqual(before);
  });
});
