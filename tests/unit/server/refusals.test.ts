import { describe, expect, test } from 'vitest';
import { fixtureFiles } from './fixture-sites.ts';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();

describe("what is not in the site gets the site's own 404 page", () => {
  test.each([
    '/nothing',
    '/locales/is',
    '/index.html',
    '/404.html',
    '/index.html.br',
    '/site-hosts.json',
    '/../site-hosts.json',
    '/..%2f..%2fetc%2fpasswd',
    '/frettir/%2e%2e',
    '/..\\..\\etc\\passwd',
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/__proto__',
    '//evil.com/',
    '/%2fevil.com/',
    '/frettir/a/b',
    '/frettir/nothing.data',
  ])('%s', async (path) => {
    const { status, headers, body } = await server.ask(path);
    expect([status, body.toString()]).toEqual([404, fixtureFiles('is')['404.html']]);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-cache', undefined]);
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('in the language of the host, and never as unchanged', async () => {
    const { status, body } = await server.ask('/nothing', {
      host: 'hraunvefur.dk',
      headers: { 'if-none-match': '*' },
    });
    expect([status, body.toString()]).toEqual([404, fixtureFiles('da')['404.html']]);
  });
});

describe('broken requests', () => {
  test('an address over 8 KB gets 414', async () => {
    expect((await server.ask(`/${'a'.repeat(8191)}`)).status).toBe(404);
    expect((await server.ask(`/${'a'.repeat(8192)}`)).status).toBe(414);
  });

  test.each([
    ['not HTTP', 'hello\r\n\r\n', '400'],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['a head over 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['an unfinished head', 'GET / HTTP/1.1\r\nHost', '400'],
    ['an asterisk for a path', 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '404'],
    [
      'an absolute address',
      'GET http://x.y HTTP/1.1\r\nHost: hraunvefur.is\r\nConnection: close\r\n\r\n',
      '200',
    ],
    ['no Host header in HTTP/1.0', 'GET /thjonusta HTTP/1.0\r\n\r\n', '200'],
  ])('%s', async (_, bytes, status) => {
    expect(await server.sendRaw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
