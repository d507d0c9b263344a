import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startServerForTests } from './running-server.ts';

const server = startServerForTests();

describe('odd requests', () => {
  const methods = [
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'OPTIONS',
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'QUERY',
    'BREW',
    'get',
  ];
  const paths = [
    '/',
    '/thjonusta',
    '/frettir/a',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '//evil.example/..',
    '*',
    'x',
    '/?lng=__proto__',
    `/${'../'.repeat(900)}`,
    'http://evil.example/',
    '/\xff',
    `/${'a'.repeat(9000)}`,
  ];
  const heads = [
    'Host: hraunvefur.is',
    'Host: evil.example',
    'Host: "',
    'Host: a\r\nHost: b',
    'Host: localhost:99999',
    'X: y',
  ];
  const extras = [
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
    `X: ${'y'.repeat(20_000)}`,
    'X\0: 1',
    'X: a\r\n folded',
  ];
  const bodies = [
    '',
    'x',
    'zz\r\n',
    'FFFFFFFFFFFFFFFF1\r\n',
    '0\r\n\r\n',
    'form-name=contact',
    '\0'.repeat(5000),
  ];
  const request = fc
    .tuple(...[methods, paths, heads, extras, bodies].map((list) => fc.constantFrom(...list)))
    .map(([method, path, host, extra, body]) =>
      [`${method} ${path} HTTP/1.1`, host, extra, 'Connection: close', '', body]
        .filter((line, at) => at > 2 || line !== '')
        .join('\r\n'),
    );
  const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1'));

  test('never make the server fail, say what it should not, or hold a connection', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 9, arbitrary: request }, noise), { minLength: 8, maxLength: 8 }),
        async (texts) => {
          const answers = await Promise.all(
            texts.map((text) => server.sendRaw(Buffer.from(text, 'latin1')).catch(() => '')),
          );
          for (const answer of answers) {
            expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
            expect(answer).not.toMatch(/root:|node:internal|\.ts:\d|evil\.example/);
          }
        },
      ),
      { numRuns: 50 },
    );
    const { status } = await server.ask('/healthz');
    expect(status).toBe(200);
  });
});
