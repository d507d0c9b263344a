import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { directRows } from '../../../app/data/direct-rows.ts';
import { type RowSource, readList } from '../../../app/data/read-rows.ts';
import { newsRowSchema, newsTranslationSchema } from '../../../app/site/row-shapes.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { someNewsRow } from './some-rows.ts';

/* A server whose response a case defines, for behavior that a healthy database never shows. */

type Answer = (
  place: number,
) => { readonly status?: number; readonly body: string; readonly count?: number } | null;
let answer: Answer = () => null;
let requests = 0;
const server = createServer((_, response) => {
  const reply = answer(requests++);
  if (!reply) return;
  const range = { 'content-range': `0-0/${reply.count ?? '*'}` };
  response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...range }).end(reply.body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const client = connectClient(address, 'public');

const readNews = (source: RowSource) =>
  readList(source, { table: 'news', row: newsRowSchema, translation: newsTranslationSchema });

/** @param timeout milliseconds; only the case without an answer reaches it */
async function readFrom(newAnswer: Answer, timeout = 60_000) {
  answer = newAnswer;
  requests = 0;
  const reading = await readNews({ client, timeout });
  return { ...reading, requests };
}

/** JSON of a page of rows. */
const pageOf = (length: number, place = 0) =>
  JSON.stringify(Array.from({ length }, (_, row) => someNewsRow({ slug: `a-${place}-${row}` })));

test.each<[string, Answer, string]>([
  ['no JSON', () => ({ body: '<html>' }), 'cannot be read|answered'],
  ['null', () => ({ body: 'null' }), 'something that is not a list'],
  ['an error', () => ({ status: 500, body: '{"message":"a\\nb"}' }), '^The database answered 500: a b$'],
  ['an error without a message', () => ({ status: 503, body: '' }), '^The database answered 503: '],
  ['a long error', () => ({ status: 502, body: 'x'.repeat(1e6) }), '^The database answered 502: x{200,}…$'],
  ['nothing in time', () => null, '^The database did not answer in time.$'],
])('%s is a failure with a reason in one short line', async (name, newAnswer, reason) => {
  const reading = await readFrom(newAnswer, name === 'nothing in time' ? 100 : undefined);
  expect(reading).toEqual({ ok: false, reason: expect.stringMatching(reason), requests: 1 });
});

test('a list ends after 10,000 rows, and a problem reports the rest', async () => {
  const reading = await readFrom((place) => ({ body: pageOf(500, place), count: 10_001 }));
  expect(reading).toMatchObject({
    ok: true,
    requests: 20,
    problems: [{ table: 'news', id: null, message: 'there are 10001 rows; only the newest 10000 are shown' }],
  });
  expect(reading.ok && reading.value.length).toBe(10_000);
});

test('a server that limits its answers is asked until all rows are read', async () => {
  const reading = await readFrom((place) => ({ body: pageOf(place < 3 ? 100 : 20, place), count: 320 }));
  expect(reading).toMatchObject({ ok: true, requests: 4, problems: [] });
  expect(reading.ok && reading.value.length).toBe(320);
});

test('a list that breaks off is a failure, not half a list', async () => {
  const reading = await readFrom((at) =>
    at === 0 ? { body: pageOf(500), count: 501 } : { status: 503, body: '{}' },
  );
  expect(reading).toMatchObject({ ok: false, requests: 2 });
});

test('a visitor who leaves ends the reading', async () => {
  answer = () => null;
  const stop = new AbortController();
  const reading = readNews({ client, signal: stop.signal });
  stop.abort();
  expect(await reading).toEqual({ ok: false, reason: 'The reading was stopped.' });
});

test.each(["a'; drop table news; --", 'a,id.not.is.null', '*', '..%2f', 'a\0', 'a'.repeat(121)])(
  'what can be no name is not asked for: %j',
  async (hostile) => {
    answer = () => ({ body: '[]' });
    requests = 0;
    const rows = directRows({ client });
    const noRow = { ok: true, value: null, problems: [] };
    expect(await rows.read({ of: 'news-item', slug: hostile })).toEqual(noRow);
    expect(await rows.read({ of: 'project', id: hostile })).toEqual(noRow);
    expect(requests).toBe(0);
  },
);
