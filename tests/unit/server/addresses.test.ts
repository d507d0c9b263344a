import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureFiles } from './fixture-sites.ts';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();

test.each([
  ['hraunvefur.is', '/gamalt', 301, '/thjonusta'],
  ['hraunvefur.io', '/gamalt/?utm=1', 301, '/thjonusta?utm=1'],
  ['hraunvefur.is', '/%C3%BEj%C3%B3nusta', 301, '/nytt-0'],
  ['hraunvefur.is', '/%c3%bej%c3%b3nusta/', 301, '/nytt-0'],
  // The accent as a separate combining character.
  ['hraunvefur.is', '/%C3%BEjo%CC%81nusta', 301, '/nytt-0'],
  ['hraunvefur.da', '/Um-Okkur.html?utm=1', 301, '/nytt-1?utm=1'],
  ['hraunvefur.is', '/um-okkur.html', 301, '/nytt-1'],
  ['hraunvefur.is', '/UM-OKKUR.HTML', 301, '/nytt-1'],
  ['hraunvefur.is', '/%C3%9EJ%C3%93NUSTA', 301, '/nytt-0'],
  ['hraunvefur.is', '/UM_okkur.php?page=3', 301, '/nytt-3'],
  // Query values keep their capital letters.
  ['hraunvefur.is', '/leit?q=Ver%C3%B0+%C3%A1+vef', 404, undefined],
  // A redirect to a page of the same address does not cause a loop.
  ['hraunvefur.is', '/thjonusta', 200, undefined],
  ['hraunvefur.is', '/Thjonusta', 308, '/thjonusta'],
  ['hraunvefur.is', '/um%20okkur', 301, '/nytt-2'],
  ['hraunvefur.is', '/um_okkur.php?page=3', 301, '/nytt-3'],
  ['hraunvefur.is', '/um_okkur.php?utm=1&page=3', 301, '/nytt-3?utm=1'],
  ['hraunvefur.is', '/um_okkur.php?page=4', 301, '/nytt-4?page=4'],
  ['hraunvefur.is', '/um_okkur.php?part=b&page=3', 301, '/nytt-5'],
  // The page itself is served without the query.
  ['hraunvefur.is', '/?page_id=12', 301, '/nytt-6'],
  ['hraunvefur.is', '/?page_id=13', 200, undefined],
  // Latin-1, a former encoding of Icelandic sites.
  ['hraunvefur.is', '/%FEj%F3nusta', 301, '/nytt-7'],
  ['hraunvefur.is', '/%fej%f3nusta/', 301, '/nytt-7'],
  ['hraunvefur.is', '/leit?q=ver%C3%B0+%C3%A1+vef', 301, '/nytt-8'],
  ['hraunvefur.is', '/100%', 301, '/nytt-9'],
  ['hraunvefur.is', '/100%25', 301, '/nytt-9'],
  // A detail page that exists is served.
  ['hraunvefur.is', '/frettir/til', 200, undefined],
  ['hraunvefur.is', '/blogg?b=2', 302, 'https://example.com/%C3%BEar?a=1'],
  ['hraunvefur.is', '/thjonusta/?a=1&b=//evil.com', 308, '/thjonusta?a=1&b=//evil.com'],
  ['hraunvefur.is', '/frettir/fr%C3%A9tt', 302, '/frettir'],
  ['hraunvefur.dk', '/verkefni/17', 302, '/verkefni'],
  ['www.hraunvefur.io', '/thjonusta?a=1', 301, 'https://hraunvefur.io/thjonusta?a=1'],
  ['www.hraunvefur.is', '//evil.com/%zz', 301, 'https://hraunvefur.is//evil.com/%zz'],
])('%s%s gets %i %s', async (host, path, status, location) => {
  const reply = await server.ask(path, { host });
  expect([reply.status, reply.headers.location]).toEqual([status, location]);
  if (location) expect([reply.headers['content-length'], reply.body.length]).toEqual(['0', 0]);
});

test.each([
  ['hraunvefur.is', '/nothing'],
  ['hraunvefur.dk', '/nothing'],
  ['hraunvefur.is', '/404.html'],
  // Only exists with STUDIO=on.
  ['hraunvefur.is', '/studio/api/session'],
  ['hraunvefur.is', '/index.html.br'],
  ['hraunvefur.is', '/../site-hosts.json'],
  ['hraunvefur.is', '/..%2f..%2fetc%2fpasswd'],
  ['hraunvefur.is', '/..\\..\\etc\\passwd'],
  ['hraunvefur.is', '/%00'],
  ['hraunvefur.is', '/__proto__'],
  ['hraunvefur.is', '//evil.com/'],
  ['hraunvefur.is', '/Nothing.'],
  ['hraunvefur.is', '/Nothing.html'],
  ['hraunvefur.is', '/ASSETS/app-1a2b.js'],
  ['hraunvefur.is', '/thjonusta.php'],
  ['hraunvefur.is', `/thjonusta${'.'.repeat(600)}`],
  ['hraunvefur.is', '/frettir/nothing.data'],
  ['hraunvefur.is', '/nothing%3Fa=1'],
  ['hraunvefur.is', '/assets/app-1a2b.js%3Fa=1'],
])("what is not in the site gets the site's own 404 page, never as unchanged: %s%s", async (host, path) => {
  const { status, headers, body } = await server.ask(path, { host, headers: { 'if-none-match': '*' } });
  const code = host === 'hraunvefur.dk' ? 'da' : 'is';
  expect([status, body.toString()]).toEqual([404, fixtureFiles(code)['404.html']]);
  expect([headers['cache-control'], headers.etag]).toEqual(['no-cache', undefined]);
  expect(headers['content-length']).toBe(String(body.length));
});

/** Addresses that visitors mistype or mail programs link, and the page that is meant. */
const MISTYPED: readonly (readonly [path: string, location: string])[] = [
  ['/Thjonusta', '/thjonusta'],
  ['/THJONUSTA/?a=B', '/thjonusta?a=B'],
  ['/thjonusta.', '/thjonusta'],
  ['/thjonusta,', '/thjonusta'],
  ['/thjonusta)', '/thjonusta'],
  ['/thjonusta).', '/thjonusta'],
  ['/thjonusta;', '/thjonusta'],
  ['/thjonusta:', '/thjonusta'],
  ['/thjonusta!?utm=1', '/thjonusta?utm=1'],
  ['/thjonusta%20', '/thjonusta'],
  ['/thjonusta%22', '/thjonusta'],
  ['/thjonusta%3E', '/thjonusta'],
  ['/thjonusta**', '/thjonusta'],
  ['/thjonusta%E2%80%9D', '/thjonusta'],
  ['/thjonusta%E2%80%8B', '/thjonusta'],
  ['/thjonusta%0A', '/thjonusta'],
  ['/thjonusta//', '/thjonusta'],
  ['//thjonusta', '/thjonusta'],
  ['/frettir//til', '/frettir/til'],
  ['/frettir%2Ftil', '/frettir/til'],
  ['/frettir%2ftil', '/frettir/til'],
  ['/%66rettir', '/frettir'],
  ['/Frettir/Til.', '/frettir/til'],
  ['/thjonusta%3Fa=1', '/thjonusta'],
  ['/thjonusta%3Fa=b.is?b=2', '/thjonusta?b=2'],
  ['/thjonusta&utm=1', '/thjonusta'],
  ['/thjonusta/&utm=//evil.com', '/thjonusta'],
  ['/thjonusta%23x', '/thjonusta'],
  ['/thjonusta/.', '/thjonusta'],
  ['/%3Fa=1', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/Index.htm?a=1', '/?a=1'],
  ['/thjonusta.html', '/thjonusta'],
  ['/thjonusta/index.html', '/thjonusta'],
  ['/thjonusta/index', '/thjonusta'],
];

test.each(MISTYPED)('%s is redirected to %s', async (path, location) => {
  const { status, headers } = await server.ask(path);
  expect([status, headers.location]).toEqual([308, location]);
  expect((await server.ask(location)).status).toBe(200);
});

test('a mistyped address of a redirect goes where the redirect does', async () => {
  for (const path of ['/Gamalt', '/gamalt.', '/gamalt//', '/gamalt.html']) {
    const { status, headers } = await server.ask(path);
    expect([path, status, headers.location]).toEqual([path, 301, '/thjonusta']);
  }
});

test('no path is redirected to another site or to itself', async () => {
  const word = fc.constantFrom(
    ...'/ // \\ %2F %5C %09 %00 . .. : @ evil.example thjonusta Frettir til gamalt .html %E2%80%8B %3F %23 &'.split(
      ' ',
    ),
  );
  const path = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => `/${words.join('')}`);
  await fc.assert(
    fc.asyncProperty(path, async (address) => {
      const { status, headers } = await server.ask(address);
      if (status < 300 || status > 399) return;
      const { location = '' } = headers;
      expect(new URL(location, 'https://hraunvefur.is').host).toBe('hraunvefur.is');
      expect(location).not.toBe(address);
      expect((await server.ask(location)).status).toBe(200);
    }),
    { numRuns: 300 },
  );
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
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: hraunvefur.is\r\nHost: b\r\n\r\n', '400'],
    ['a version without headers', 'GET /\r\n\r\n', '400'],
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
