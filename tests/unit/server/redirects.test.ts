import { expect, test } from 'vitest';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();

test.each([
  ['hraunvefur.is', '/gamalt', 301, '/thjonusta'],
  ['hraunvefur.io', '/gamalt/?utm=1', 301, '/thjonusta?utm=1'],
  ['hraunvefur.is', '/blogg?b=2', 302, 'https://example.com/%C3%BEar?a=1'],
  ['hraunvefur.is', '/thjonusta/?a=1&b=//evil.com', 308, '/thjonusta?a=1&b=//evil.com'],
  ['hraunvefur.is', '/frettir/engin-frett', 302, '/frettir'],
  ['hraunvefur.is', '/frettir/fr%C3%A9tt', 302, '/frettir'],
  ['hraunvefur.dk', '/verkefni/17', 302, '/verkefni'],
  ['www.hraunvefur.io', '/thjonusta?a=1', 301, 'https://hraunvefur.io/thjonusta?a=1'],
  ['www.hraunvefur.is', '//evil.com/%zz', 301, 'https://hraunvefur.is//evil.com/%zz'],
])('%s%s', async (host, path, status, location) => {
  const reply = await server.ask(path, { host });
  expect([reply.status, reply.headers.location]).toEqual([status, location]);
  expect([reply.headers['content-length'], reply.body.length]).toEqual(['0', 0]);
});

test('a detail page that exists is served', async () => {
  expect((await server.ask('/frettir/til')).status).toBe(200);
});
