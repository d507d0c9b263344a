import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestServer } from '../../../server/database/rest-server.ts';

const asked: string[] = [];
const server = createRestServer(async ({ method, url }) => {
  asked.push(`${method} ${new URL(url).pathname}`);
  const refusal = { message: 'no table new', hint: 'Perhaps you meant the table news' };
  return url.endsWith('/new') ? Response.json(refusal, { status: 404 }) : Response.json([]);
}, 'sb_secret_key');
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** Sends a request with its address as it is written here; fetch would tidy it. */
async function send(method: string, path: string, apikey = ''): Promise<{ status: number; body: string }> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, method, path, agent: false, headers: { apikey } }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: (await response.toArray()).join('') };
}

test('tables are served', async () => {
  expect(await send('GET', '/rest/v1/news?select=*')).toEqual({ status: 200, body: '[]' });
  expect(asked).toEqual(['GET /rest/v1/news']);
});

test.each([
  '/auth/v1/health',
  '/_system/config',
  '/rest/v1/../../_system/config',
  '/rest/v1/..\\..\\_system/config',
  '//rest/v1/news',
  '*',
])('nothing else is, however it is written: %s', async (path) => {
  asked.length = 0;
  expect(await send('GET', path)).toEqual({ status: 404, body: '' });
  expect(asked).toEqual([]);
});

test('the sign-in is served to the secret key alone', async () => {
  asked.length = 0;
  expect(await send('POST', '/auth/v1/signup', 'sb_publishable_key')).toEqual({ status: 404, body: '' });
  expect(asked).toEqual([]);
  expect(await send('POST', '/auth/v1/signup', 'sb_secret_key')).toEqual({ status: 200, body: '[]' });
});

test.each(['OPTIONS', 'PROPFIND'])('nor is %s', async (method) => {
  asked.length = 0;
  expect(await send(method, '/rest/v1/news')).toEqual({ status: 405, body: '' });
  expect(asked).toEqual([]);
});

test('a refusal comes without its hint', async () => {
  expect(await send('GET', '/rest/v1/new')).toEqual({
    status: 404,
    body: '{"message":"no table new","hint":null}',
  });
});
