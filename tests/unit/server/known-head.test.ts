import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { writeFileHead } from '../../../server/http/known-head.ts';
import { createSiteFile } from '../../../server/http/site-file.ts';
import { ask, startServerForTests } from './running-server.ts';

const server = startServerForTests({ TRUST_PROXY: 1 });

/** All combinations of one of each. */
function combinations(...lists: readonly (readonly string[])[]): string[][] {
  return lists.reduce<string[][]>(
    (all, list) => all.flatMap((before) => list.map((one) => [...before, one])),
    [[]],
  );
}

const paths = ['/', '/thjonusta', '/nothing', '/assets/app-1a2b.js', '/photo.png', '/gamalt'];
const connections = ['', 'Connection: close\r\n', 'Connection: keep-alive\r\n'];
const protocols = ['', 'X-Forwarded-Proto: https\r\n'];
const encodings = ['', 'Accept-Encoding: gzip\r\n', 'Accept-Encoding: gzip, br\r\n'];
const questions = combinations(['GET', 'HEAD'], paths, ['1.1', '1.0'], connections, protocols, encodings).map(
  ([method, path, version, connection, protocol, encoding]) =>
    `${method} ${path} HTTP/${version}\r\nHost: hraunvefur.is\r\n${connection}${protocol}${encoding}\r\n`,
);

/** Only such connections have heads that are known. */
const stays = { connection: 'keep-alive' };

const withoutDate = (answer: string) => answer.replace(/\r\nDate: [^\r]+/, '');

test('an answer is the same, byte for byte, whether Node has composed its head or it was known', async () => {
  const composed: string[] = [];
  for (const question of questions) composed.push(withoutDate(await server.sendRaw(question)));
  const again: string[] = [];
  for (const question of questions) again.push(withoutDate(await server.sendRaw(question)));
  expect(again).toEqual(composed);
  // What makes an answer safe is in each of them, whoever asked before.
  for (const [place, answer] of again.entries()) {
    expect(answer).toMatch(/^HTTP\/1\.1 \d{3} .*\r\nX-Content-Type-Options: nosniff\r\n/s);
    expect(answer.includes('\r\nStrict-Transport-Security: ')).toBe(questions[place]?.includes('https'));
    const isKept =
      !questions[place]?.includes('close') && !/1\.0\r\nHost: \S+\r\n(?!Conn)/.test(questions[place] ?? '');
    expect(answer.includes('\r\nConnection: keep-alive\r\n')).toBe(isKept);
  }
});

test('two requests on one connection have one head and one body each', async () => {
  const [question = ''] = questions.filter((one) => one.startsWith('GET /thjonusta HTTP/1.1'));
  const alone = withoutDate(await server.sendRaw(question));
  const twice = (await server.sendRaw(question + question)).split(/(?<=<\/html>)(?=HTTP)/).map(withoutDate);
  expect(twice).toEqual([alone, alone]);
});

test('the date is that of the answer', async () => {
  const dateOf = async () => (await ask(server.port, '/', { headers: stays })).headers.date ?? '';
  await dateOf();
  const later = new Date('2031-05-06T07:08:09.999Z');
  vi.useFakeTimers({ now: later, toFake: ['Date'] });
  try {
    expect(await dateOf()).toBe('Tue, 06 May 2031 07:08:09 GMT');
  } finally {
    vi.useRealTimers();
  }
  expect(Math.abs(Date.parse(await dateOf()) - Date.now())).toBeLessThan(2000);
});

test('a response that has been given headers of its own keeps them', async () => {
  const page = createSiteFile('index.html', { identity: Buffer.from('<p>') }, []).representations[0];
  const plain = createServer((request, response) => {
    if (request.url === '/own') response.setHeader('X-Own', 'yes');
    writeFileHead(response, 200, page);
    response.end(page.body);
  }).listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const { port } = plain.address() as AddressInfo;
  const ownOf = async (path: string) => (await ask(port, path, { headers: stays })).headers['x-own'];
  expect([await ownOf('/'), await ownOf('/own'), await ownOf('/'), await ownOf('/own')]).toEqual([
    undefined,
    'yes',
    undefined,
    'yes',
  ]);
  plain.closeAllConnections();
  plain.close();
});

test('this Node sends heads that are known; what logs requests is told their status', () => {
  const page = createSiteFile('404.html', { identity: Buffer.from('<p>') }, [], 404).representations[0];
  const compose = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      httpVersionMajor: 1,
      httpVersionMinor: 1,
    });
    const response = new ServerResponse(request);
    const writeHead = vi.spyOn(response, 'writeHead');
    writeFileHead(response, 404, page);
    expect([response.headersSent, response.statusCode]).toEqual([true, 404]);
    return writeHead.mock.calls.length;
  };
  expect([compose(), compose(), compose()]).toEqual([1, 0, 0]);
});
