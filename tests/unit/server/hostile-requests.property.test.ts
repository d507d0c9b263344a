import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureFiles, LANGUAGES } from './fixture-sites.ts';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();

/** The unknown host serves every language with `lng`; the domain serves its own. */
const knownBodies = (host: string) =>
  new Set([
    'ok',
    'not compressed',
    ...(host === '127.0.0.1' ? LANGUAGES : LANGUAGES.slice(0, 1)).flatMap(pages),
  ]);

function pages({ code }: { code: string }): string[] {
  const { '404.html': _, ...addressable } = fixtureFiles(code);
  return Object.values(addressable);
}

const WORDS =
  '/ // . .. % %2e %2F %5c %00 %zz %C3 \\ ? # thjonusta frettir index.html .data .br assets app-1a2b.js gamalt is en site-hosts.json http:// lng=en';
const CONTROLS = ['\t', '\x01', '\x7f', '\xff', ' ', '\r', '\n'];
const piece = fc.constantFrom(...WORDS.split(' '), ...CONTROLS);
const hostilePath = fc
  .array(piece, { maxLength: 12 })
  .map((pieces) => Buffer.from(`/${pieces.join('')}`, 'latin1'));
const anyBytes = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));
const anyHost = fc.constantFrom('hraunvefur.is', 'www.hraunvefur.is', '127.0.0.1');

/** A path with line breaks ends its request early; the rest is a broken request with a separate answer. */
function getBody(reply: string): string {
  const body = reply.slice(reply.indexOf('\r\n\r\n') + 4);
  const [first = '', ...others] = body.split(/(?=HTTP\/1\.1 \d{3} )/);
  for (const other of others) expect(other).toMatch(/^HTTP\/1\.1 400 /);
  return first;
}

test('any path gives no 5xx and nothing from outside of the site', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostilePath, anyBytes), anyHost, async (path, host) => {
      const head = Buffer.from(` HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      const reply = await server.sendRaw(Buffer.concat([Buffer.from('GET '), path, head]));
      expect(reply).toMatch(/^HTTP\/1\.1 (200|30[1278]|400|404) /);
      if (reply.startsWith('HTTP/1.1 200 ')) expect(knownBodies(host)).toContain(getBody(reply));
    }),
    { numRuns: 100, examples: [[Buffer.from('/\n\r\n'), 'hraunvefur.is']] },
  );
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'TRACE', 'CONNECT', 'BREW', 'get'];
const PATHS = ['/', '/thjonusta', '/frettir/a', '*', 'x', '/?lng=__proto__', 'http://evil.example/'];
const HOSTS = ['Host: hraunvefur.is', 'Host: evil.example', 'Host: "', 'Host: a\r\nHost: b', 'X: y'];
const HEADERS = [
  '',
  'Range: bytes=9-1,',
  'If-None-Match: ","\xff',
  `Accept-Encoding: ${'br,'.repeat(1500)}`,
  'Content-Length: -1',
  'Content-Length: 9',
  'Content-Length: 1\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Expect: x',
  'Upgrade: h2c\r\nConnection: Upgrade',
  'X\0: 1',
  'X: a\r\n folded',
];
const BODIES = [
  '',
  'x',
  'zz\r\n',
  'FFFFFFFFFFFFFFFF1\r\n',
  '0\r\n\r\n',
  'form-name=contact',
  '\0'.repeat(5000),
];
const oddRequest = fc
  .tuple(...[METHODS, PATHS, HOSTS, HEADERS, BODIES].map((list) => fc.constantFrom(...list)))
  .map(([method, path, host, header, body]) =>
    [`${method} ${path} HTTP/1.1`, host, ...(header ? [header] : []), 'Connection: close', '', body].join(
      '\r\n',
    ),
  );

test('odd requests never make the server fail, say what it should not, or hold a connection', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(oddRequest, { minLength: 8, maxLength: 8 }), async (texts) => {
      const answers = await Promise.all(
        texts.map((text) => server.sendRaw(Buffer.from(text, 'latin1')).catch(() => '')),
      );
      for (const answer of answers) {
        expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
        expect(answer).not.toMatch(/root:|node:internal|\.ts:\d|evil\.example/);
      }
    }),
    { numRuns: 30 },
  );
  expect((await server.ask('/healthz')).status).toBe(200);
});
