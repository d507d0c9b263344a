import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fixtureFiles, LANGUAGES } from './fixture-sites.ts';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();
const files = fixtureFiles('is');

describe('files', () => {
  test.each([
    ['/', 'index.html', 'text/html; charset=utf-8'],
    ['/thjonusta?a=1', 'thjonusta/index.html', 'text/html; charset=utf-8'],
    ['/thjonusta.data?_routes=x', 'thjonusta.data', 'text/x-script; charset=utf-8'],
    ['/locales/is/nav.json', 'locales/is/nav.json', 'application/json; charset=utf-8'],
    ['/assets/app%2D1a2b.js', 'assets/app-1a2b.js', 'text/javascript; charset=utf-8'],
  ])('%s is %s', async (path, name, type) => {
    const { status, headers, body } = await server.ask(path);
    expect({ status, type: headers['content-type'], text: body.toString() }).toEqual({
      status: 200,
      type,
      text: files[name],
    });
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-security-policy'] === undefined).toBe(!type.startsWith('text/html'));
  });

  test.each([
    ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
    ['/hydrate/form-3c4d.js', 'public, max-age=31536000, immutable'],
    ['/', 'public, max-age=0, must-revalidate'],
    ['/_.data', 'public, max-age=0, must-revalidate'],
  ])('%s is cached as %s', async (path, caching) => {
    expect((await server.ask(path)).headers['cache-control']).toBe(caching);
  });

  test('each domain serves its own site', async () => {
    for (const { code, domain } of LANGUAGES) {
      const { body } = await server.ask('/locales/is/nav.json', { host: domain });
      expect(body.toString().includes('{"home":"is"}')).toBe(code === 'is');
      expect((await server.ask('/', { host: domain })).body.toString()).toBe(
        fixtureFiles(code)['index.html'],
      );
    }
  });
});

function decodeBody(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.000, GZIP;Q=0.5', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['identity', undefined],
    ['brotli, gzipped', undefined],
  ])('%s gets %s', async (header, encoding) => {
    const { headers, body } = await server.ask('/thjonusta', { headers: { 'accept-encoding': header } });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(decodeBody(body, encoding).toString()).toBe(files['thjonusta/index.html']);
  });

  test('each encoding has its entity tag, and files without compressed copies are sent plain', async () => {
    const plain = await server.ask('/photo.png', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, 'not compressed']);
    const tagFor = async (encoding: string) =>
      (await server.ask('/', { headers: { 'accept-encoding': encoding } })).headers.etag;
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagFor));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });
});

describe('a visitor who holds the file', () => {
  test.each([
    ['a list', (tag: string) => `"other", ${tag}`],
    ['a weak tag', (tag: string) => `W/${tag}`],
    ['anything', () => '*'],
  ])('gets 304 for %s', async (_, header) => {
    const { headers } = await server.ask('/');
    const reply = await server.ask('/', { headers: { 'if-none-match': header(headers.etag ?? '') } });
    expect([reply.status, reply.body.length]).toEqual([304, 0]);
    expect(reply.headers.etag).toBe(headers.etag);
    expect(reply.headers['cache-control']).toBe(headers['cache-control']);
    expect(reply.headers.vary).toBe('Accept-Encoding');
  });

  test.each(['"other"', '', 'W/'])('gets the file for %s', async (header) => {
    expect((await server.ask('/', { headers: { 'if-none-match': header } })).status).toBe(200);
  });
});

describe('methods', () => {
  test.each(['/', '/nothing', '/healthz'])('HEAD %s has the headers of GET and no body', async (path) => {
    const [get, head] = await Promise.all([server.ask(path), server.ask(path, { method: 'HEAD' })]);
    expect(head.status).toBe(get.status);
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test.each(['POST', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await server.ask('/', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
