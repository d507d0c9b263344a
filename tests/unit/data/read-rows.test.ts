import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, test } from 'vitest';
import { readNewsBySlug, readNewsPage } from '../../../app/data/read-news.ts';
import { readProjectById } from '../../../app/data/read-projects.ts';
import { type RowSource, readList } from '../../../app/data/read-rows.ts';
import { newsRow, newsTranslation } from '../../../app/site/row-shapes.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { someNewsRow } from './some-rows.ts';

/* A server that answers as a case says, for what a sound database never does. */

type Answer = (
  place: number,
) => { readonly status?: number; readonly body: string; readonly count?: number } | null;
let answer: Answer = () => null;
let requests = 0;
const server = createServer((_, response) => {
  const given = answer(requests++);
  if (!given) return;
  const range = { 'content-range': `0-0/${given.count ?? '*'}` };
  response.writeHead(given.status ?? 200, { 'content-type': 'application/json', ...range }).end(given.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = connectClient(address, 'public');

const readNews = (source: RowSource) =>
  readList(source, { table: 'news', row: newsRow, translation: newsTranslation });

async function answering(given: Answer) {
  answer = given;
  requests = 0;
  const reading = await readNews({ client, timeout: 300 });
  return { ...reading, requests };
}

test.each<[string, Answer, string]>([
  ['no JSON', () => ({ body: '<html>' }), 'cannot be read|answered'],
  ['an object', () => ({ body: '{"a":1}' }), 'something that is not a list'],
  ['null', () => ({ body: 'null' }), 'something that is not a list'],
  ['an error', () => ({ status: 500, body: '{"message":"a\\nb"}' }), '^The database answered 500: a b$'],
  ['an error without words', () => ({ status: 503, body: '' }), '^The database answered 503: '],
  [
    'a page of an error',
    () => ({ status: 502, body: 'x'.repeat(1e6) }),
    '^The database answered 502: x{200,}…$',
  ],
  ['nothing in time', () => null, '^The database did not answer in time.$'],
])('%s is a failure with a reason in one short line', async (_, given, reason) => {
  const reading = await answering(given);
  expect(reading).toEqual({ ok: false, reason: expect.stringMatching(reason), requests: 1 });
});

test('a server that continues for ever is left in the end', async () => {
  const page = (place: number) =>
    Array.from({ length: 500 }, (_, row) => someNewsRow({ slug: `a-${place}-${row}` }));
  const reading = await answering((place) => ({ body: JSON.stringify(page(place)) }));
  expect(reading).toMatchObject({ ok: true, requests: 20 });
  expect(reading.ok && reading.rows.length).toBe(10_000);
}, 20_000);

test('a server that gives fewer rows in an answer than it is asked for is asked until all are there', async () => {
  const page = (place: number) =>
    Array.from({ length: place < 3 ? 100 : 20 }, (_, row) => someNewsRow({ slug: `a-${place}-${row}` }));
  const reading = await answering((place) => ({ body: JSON.stringify(page(place)), count: 320 }));
  expect(reading).toMatchObject({ ok: true, requests: 4, problems: [] });
  expect(reading.ok && reading.rows.length).toBe(320);
});

test('a list that breaks off is a failure, not half a list', async () => {
  const page = JSON.stringify(Array.from({ length: 500 }, () => someNewsRow()));
  const reading = await answering((place) => (place === 0 ? { body: page } : { status: 503, body: '{}' }));
  expect(reading).toMatchObject({ ok: false, requests: 2 });
});

test('a short list takes one request', async () => {
  expect(await answering(() => ({ body: JSON.stringify([someNewsRow()]), count: 1 }))).toMatchObject({
    ok: true,
    requests: 1,
  });
});

test('a slow list as a whole has its time too', async () => {
  const page = JSON.stringify(Array.from({ length: 500 }, () => someNewsRow()));
  answer = () => ({ body: page });
  const slowly: typeof fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, 80));
    return fetch(...request);
  };
  const slow = createClient(address, 'public', { global: { fetch: slowly } });
  const reading = await readNews({ client: slow, timeout: 100 });
  expect(reading).toEqual({ ok: false, reason: 'The database did not answer in time.' });
});

test('rows that have no place in the order end the reading with a reason', async () => {
  const page = JSON.stringify(Array.from({ length: 500 }, () => null));
  expect(await answering(() => ({ body: page }))).toMatchObject({
    ok: false,
    reason: 'A row of news has no id or no time of publication.',
  });
});

test('a visitor who leaves ends the reading', async () => {
  answer = () => null;
  const stop = new AbortController();
  const reading = readNews({ client, signal: stop.signal });
  stop.abort();
  expect(await reading).toEqual({ ok: false, reason: 'The reading was stopped.' });
});

test('a server that is not there is a failure', async () => {
  const nowhere = connectClient('http://127.0.0.1:9', 'public');
  const source = { client: nowhere };
  for (const reading of [readNews(source), readNewsPage(source, 0, 3), readNewsBySlug(source, 'a')]) {
    expect(await reading).toEqual({
      ok: false,
      reason: expect.stringMatching(/^The database cannot be reached: /),
    });
  }
});

test.each(['', "a'; drop table news; --", 'a,id.not.is.null', '*', '..%2f', 'a\0', 'Ö', 'a'.repeat(121)])(
  'what can be no slug is not asked for: %j',
  async (hostile) => {
    answer = () => ({ body: '[]' });
    requests = 0;
    const nothing = { ok: true, rows: [], problems: [] };
    expect(await readNewsBySlug({ client }, hostile)).toEqual(nothing);
    expect(await readProjectById({ client }, hostile)).toEqual(nothing);
    expect(requests).toBe(0);
  },
);
