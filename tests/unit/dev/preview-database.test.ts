import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPreviewDatabase } from '../../../scripts/dev/preview-database.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { readRunningNote } from '../../../server/database/folder-lock.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from '../database/database-folder.ts';
import { rowPages } from '../server/rows/row-site.ts';
import { edited } from '../site/minimal-site.ts';
import { projectOf } from '../texts/small-project.ts';
import { printedOnce, type RunningPreview, SHOWN_WITHIN_MS, startPreview } from './running-preview.ts';

/** A database and the code are started when they are first needed. */
const STARTING_MS = 60_000;

/** A site with news, three of them on a page of the list, and projects. */
const newsProject = projectOf(edited(rowPages));

/** Somebody who edits the tables of the database in a folder. */
function editorOf(folder: string) {
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

describe('over a database of its own', () => {
  const folder = databaseFolder();
  let preview: RunningPreview;
  beforeAll(async () => {
    await putDatabase(folder, false);
    preview = await startPreview(newsProject, { DATABASE_FOLDER: folder });
    await vi.waitUntil(() => readRunningNote(folder), STARTING_MS);
    const editor = editorOf(folder);
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
  afterAll(async () => {
    expect(await preview.stop()).toBe(0);
    // The end of the preview is that of its database.
    expect(readdirSync(folder)).toEqual(['postgres']);
  });

  const isShown = async (path: string, text: string) => (await preview.ask(path)).body.includes(text);

  test.each([
    ['/frettir', ['item-1', 'item-2', 'item-3'], ['item-4']],
    ['/frettir?sida=2', ['item-4'], ['item-3']],
    ['/frettir.data?sida=2&_routes=page%2Fnews', ['item-4'], ['item-3']],
  ])('%s lists its part of the news', async (path, there, notThere) => {
    const { status, body } = await preview.ask(path);
    expect(status).toBe(200);
    for (const slug of there) expect(body).toContain(`Title of ${slug}`);
    for (const slug of notThere) expect(body).not.toContain(`Title of ${slug}`);
  });

  test.each([
    ['/frettir/item-2', 'page%2Farticle', 'Title of item-2', 'Words of item-2'],
    ['/verkefni/ullarbudin', 'page%2Fproject', 'Ullarbúðin', 'A shop for wool'],
  ])('%s is about its item', async (path, route, title, words) => {
    const page = await preview.ask(path, 'en.localhost');
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<title>${title} |`);
    expect(page.body).toContain(words);
    const data = await preview.ask(`${path}.data?_routes=${route}`);
    expect([data.status, data.headers['content-type']]).toEqual([200, 'text/x-script']);
    expect(data.body).toContain(words);
  });

  test.each([
    ['/frettir/unknown', 302, '/frettir'],
    ['/frettir/item-1/', 308, '/frettir/item-1'],
  ])('%s redirects with %i to %s', async (path, status, location) => {
    const reply = await preview.ask(path);
    expect([reply.status, reply.headers.location]).toEqual([status, location]);
  });

  test('the page of an item that is not known yet has a skeleton', async () => {
    const { status, body } = await preview.ask('/frettir/__name__.json');
    expect([status, body]).toEqual([200, expect.stringContaining('"article":null')]);
  });

  test('browsers may ask for rows themselves, with any key', async () => {
    const { status, body } = await preview.ask('/supabase.json');
    expect([status, JSON.parse(body)]).toEqual([200, { url: '', key: 'embedded' }]);
    const rows = await preview.ask('/rest/v1/news?select=*&order=published_at.desc,id&limit=10');
    expect(JSON.parse(rows.body)).toHaveLength(4);
    expect((await preview.ask('/rest/v1/form_submissions')).status).toBe(404);
  });

  test('an edited row shows within about a second', async () => {
    await editorOf(folder).update('item-1', { title: 'Edited title' });
    for (const path of ['/frettir', '/frettir/item-1'])
      await vi.waitUntil(() => isShown(path, 'Edited title'), SHOWN_WITHIN_MS);
  });

  test('a row that cannot be shown is reported once in the terminal', async () => {
    const translations = { en: { title: 'T', content: 'C', excerpt: 5 } };
    await editorOf(folder).update('item-2', { translations });
    await vi.waitUntil(async () => {
      for (const path of ['/frettir', '/frettir/item-2']) await preview.ask(path);
      return preview.output().includes('translations.en.excerpt');
    }, SHOWN_WITHIN_MS);
    await preview.ask('/frettir/item-2');
    await printedOnce(preview, 'translations.en.excerpt must be text');
  });
});

test('where the folder of the database cannot be opened, the preview continues without rows', async () => {
  const folder = databaseFolder();
  mkdirSync(join(folder, 'postgres'));
  const printed: string[] = [];
  const database = createPreviewDatabase(
    { kind: 'embedded', folder, sampleRows: false },
    { changed: () => {}, log: (text) => printed.push(text) },
  );
  onTestFinished(() => database.stop());
  database.begin();
  await database.settled();
  expect(database.connection()).toBeNull();
  expect(printed).toEqual([
    expect.stringMatching(
      /cannot be opened: it has no file PG_VERSION\.(?:.*\n)+The preview continues without news and projects\.$/,
    ),
  ]);
  expect(printed.join()).not.toMatch(/^ +at /m);
});
