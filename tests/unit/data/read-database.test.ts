import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { directRows } from '../../../app/data/direct-rows.ts';
import { readList } from '../../../app/data/read-rows.ts';
import type { Rows } from '../../../app/data/row-requests.ts';
import { newsRowSchema, newsTranslationSchema } from '../../../app/site/row-shapes.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { startDatabase } from '../database/database-folder.ts';
import { someNewsRow } from './some-rows.ts';

const SLOW = 60_000;
/** Client with the public key, as visitors have it. */
let client: SupabaseClient;
let rows: Rows;
/** Client with the secret key, which fills the tables. */
let editor: SupabaseClient;

beforeAll(async () => {
  const { url, publishableKey, secretKey } = (await startDatabase()).connection;
  client = connectClient(url, publishableKey);
  rows = directRows({ client });
  editor = connectClient(url, secretKey);
}, SLOW);

beforeEach(async () => {
  for (const table of ['news', 'projects']) {
    const { error } = await editor.from(table).delete().neq('title', '');
    expect(error).toBeNull();
  }
}, SLOW);

async function insert(table: string, ...newRows: Record<string, unknown>[]): Promise<void> {
  const { error } = await editor.from(table).insert(newRows);
  expect(error).toBeNull();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const newsOf = (slug: string, days: number | null, overrides: Readonly<Record<string, unknown>> = {}) =>
  someNewsRow({ id: randomUUID(), slug, published_at: days === null ? null : inDays(days), ...overrides });

test('the newest news first, in parts, without drafts and what is not published yet', async () => {
  const publishedRows = [1, 2, 3, 4, 5].map((days) => newsOf(`a-${days}`, -days));
  await insert('news', newsOf('draft', null), newsOf('later', 1), ...publishedRows.toReversed());
  const part = async (from: number, count: number) => {
    const reply = await rows.read({ of: 'news', from, count });
    if (!reply.ok) throw new Error(reply.reason);
    return [reply.value.rows.map(({ slug }) => slug), reply.value.total];
  };
  expect(await part(0, 2)).toEqual([['a-1', 'a-2'], 5]);
  expect(await part(4, 2)).toEqual([['a-5'], 5]);
  // A part after the last one is empty, and not a failure.
  expect((await part(5, 2))[0]).toEqual([]);
  expect(await rows.read({ of: 'index' })).toMatchObject({
    ok: true,
    value: { news: ['a-1', 'a-2', 'a-3', 'a-4', 'a-5'].map((name) => ({ name })), projects: [] },
  });
  for (const slug of ['draft', 'later', 'unknown'])
    expect(await rows.read({ of: 'news-item', slug })).toEqual({ ok: true, value: null, problems: [] });
});

test('a row is read unchanged', async () => {
  const translations = { en: { title: 'New', excerpt: null, content: '<b>"\\\u{1f30b}' } };
  const picture = {
    file: '0a'.repeat(10),
    width: 800,
    height: 600,
    focus_x: 20,
    focus_y: 50,
    alt: { is: 'Foss' },
  };
  await insert('pictures', { ...picture, name: 'Foss', made_by: 'anna@example.is' });
  const row = someNewsRow({ excerpt: 'Útdráttur', image_url: 'https://a.is/b?c=%20', translations });
  await insert('news', { ...row, picture: picture.file, published_at: '2024-02-01T12:00:00.123456Z' });
  const published_at = expect.stringMatching(/^2024-02-01T12:00:00\.123456(Z|\+00:00)$/);
  expect(await rows.read({ of: 'news-item', slug: 'nyr-vefur' })).toEqual({
    ok: true,
    value: { ...row, pictures: picture, published_at },
    problems: [],
  });
});

test('a list of several requests comes whole, once each and in order', { timeout: SLOW }, async () => {
  const manyRows = Array.from({ length: 1_201 }, (_, place) =>
    newsOf(`frett-${place}`, null, {
      // Many with the same time, so that pages end between them.
      published_at: new Date(Date.UTC(2020, 0, 1) + (place % 3) * 1000).toISOString(),
    }),
  );
  await insert('news', ...manyRows);
  const reading = await readList(
    { client },
    { table: 'news', row: newsRowSchema, translation: newsTranslationSchema },
  );
  if (!reading.ok) throw new Error(reading.reason);
  expect(new Set(reading.value.map(({ slug }) => slug)).size).toBe(1_201);
  const order = reading.value.map(({ published_at, id }) => [published_at, id] as const);
  const sortedOrder = order.toSorted(([time, id], [other, otherId]) => {
    if (time !== other) return time < other ? 1 : -1;
    return id < otherId ? -1 : 1;
  });
  expect(order).toEqual(sortedOrder);
});
