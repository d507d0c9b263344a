import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readIndex } from '../../../app/data/read-index.ts';
import { readNewsBySlug, readNewsPage } from '../../../app/data/read-news.ts';
import { readProjectById, readProjects } from '../../../app/data/read-projects.ts';
import { type RowSource, readList, readOne } from '../../../app/data/read-rows.ts';
import { newsRow, newsTranslation } from '../../../app/site/row-shapes.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from '../database/database-folder.ts';
import { someNewsRow, someProjectRow } from './some-rows.ts';

const SLOW = 60_000;
const folder = databaseFolder();
let database: EmbeddedDatabase;
/** Of the public key, as visitors have it. */
let client: SupabaseClient;
/** Of the secret key, for the tests to fill the tables. */
let editor: SupabaseClient;

beforeAll(async () => {
  await putDatabase(folder, false);
  database = startEmbeddedDatabase(folder, { sampleRows: false });
  const { url, publishableKey, secretKey } = await database.connection;
  client = connectClient(url, publishableKey);
  editor = connectClient(url, secretKey);
}, SLOW);
afterAll(() => database.stop());

beforeEach(async () => {
  for (const table of ['news', 'projects']) {
    const { error } = await editor.from(table).delete().neq('title', '');
    expect(error).toBeNull();
  }
}, SLOW);

async function insert(table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500) {
    const { error } = await editor.from(table).insert(rows.slice(from, from + 500));
    expect(error).toBeNull();
  }
}

const readNews = (source: RowSource) =>
  readList(source, { table: 'news', row: newsRow, translation: newsTranslation });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const newsOf = (slug: string, days: number | null, given: Readonly<Record<string, unknown>> = {}) =>
  someNewsRow({ id: randomUUID(), slug, published_at: days === null ? null : inDays(days), ...given });

test('the newest news first, without drafts and what is not published yet', async () => {
  await insert('news', [newsOf('old', -9), newsOf('draft', null), newsOf('new', -1), newsOf('later', 1)]);
  const reading = await readNews({ client });
  expect(reading).toMatchObject({ ok: true, rows: [{ slug: 'new' }, { slug: 'old' }], problems: [] });
  expect(await readIndex({ client })).toMatchObject({
    ok: true,
    value: { news: [{ name: 'new' }, { name: 'old' }], projects: [] },
  });
  for (const hidden of ['draft', 'later', 'unknown']) {
    expect(await readNewsBySlug({ client }, hidden)).toEqual({ ok: true, rows: [], problems: [] });
  }
});

test('a part of the news with how many there are', async () => {
  await insert(
    'news',
    [1, 2, 3, 4, 5].map((days) => newsOf(`a-${days}`, -days)),
  );
  const part = async (from: number, count: number) => {
    const reply = await readNewsPage({ client }, from, count);
    if (!reply.ok) throw new Error(reply.reason);
    return [reply.value.rows.map(({ slug }) => slug), reply.value.total];
  };
  expect(await part(0, 2)).toEqual([['a-1', 'a-2'], 5]);
  expect(await part(4, 2)).toEqual([['a-5'], 5]);
  // What is behind the last one is empty, and no failure.
  expect((await part(5, 2))[0]).toEqual([]);
});

test('a row comes as it was written', async () => {
  const translations = { en: { title: 'New', excerpt: null, content: '<b>"\\\u{1f30b}' } };
  const written = someNewsRow({ excerpt: 'Útdráttur', image_url: 'https://a.is/b?c=%20', translations });
  await insert('news', [{ ...written, published_at: '2024-02-01T12:00:00.123456Z' }]);
  const published_at = expect.stringMatching(/^2024-02-01T12:00:00\.123456(Z|\+00:00)$/);
  expect(await readNewsBySlug({ client }, 'nyr-vefur')).toEqual({
    ok: true,
    rows: [{ ...written, published_at }],
    problems: [],
  });
});

test('projects in their order, and one by its id', async () => {
  await insert('projects', [
    someProjectRow({ id: 'b', published_at: '2024-01-01T00:00:00Z' }),
    someProjectRow({ id: 'a', published_at: '2024-01-01T00:00:00Z' }),
    someProjectRow({ id: 'c', published_at: '2024-01-02T00:00:00Z' }),
    someProjectRow({ id: 'd', published_at: null }),
  ]);
  expect(await readProjects({ client })).toMatchObject({
    ok: true,
    rows: [{ id: 'c' }, { id: 'a' }, { id: 'b' }],
    problems: [],
  });
  expect(await readProjectById({ client }, 'a')).toMatchObject({
    rows: [{ id: 'a', tags: ['WooCommerce', 'Stripe'] }],
  });
  expect(await readProjectById({ client }, 'd')).toEqual({ ok: true, rows: [], problems: [] });
});

test('of a translation that the database took but nobody can show, the rest is shown', async () => {
  await insert('news', [newsOf('a', -1, { translations: { en: { title: 'T', content: 'C', excerpt: 5 } } })]);
  const reading = await readNews({ client });
  // The database may be stricter one day; then nothing of it is left to see here.
  expect(reading).toMatchObject({
    ok: true,
    rows: [{ slug: 'a', translations: {} }],
    problems: [{ table: 'news', message: 'translations.en.excerpt must be text' }],
  });
});

test.each(["x' or '1'='1", "'; drop table news; --", 'a)&or=(id.not.is.null', '*', 'in.(a,b)'])(
  'nothing but its row is found by %j, even where it is asked for',
  async (hostile) => {
    await insert('news', [newsOf('a', -1), newsOf('b', -2)]);
    const none = { ok: true, rows: [], problems: [] };
    expect(await readNewsBySlug({ client }, hostile)).toEqual(none);
    const format = { table: 'news', row: newsRow, translation: newsTranslation };
    expect(await readOne({ client }, format, 'slug', hostile)).toEqual(none);
    expect(await readNews({ client })).toMatchObject({ rows: [{ slug: 'a' }, { slug: 'b' }] });
  },
);

test('a value that Postgres cannot take is a failure, not a crash', async () => {
  const format = { table: 'news', row: newsRow, translation: newsTranslation };
  expect(await readOne({ client }, format, 'slug', 'a\0b')).toMatchObject({ ok: false });
  expect(await readNews({ client })).toMatchObject({ ok: true });
});

test('10,000 rows come whole, once each and in order, in bounded time', { timeout: SLOW }, async () => {
  const content = 'Löng frétt. '.repeat(150);
  const rows = Array.from({ length: 10_001 }, (_, place) =>
    someNewsRow({
      id: randomUUID(),
      slug: `frett-${place}`,
      content,
      // Many at the same time, so that pages end among them.
      published_at: new Date(Date.UTC(2020, 0, 1) + (place % 7) * 1000).toISOString(),
    }),
  );
  await insert('news', rows);
  const reading = await readNews({ client });
  if (!reading.ok) throw new Error(reading.reason);
  expect(new Set(reading.rows.map(({ slug }) => slug)).size).toBe(10_000);
  const order = reading.rows.map(({ published_at, id }) => [published_at, id] as const);
  const sorted = order.toSorted(([time, id], [other, otherId]) => {
    if (time !== other) return time < other ? 1 : -1;
    return id < otherId ? -1 : 1;
  });
  expect(order).toEqual(sorted);
  expect(reading.problems).toEqual([
    { table: 'news', id: null, message: 'there are 10001 rows; only the newest 10000 are shown' },
  ]);
  expect(await readNewsPage({ client }, 5_000, 3)).toMatchObject({
    ok: true,
    value: { rows: reading.rows.slice(5_000, 5_003), total: 10_001 },
  });
});

test('a database that was stopped is a failure with a reason', { timeout: SLOW }, async () => {
  await database.stop();
  expect(await readProjects({ client })).toEqual({
    ok: false,
    reason: expect.stringMatching(/^The database cannot be reached: /),
  });
});
