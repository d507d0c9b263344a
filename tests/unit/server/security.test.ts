import { describe, expect, test } from 'vitest';
import { createIsHttps } from '../../../server/http/client.ts';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();

const SHARED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

test.each([
  ['GET', '/', 200],
  ['GET', '/assets/app-1a2b.js', 200],
  ['GET', '/nothing', 404],
  ['GET', '/gamalt', 301],
  ['GET', '/healthz', 200],
  ['GET', `/${'a'.repeat(9000)}`, 414],
  ['PUT', '/', 405],
])('every answer has the headers that make it safe: %s %.20s', async (method, path, status) => {
  const answer = await server.ask(path, { method });
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject(SHARED);
  expect(answer.headers['strict-transport-security']).toBeUndefined();
});

test('pages have a policy, also the one that is missing and one that is not sent again', async () => {
  const { headers } = await server.ask('/');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'none'");
  const response = await server.ask('/', { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([response.status, response.headers['content-security-policy']]).toEqual([304, policy]);
  // On localhost the links differ, but the code is the same.
  const local = await server.ask('/', { host: 'is.localhost:80' });
  expect(local.headers['content-security-policy']).toBe(policy);
  expect((await server.ask('/nothing')).headers['content-security-policy']).toContain("default-src 'none'");
});

test('only the site’s own pages load its code; pictures may be shown elsewhere', async () => {
  const policyOf = async (path: string) => (await server.ask(path)).headers['cross-origin-resource-policy'];
  expect(await Promise.all(['/', '/assets/app-1a2b.js', '/locales/is/nav.json'].map(policyOf))).toEqual(
    Array(3).fill('same-origin'),
  );
  expect(await policyOf('/photo.png')).toBeUndefined();
});

describe('behind a proxy', () => {
  const behindProxy = startServerForTests({ TRUST_PROXY: 1 });

  test.each(['/', '/gamalt'])('an answer over https makes browsers stay with it: %s', async (path) => {
    const strict = async (headers: Record<string, string>) =>
      (await behindProxy.ask(path, { headers })).headers['strict-transport-security'];
    expect(await strict({ 'x-forwarded-proto': 'https' })).toBe('max-age=63072000');
    expect(await strict({ 'x-forwarded-proto': 'http' })).toBeUndefined();
  });
});

test.each([
  [0, 'https', false],
  [1, 'https', true],
  [1, 'https, http', false],
  [1, 'http, https', true],
  [2, 'https, http', true],
  [1, undefined, false],
])('%i trusted proxies, X-Forwarded-Proto: %s', (proxies, proto, isHttps) => {
  const headers = proto === undefined ? {} : { 'x-forwarded-proto': proto };
  expect(createIsHttps(proxies)({ headers, socket: {} as never })).toBe(isHttps);
});
