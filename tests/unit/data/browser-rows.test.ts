import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserRows } from '../../../app/data/browser-rows.ts';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from '../database/database-folder.ts';
import { someNewsRow, someProjectRow } from './some-rows.ts';

const SLOW = 60_000;
const folder = databaseFolder();
let database: EmbeddedDatabase;
let connection: DatabaseConnection;
let editor: SupabaseClient;

beforeAll(async () => {
  await putDatabase(folder, false);
  database = startEmbeddedDatabase(folder, { sampleRows: false });
  connection = await database.connection;
  editor = connectClient(connection.url, connection.secretKey);
}, SLOW);
afterAll(() => database.stop());

const news = { of: 'news', from: 0, count: 3 } as const;
const staying = new AbortController().signal;
/** What the browser has logged. */
const logged = { error: [] as string[], warn: [] as string[] };
const ends: (() => void)[] = [];

beforeEach(async () => {
  logged.error = [];
  logged.warn = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => logged.error.push(words.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...words) => logged.warn.push(words.join(' ')));
  for (const table of ['news', 'projects']) {
    const { error } = await editor.from(table).delete().neq('title', '');
    expect(error).toBeNull();
  }
}, SLOW);
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A site that says where the database is; `asked` are the paths that it was asked for. */
async function siteThatSays(answer: () => { readonly status?: number; readonly body: string }) {
  const asked: string[] = [];
  const respond: RequestListener = ({ url = '' }, response) => {
    asked.push(url);
    const { status = 200, body } = answer();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };
  const server = createServer(respond).listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const saysDatabase = () => ({
  body: JSON.stringify({ url: connection.url, key: connection.publishableKey }),
});

async function publish(slug: string, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const row = someNewsRow({ id: randomUUID(), slug, published_at: '2026-01-01T00:00:00Z', ...given });
  const { error } = await editor.from('news').insert(row);
  expect(error).toBeNull();
}

test('a browser reads what is published; a site is asked once where the database is', async () => {
  await publish('nyr-vefur');
  await publish('drog', { published_at: null });
  const { error } = await editor
    .from('projects')
    .insert(someProjectRow({ published_at: '2026-01-01T00:00:00Z' }));
  expect(error).toBeNull();
  const { origin, asked } = await siteThatSays(saysDatabase);
  const rows = browserRows(origin)(staying);

  expect(await rows.read(news)).toMatchObject({
    ok: true,
    value: { rows: [{ slug: 'nyr-vefur' }], total: 1 },
  });
  expect(await rows.read({ of: 'news-item', slug: 'drog' })).toMatchObject({ ok: true, value: null });
  expect(await rows.read({ of: 'projects' })).toMatchObject({ ok: true, value: [{ id: 'ullarbudin' }] });
  expect(asked).toEqual(['/supabase.json']);
  expect(logged).toEqual({ error: [], warn: [] });
});

test('where the site itself passes on what is asked, the site is asked', async () => {
  const { origin, asked } = await siteThatSays(() => ({ body: '{"url":"","key":"embedded"}' }));
  // The site answers all with the same words, which are no rows.
  expect(await browserRows(origin)(staying).read(news)).toMatchObject({ ok: false });
  expect(asked).toEqual(['/supabase.json', expect.stringMatching(/^\/rest\/v1\/news\?/)]);
});

test('a reply is given again for half a minute, to every page', async () => {
  let now = 0;
  const { origin } = await siteThatSays(saysDatabase);
  const rowsUntil = browserRows(origin, () => now);
  const total = async () => {
    const reply = await rowsUntil(new AbortController().signal).read(news);
    return reply.ok ? reply.value.total : reply.reason;
  };
  expect(await total()).toBe(0);
  await publish('nyr-vefur');
  now = 29_999;
  expect(await total()).toBe(0);
  now = 30_000;
  expect(await total()).toBe(1);
});

test('a failure is logged, never thrown, and what failed is tried again', async () => {
  let isAway = true;
  const { origin } = await siteThatSays(() => (isAway ? { status: 503, body: 'away' } : saysDatabase()));
  const rows = browserRows(origin)(staying);
  expect(await rows.read(news)).toEqual({ ok: false, reason: '/supabase.json answered 503.' });
  expect(logged.error).toEqual(['Rows could not be read (news): /supabase.json answered 503.']);
  isAway = false;
  expect(await rows.read(news)).toMatchObject({ ok: true });
  expect(logged.error).toHaveLength(1);
});

test.each(['', '<!DOCTYPE html>', 'null', '[]', '{}', '{"url":1,"key":"x"}', '{"url":"https://x.example"}'])(
  'a site that says %j has no rows',
  async (body) => {
    const { origin } = await siteThatSays(() => ({ body }));
    expect(await browserRows(origin)(staying).read(news)).toMatchObject({ ok: false });
    expect(logged.error).toHaveLength(1);
  },
);

test('a database that cannot be reached is a failure too', async () => {
  const { origin } = await siteThatSays(() => ({ body: '{"url":"http://127.0.0.1:1","key":"x"}' }));
  expect(await browserRows(origin)(staying).read(news)).toMatchObject({ ok: false });
  expect(logged.error).toHaveLength(1);
});

test('a row that is wrong is left out and reported to those who look into the console', async () => {
  await publish('heill');
  await publish('bilud-thyding', { translations: { en: { title: ' ', content: '' } } });
  const { origin } = await siteThatSays(saysDatabase);
  const reply = await browserRows(origin)(staying).read(news);
  expect(reply).toMatchObject({ ok: true, value: { total: 2 } });
  expect(logged.warn).toEqual([expect.stringMatching(/^news [0-9a-f-]{36}: translations\.en\.title /)]);
  expect(logged.error).toEqual([]);
});

test('what is read for a page that the visitor has left is dropped without a word', async () => {
  const { origin } = await siteThatSays(saysDatabase);
  const leaving = new AbortController();
  const rowsUntil = browserRows(origin);
  const reading = rowsUntil(leaving.signal).read(news);
  leaving.abort();
  expect(await reading).toMatchObject({ ok: false });
  expect(logged).toEqual({ error: [], warn: [] });
  expect(await rowsUntil(staying).read(news)).toMatchObject({ ok: true });
});
