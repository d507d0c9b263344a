import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { type ConnectionLimits, limitConnections } from '../../../server/http/limit-connections.ts';
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
      { numRuns: 120 },
    );
    const { status } = await server.ask('/healthz');
    expect(status).toBe(200);
  });

  test('a connection with many requests at once is cut, without an answer to most', async () => {
    const one = 'GET /thjonusta HTTP/1.1\r\nHost: hraunvefur.is\r\n\r\n';
    const few = await server.sendRaw(one.repeat(3));
    expect(few.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    const many = await server.sendRaw(one.repeat(500)).catch(() => '');
    expect((many.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThan(20);
  });
});

describe('connections', () => {
  const open: Socket[] = [];
  let stop = () => {};

  afterEach(() => {
    for (const socket of open.splice(0)) socket.destroy();
    stop();
  });

  /** Starts a server with limits, and gives what opens connections to it and says which of them stay open. */
  async function listen(limits: ConnectionLimits, isOfVisitor?: (address: string) => boolean) {
    const limited = createServer((_, response) => response.end('ok'));
    limitConnections(limited, limits, isOfVisitor);
    limited.listen(0, '127.0.0.1');
    await once(limited, 'listening');
    const { port } = limited.address() as AddressInfo;
    stop = () => {
      limited.close();
      limited.closeAllConnections();
    };
    return async (count: number): Promise<readonly Socket[]> => {
      const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
      open.push(...sockets);
      await wait(100);
      return sockets.filter(({ readyState }) => readyState === 'open');
    };
  }

  test('of one address are few, and there is room again when some are gone', async () => {
    const connectTo = await listen({ all: 100, ofOneAddress: 5 }, () => true);
    const [first, ...others] = await connectTo(12);
    expect(others).toHaveLength(4);
    first?.destroy();
    await wait(50);
    expect(await connectTo(3)).toHaveLength(1);
  });

  test('of a proxy on this machine are as many as of all', async () => {
    const connectTo = await listen({ all: 10, ofOneAddress: 2 });
    expect(await connectTo(15)).toHaveLength(10);
  });

  test('those that wait for a next request make room where there is none', async () => {
    const connectTo = await listen({ all: 3, ofOneAddress: 100 });
    for (const socket of await connectTo(3)) socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await wait(50);
    expect(await connectTo(1)).toHaveLength(0);
    expect(await connectTo(2)).toHaveLength(2);
  });
});
