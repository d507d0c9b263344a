import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserRows } from '../../../app/data/browser-rows.ts';
import { someNewsRow } from './some-rows.ts';

/* A site that names its database, and is that database itself. With a real one: server/rows/pass-on-rows. */

const news = { of: 'news', from: 0, count: 3 } as const;
const staying = new AbortController().signal;
/** Response of `/supabase.json`, and the rows of the table news; tests replace them. */
let connection: { readonly status?: number; readonly body: string };
let table: readonly unknown[];
/** Paths requested from the site. */
let requestAddresses: string[];
let logs: { error: string[]; warn: string[] };

const site = createServer(({ url = '' }, response) => {
  requestAddresses.push(url.replace(/\?.*/, ''));
  const isConnection = url === '/supabase.json';
  const { status = 200, body } = isConnection ? connection : { body: JSON.stringify(table) };
  const range = { 'content-range': `0-${table.length - 1}/${table.length}` };
  response.writeHead(status, { 'content-type': 'application/json', ...range }).end(body);
});
let origin: string;
beforeAll(async () => {
  await once(site.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

beforeEach(() => {
  connection = { body: '{"url":"","key":"embedded"}' };
  table = [someNewsRow()];
  requestAddresses = [];
  logs = { error: [], warn: [] };
  vi.spyOn(console, 'error').mockImplementation((...parts) => logs.error.push(parts.join(' ')));
  vi.spyOn(console, 'warn').mockImplementation((...parts) => logs.warn.push(parts.join(' ')));
});

test.each(['', 'own'])(
  'rows come from the database that the site names, which is asked for once: %j',
  async (hasOwnDatabase) => {
    connection = { body: JSON.stringify({ url: hasOwnDatabase && origin, key: 'public' }) };
    const rows = browserRows(origin)(staying);
    expect(await rows.read(news)).toMatchObject({
      ok: true,
      value: { rows: [{ slug: 'nyr-vefur' }], total: 1 },
    });
    expect(await rows.read({ of: 'news-item', slug: 'nyr-vefur' })).toMatchObject({ ok: true });
    expect(requestAddresses).toEqual(['/supabase.json', '/rest/v1/news', '/rest/v1/news']);
    expect(logs).toEqual({ error: [], warn: [] });
  },
);

test('a reply is given again for half a minute, to every page', async () => {
  let now = 0;
  const rowsUntil = browserRows(origin, () => now);
  const total = async () => {
    const reply = await rowsUntil(new AbortController().signal).read(news);
    return reply.ok ? reply.value.total : reply.reason;
  };
  expect(await total()).toBe(1);
  table = [];
  now = 29_999;
  expect(await total()).toBe(1);
  now = 30_000;
  expect(await total()).toBe(0);
});

test('a failure is logged, never thrown, and what failed is tried again', async () => {
  connection = { status: 503, body: 'unavailable' };
  const rows = browserRows(origin)(staying);
  expect(await rows.read(news)).toEqual({ ok: false, reason: '/supabase.json answered 503.' });
  expect(logs.error).toEqual(['Rows could not be read (news): /supabase.json answered 503.']);
  connection = { body: '{"url":"","key":"embedded"}' };
  expect(await rows.read(news)).toMatchObject({ ok: true });
  expect(logs.error).toHaveLength(1);
});

test.each(['<!DOCTYPE html>', 'null', '{"url":1,"key":"x"}', '{"url":"http://127.0.0.1:1","key":"x"}'])(
  'a site that says %j has no rows',
  async (body) => {
    connection = { body };
    expect(await browserRows(origin)(staying).read(news)).toMatchObject({ ok: false });
    expect(logs.error).toHaveLength(1);
  },
);

test('a row that is wrong is left out and reported to those who look into the console', async () => {
  table = [someNewsRow(), someNewsRow({ translations: { en: { title: ' ', content: '' } } })];
  expect(await browserRows(origin)(staying).read(news)).toMatchObject({ ok: true, value: { total: 2 } });
  expect(logs.warn).toEqual([expect.stringMatching(/^news [0-9a-f-]{36}: translations\.en\.title /)]);
  expect(logs.error).toEqual([]);
});

test('what is read for a page that the visitor has left is dropped without a message', async () => {
  const leaving = new AbortController();
  const rowsUntil = browserRows(origin);
  const reading = rowsUntil(leaving.signal).read(news);
  leaving.abort();
  expect(await reading).toMatchObject({ ok: false });
  expect(logs).toEqual({ error: [], warn: [] });
  expect(await rowsUntil(staying).read(news)).toMatchObject({ ok: true });
});
