import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { localizeLinks } from '../../../server/http/page-variants.ts';
import { fixtureFiles, LANGUAGES } from './fixture-sites.ts';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();
const originalPage = fixtureFiles('is')['thjonusta/index.html'] ?? '';
const localizePage = (port: string) =>
  originalPage
    .replace('class="x" href="https://hraunvefur.io/', `class="x" href="http://en.localhost${port}/`)
    .replace('<a href="https://hraunvefur.es"', `<a href="http://es.localhost${port}"`);

describe('language links in anchors become local', () => {
  test.each([
    [
      '<a hreflang="en" href="https://hraunvefur.io/x?a#b">',
      '<a hreflang="en" href="http://en.localhost:81/x?a#b">',
    ],
    ['<a\nhref="https://hraunvefur.dk" hreflang="da">', '<a\nhref="http://da.localhost:81" hreflang="da">'],
  ])('%s', (html, expected) => {
    expect(localizeLinks(LANGUAGES, html, '81')).toBe(expected);
  });

  test.each([
    '<a href="https://hraunvefur.io/x">',
    '<a hreflang="en" href="https://hraunvefur.io.evil.com/x">',
    '<link hreflang="en" href="https://hraunvefur.io/">',
  ])('and these stay: %s', (html) => {
    expect(localizeLinks(LANGUAGES, html, '81')).toBe(html);
  });
});

describe('served pages', () => {
  test.each(['', 'port'])('localhost with and without the port', async (suffix) => {
    const port = suffix && `:${server.port}`;
    const { headers, body } = await server.ask('/thjonusta', { host: `localhost${port}` });
    expect(body.toString()).toBe(localizePage(port));
    expect(headers['content-length']).toBe(String(body.length));
  });

  // A variant for each port would be unlimited work.
  test.each(['hraunvefur.is', 'localhost:"x', 'localhost:1'])('stay on %s', async (host) => {
    expect((await server.ask('/thjonusta', { host })).body.toString()).toBe(originalPage);
  });

  test('compressed, and with a tag of their own', async () => {
    const port = `:${server.port}`;
    const host = `localhost${port}`;
    const headers = { 'accept-encoding': 'br' };
    const br = await server.ask('/thjonusta', { host, headers });
    expect(brotliDecompressSync(br.body).toString()).toBe(localizePage(port));
    const etag = br.headers.etag ?? '';
    expect((await server.ask('/thjonusta', { headers })).headers.etag).not.toBe(etag);
    const again = await server.ask('/thjonusta', { host, headers: { ...headers, 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('the 404 page has them too and stays a 404', async () => {
    const { status, body } = await server.ask('/nothing', { host: `en.localhost:${server.port}` });
    expect(status).toBe(404);
    expect(body.toString()).toContain(`href="http://en.localhost:${server.port}/404"`);
  });
});
