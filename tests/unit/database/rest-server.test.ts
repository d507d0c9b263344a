import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRestServer } from '../../../server/database/rest-server.ts';

const SECRET = 'sb_secret_key';
const requests: string[] = [];
const server = createRestServer(async ({ method, url }) => {
  requests.push(`${method} ${new URL(url).pathname}`);
  const refusal = { message: 'no table new', hint: 'Perhaps you meant the table news' };
  return url.endsWith('/new') ? Response.json(refusal, { status: 404 }) : Response.json([]);
}, SECRET);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends a request with its address unchanged; fetch would normalize it. */
async function send(method: string, path: string, apikey: string) {
  const { port } = server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, method, path, agent: false, headers: { apikey } }).end();
  const [response] = await once(call, 'response');
  return [response.statusCode, (await response.toArray()).join('')];
}

test.each([
  ['GET', '/rest/v1/news?select=*', '', 200],
  // The sign-in is only for the secret key.
  ['POST', '/auth/v1/signup', SECRET, 200],
  ['POST', '/auth/v1/signup', 'sb_publishable_key', 404],
  ['GET', '/_system/config', SECRET, 404],
  ['GET', '/rest/v1/../../_system/config', SECRET, 404],
  ['GET', '/rest/v1/..\\..\\_system/config', SECRET, 404],
  ['GET', '//rest/v1/news', SECRET, 404],
  ['GET', '*', SECRET, 404],
  ['OPTIONS', '/rest/v1/news', SECRET, 405],
])(
  'nothing but tables and the sign-in is served: %s %s with the key %j',
  async (method, path, key, status) => {
    requests.length = 0;
    expect(await send(method, path, key)).toEqual([status, status === 200 ? '[]' : '']);
    expect(requests).toHaveLength(status === 200 ? 1 : 0);
  },
);

test('a refusal comes without its hint', async () => {
  expect(await send('GET', '/rest/v1/new', '')).toEqual([404, '{"message":"no table new","hint":null}']);
});
