import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkFolder } from '../../../checks/project/read-project.ts';
import { reportText } from '../../../checks/report/report-text.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { readRunningNote } from '../../../server/database/folder-lock.ts';
import type { LiveState } from '../../../server/dev/app-code.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from '../database/database-folder.ts';
import { rowPages } from '../server/rows/row-site.ts';
import { editSite } from '../site/minimal-site.ts';
import { createProject, editProject, smallProject } from '../texts/small-project.ts';
import { type RunningPreview, runDev, SHOWN_WITHIN_MS, startPreview } from './running-preview.ts';

/** The code is compiled on first use. */
const STARTING_MS = 60_000;

const readSmallFile = (file: string) => smallProject[file] ?? '';

/** Content of a file with one of its texts replaced. */
function withText(file: string, find: string, replace: string): string {
  return editProject([file, find, replace])[file] ?? '';
}

/** Polls until a value is as expected; a busy machine is slow. */
const pollUntilStarted = <T>(readValue: () => T) => expect.poll(readValue, { timeout: STARTING_MS });

const hasNoOverlay = ({ overlay }: LiveState) => overlay === '';
const hasOverlay = ({ overlay }: LiveState) => overlay !== '';

/** The small site with projects and with news, three of them on a page of the list. */
const newsProject = createProject(editSite(rowPages));

/** A client that edits the tables of the database in a folder. */
function createEditor(folder: string) {
  const connection = readRunningNote(folder);
  if (!connection) throw new Error(`No database runs in ${folder}.`);
  const client = connectClient(connection.url, connection.secretKey);
  return {
    async insert(table: 'news' | 'projects', ...rows: readonly object[]) {
      expect((await client.from(table).insert(rows)).error).toBeNull();
    },
    async update(slug: string, values: object) {
      expect((await client.from('news').update(values).eq('slug', slug)).error).toBeNull();
    },
  };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const newsItem = (slug: string, days: number) => ({
  slug,
  title: `Title of ${slug}`,
  content: `Words of ${slug}`,
  published_at: daysAgo(days),
});

/** Starts over a site with a mistake, in Icelandic; the first test fixes it. */
let preview: RunningPreview;
const databaseFiles = databaseFolder();
beforeAll(async () => {
  await putDatabase(databaseFiles, false);
  const files = editProject(['site.yaml', 'ISK: 14900', 'ISK: <b>']);
  preview = await startPreview(files, { DATABASE_FOLDER: databaseFiles }, ['--lang', 'is']);
}, STARTING_MS);
afterAll(async () => {
  // A page is still open.
  expect(await preview.stop('SIGINT')).toBe(0);
  // The end of the preview is that of its database: its lock is free.
  expect(readdirSync(databaseFiles)).toEqual(['lock', 'postgres']);
});

function writeProject(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) preview.write(file, text);
}

test('a mistake from the start is shown instead of the site, which comes when it is fixed', {
  timeout: STARTING_MS,
}, async () => {
  const { status, headers, body } = await preview.ask('/lausnir');
  expect([status, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="is">');
  expect(body).toContain('<h1>Ekki er hægt að sýna vefinn enn þá</h1>');
  expect(body).not.toContain('<b>');
  const { overlay, version } = await preview.waitForState(hasOverlay);
  expect(overlay).toContain('1 villa. Engin eldri útgáfa er til að sýna.');
  expect(overlay).toContain('site.yaml:7:21');
  expect(overlay).not.toContain('<b>');
  expect(preview.output()).toContain('1 villa\n');
  expect(preview.output()).not.toContain('http://en.localhost');

  writeProject(smallProject);
  await pollUntilStarted(async () => (await preview.ask('/lausnir')).status).toBe(200);
  expect((await preview.waitForState(hasNoOverlay)).version).not.toBe(version);
  // A site without news and projects needs no database.
  expect(readdirSync(databaseFiles)).toEqual(['postgres']);
});

describe('over a site with news and projects', () => {
  beforeAll(async () => {
    writeProject(newsProject);
    await vi.waitUntil(() => readRunningNote(databaseFiles), STARTING_MS);
    const editor = createEditor(databaseFiles);
    await editor.insert('news', ...[1, 2, 3, 4].map((days) => newsItem(`item-${days}`, days)));
    await editor.insert('projects', {
      id: 'ullarbudin',
      title: 'Ullarbúðin',
      description: 'A shop for wool',
      category: 'netverslun',
      published_at: daysAgo(1),
    });
    await vi.waitUntil(() => isShown('/frettir', 'Title of item-1'), STARTING_MS);
  }, STARTING_MS);

  const isShown = async (path: string, text: string) => (await preview.ask(path)).body.includes(text);

  test('a list has parts', async () => {
    expect((await preview.ask('/frettir')).body).toMatch(/Title of item-1[\s\S]*Title of item-3/);
    const { body } = await preview.ask('/frettir.data?sida=2');
    expect(body).toContain('Title of item-4');
    expect(body).not.toContain('Title of item-3');
  });

  test('an item has its page and its data', async () => {
    const page = await preview.ask('/verkefni/ullarbudin', 'en.localhost');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('<title>Ullarbúðin |')]);
    const data = await preview.ask('/frettir/item-2.data');
    expect([data.status, data.headers['content-type']]).toEqual([200, 'text/x-script']);
    expect(data.body).toContain('Words of item-2');
  });

  test('a missing item redirects to its list; browsers may read rows themselves', async () => {
    const { status: leads, headers } = await preview.ask('/frettir/unknown');
    expect([leads, headers.location]).toEqual([302, '/frettir']);
    const { status, body } = await preview.ask('/supabase.json');
    expect([status, JSON.parse(body)]).toEqual([200, { url: '', key: 'embedded' }]);
    const rows = await preview.ask('/rest/v1/news?select=*&order=published_at.desc,id&limit=10');
    expect(JSON.parse(rows.body)).toHaveLength(4);
    expect((await preview.ask('/rest/v1/form_submissions')).status).toBe(404);
  });

  test('an edited row shows within about a second', async () => {
    await createEditor(databaseFiles).update('item-1', { title: 'Edited title' });
    for (const path of ['/frettir', '/frettir/item-1'])
      await vi.waitUntil(() => isShown(path, 'Edited title'), SHOWN_WITHIN_MS);
  });
});

describe('over a sound site', () => {
  beforeAll(async () => {
    writeProject(smallProject);
    await vi.waitUntil(async () => (await preview.ask('/frettir')).status === 404, STARTING_MS);
    await preview.waitForState(hasNoOverlay);
  });

  test('each language has its address, and links to the others stay on this machine', async () => {
    expect(preview.output()).toContain(`http://is.localhost:${preview.port}\n`);
    expect(preview.output()).toContain(`http://en.localhost:${preview.port}\n`);
    for (const code of ['is', 'en']) {
      const { status, headers, body } = await preview.ask('/', `${code}.localhost`);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`lang="${code}"`);
      expect(body).toContain(`${code} home.hero.text`);
      expect(body).toContain(`href="http://${code === 'is' ? 'en' : 'is'}.localhost:${preview.port}/"`);
    }
  });

  test('the kit shows each kind of section in each look, on pages without React', async () => {
    const reply = await preview.ask('/_kit/card-grid', 'en.localhost');
    expect([reply.status, reply.body]).toEqual([200, expect.stringContaining('id="card-grid-skyline"')]);
    expect(reply.body).not.toContain('data-start');
    expect((await preview.ask('/_kit')).body).toContain('href="/_kit/card-grid"');
    expect((await preview.ask('/_kit/no-such-kind')).status).toBe(404);
  });

  test.each([
    ['/lausnir.data?_routes=not-found', 200, 'text/x-script', undefined],
    ['/locales/is/nav.json', 200, 'application/json; charset=utf-8', undefined],
    ['/server/dev/browser/live-page.js', 200, 'text/javascript', undefined],
    ['/site.webmanifest', 200, 'application/manifest+json; charset=utf-8', undefined],
    ['/%E0%A4', 404, 'text/html; charset=utf-8', undefined],
    ['/hysing?from=mail', 301, undefined, '/lausnir/vefhysing?from=mail'],
    ['/lausnir/?from=mail', 308, undefined, '/lausnir?from=mail'],
  ])('%s answers %i %s', async (path, status, type, location) => {
    const reply = await preview.ask(path);
    expect([reply.status, reply.headers['content-type'], reply.headers.location]).toEqual([
      status,
      type,
      location,
    ]);
  });

  test('a form is not sent: without a page of the site 405, to a script in JSON', async () => {
    const reply = await preview.post('/', { accept: 'application/json' });
    expect([reply.status, JSON.parse(reply.body)]).toEqual([501, { outcome: 'failed', errors: [] }]);
    expect((await preview.post('/lausnir')).status).toBe(405);
    expect(JSON.parse((await preview.ask('/forms/ticket')).body)).toEqual({ ticket: '' });
  });

  test('a save that changes nothing leaves open pages alone', async () => {
    const { version } = await preview.waitForState(hasNoOverlay);
    preview.write('site.yaml', readSmallFile('site.yaml'));
    // A second edit shows that the first has been read.
    preview.write('site.yaml', ': [');
    await preview.waitForState(hasOverlay);
    preview.write('site.yaml', readSmallFile('site.yaml'));
    expect((await preview.waitForState(hasNoOverlay)).version).toBe(version);
  });

  test(
    'a page that is added and removed again needs no restart',
    async () => {
      const page = '  - { id: added, path: /added, texts: home, sections: [{ kind: hero, id: hero }] }\n';
      const withPage = withText('site.yaml', '\nnotFound:', `${page}\nnotFound:`);
      const isServed = (status: number) =>
        pollUntilStarted(async () => (await preview.ask('/added')).status).toBe(status);
      writeProject(createProject(withPage));
      await isServed(200);
      expect((await preview.ask('/added', 'en.localhost')).body).toContain('en added.hero.title');
      expect((await preview.ask('/added.data')).status).toBe(200);
      writeProject(smallProject);
      await isServed(404);
      await preview.waitForState(hasNoOverlay);
    },
    STARTING_MS,
  );
});

/* Whatever is typed: pages keep answering, and the panel shows what npm run check prints for the same files. */
describe('content that is wrong for a while', () => {
  /** Restores the site after each test. */
  afterEach(async () => {
    for (const name of ['locales', 'content']) rmSync(at(name), { recursive: true, force: true });
    writeProject(smallProject);
    await preview.waitForState(hasNoOverlay);
    await pollUntilStarted(async () => (await preview.ask('/')).body).toContain('is home.hero.text');
    expect(preview.output()).not.toMatch(/unhandled|uncaught|^\s+at .*:\d+:\d+/im);
  });

  const at = (file: string) => join(preview.folder, file);

  async function expectAsChecked(): Promise<void> {
    const { problems, sources } = checkFolder(preview.folder, { revision: 'HEAD' });
    const text = problems.length > 0 ? reportText(problems, sources, { language: 'is' }) : '';
    const escapedText = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    await preview.waitForState(({ overlay }) =>
      escapedText === '' ? overlay === '' : overlay.includes(`>${escapedText}<`),
    );
    for (const path of ['/', '/lausnir']) expect((await preview.ask(path)).status).toBe(200);
  }

  test('a price typed letter by letter and saved each time', async () => {
    const [before = '', after = ''] = readSmallFile('site.yaml').split('ISK: 14900');
    for (const input of ['ISK: ', 'IS', 'ISK: 15.', 'ISK: 15100']) {
      preview.write('site.yaml', before + input + after);
      await expectAsChecked();
    }
    const { body } = await preview.ask('/');
    expect(body).toContain('15.100');
    expect(body).not.toContain('14.900');
  });

  test('site.yaml deleted and put back', async () => {
    rmSync(at('site.yaml'));
    await preview.waitForState(({ overlay }) => overlay.includes('Skráin site.yaml er ekki í'));
    expect((await preview.ask('/')).status).toBe(200);
    preview.write('site.yaml', readSmallFile('site.yaml'));
    await expectAsChecked();
  });
});

describe('the command', () => {
  test('says what to do when its port is taken', { timeout: STARTING_MS }, async () => {
    const { port } = preview;
    const { code, output } = await runDev({ PORT: String(port) });
    expect([code, output.trim().split('\n').length]).toEqual([1, 1]);
    expect(output).toContain(`Port ${port} is already in use.`);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ['PORT is "abc"', { PORT: 'abc' }, []],
    ['There is no folder no-such-folder', {}, ['--site', 'no-such-folder']],
  ])('refuses a wrong setting: %s', { timeout: STARTING_MS }, async (message, environment, options) => {
    const { code, output } = await runDev(environment, ...options);
    expect(code).toBe(2);
    expect(output).toContain(message);
  });
});
