import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { browserRows } from '../../../../app/data/browser-rows.ts';
import { connectClient } from '../../../../server/database/database-connection.ts';
import type { EmbeddedDatabase } from '../../../../server/database/embedded-database.ts';
import { createPassOnRows } from '../../../../server/rows/pass-on-rows.ts';
import { createLog } from '../../../../server/runtime/log.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { startDatabase } from '../../database/database-folder.ts';
import { writeFixtureSites } from '../fixture-sites.ts';
import { ask, type Question, serveForTests } from '../running-server.ts';
import { HOSTILE_QUERIES } from './hostile-queries.ts';
import { createNews, createProject } from './row-server.ts';

const SLOW = 60_000;
const host = 'is.localhost';
let database: EmbeddedDatabase;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  const running = await startDatabase();
  ({ database } = running);
  const { url, secretKey } = running.connection;
  const editor = connectClient(url, secretKey);
  const news = [
    createNews('first', 1),
    createNews('second', 2),
    createNews('draft', 3, { published_at: null }),
  ];
  for (const { error } of [
    await editor.from('news').insert(news),
    await editor.from('projects').insert([createProject('shop', 1)]),
  ])
    expect(error).toBeNull();
  const fixture = await writeFixtureSites();
  const { folder: buildFolder } = fixture;
  const server = await serveForTests(buildFolder, {
    rows: { buildFolder, maxAge: 30, database: { kind: 'embedded', connection: database.current } },
  });
  port = server.port;
  stop = server.stop;
}, SLOW);
afterAll(() => stop());

const readRows = async (path: string, question: Question = {}) => {
  const { status, headers, body } = await ask(port, path, { host, ...question });
  return {
    status,
    headers,
    content: status === 404 ? null : (JSON.parse(body.toString() || 'null') as unknown),
  };
};

describe('a browser', () => {
  test('reads news and projects with the code of the site', async () => {
    const rows = browserRows(`http://127.0.0.1:${port}`)(new AbortController().signal);
    expect(await rows.read({ of: 'news', from: 1, count: 5 })).toMatchObject({
      ok: true,
      value: { rows: [{ slug: 'second' }], total: 2 },
    });
    expect(await rows.read({ of: 'news-item', slug: 'draft' })).toMatchObject({ ok: true, value: null });
    expect(await rows.read({ of: 'project', id: 'shop' })).toMatchObject({
      value: { title: 'Title of shop' },
    });
  });

  test('may ask for a part, for the number of rows, and for the head alone', async () => {
    const reply = await readRows('/rest/v1/news?select=*&order=published_at.desc,id&limit=5', {
      headers: { range: '0-0', prefer: 'count=exact' },
    });
    expect(reply.content).toMatchObject([{ slug: 'first' }]);
    expect(reply.headers['content-range']).toBe('0-0/2');
    const head = await readRows('/rest/v1/news?limit=1', { method: 'HEAD' });
    expect([head.status, head.content, head.headers['cache-control']]).toEqual([200, null, 'no-store']);
  });

  test('sees what is published, whatever key it names', async () => {
    const { connection } = database;
    const { secretKey } = await connection;
    for (const key of ['embedded', secretKey]) {
      const { content } = await readRows('/rest/v1/news?select=*&limit=5', {
        headers: { apikey: key, authorization: `Bearer ${key}` },
      });
      expect(content).toMatchObject([{ slug: 'first' }, { slug: 'second' }]);
    }
  });

  test('of another site gets nothing', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const answer = await readRows('/rest/v1/news', { headers });
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
  });
});

describe('nothing else can be reached', () => {
  test.each([
    '/rest/v1/form_submissions',
    '/rest/v1/news%2f..%2fform_submissions',
    '/rest/v1/__proto__',
    '/auth/v1/settings',
  ])('%s is missing', async (path) => {
    expect((await readRows(path)).status).toBe(404);
  });

  test.each(['POST', 'DELETE'])('%s is refused', async (method) => {
    expect((await ask(port, '/rest/v1/news', { host, method })).status).toBe(405);
  });

  test.each(HOSTILE_QUERIES)('not by the query %s', async (query) => {
    expect((await readRows(`/rest/v1/news?${query.replaceAll('+', '%2B')}`)).status).toBe(400);
  });

  test('a long query is refused', async () => {
    expect((await readRows(`/rest/v1/news?slug=eq.${'x'.repeat(2_000)}`)).status).toBe(414);
  });
});

test.each<[string, RequestListener | null]>([
  ['takes no connection', null],
  ['sends more than there can be', (_, response) => void response.end(Buffer.alloc(4_000_001, ' '))],
])('a database that %s: 502, in the form of its own errors', async (_, listener) => {
  const other = createServer(listener ?? (() => {}));
  const portOf = async (server: Server) => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };
  const url = `http://127.0.0.1:${await portOf(other)}`;
  if (listener === null) other.close();
  const passOn = createPassOnRows(() => ({ url, publishableKey: 'x' }));
  const server = createServer((request, response) => passOn(request, response, '/rest/v1/news', '?limit=1'));
  const { status, body } = await ask(await portOf(server), '/rest/v1/news');
  const message = expect.any(String);
  expect([status, JSON.parse(body.toString())]).toEqual([
    502,
    { code: '502', message, details: null, hint: null },
  ]);
  server.close();
  other.close();
});

test('clients that do not read their answers fill no memory, and keep out no other', async ({
  onTestFinished,
}) => {
  let [requestCount, clientCount, cutCount] = [0, 0, 0];
  const other = createServer((_, response) => {
    requestCount++;
    response.end(Buffer.alloc(2_000_000, ' '));
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const passOn = createPassOnRows(() => ({ url, publishableKey: 'x' }), 1);
  // Not a port, because its buffers hold whole answers.
  const path = join(temporaryFolder(), 'socket');
  const site = createServer((request, response) => {
    clientCount++;
    const isFirst = request.headers['x-forwarded-for'] === '192.0.2.9';
    const arrivedAt = performance.now();
    response.once('close', () => {
      // On a busy machine the test may outlast the 20 s after which every unread answer is cut off.
      const isEarly = performance.now() - arrivedAt < 19_000;
      if (isFirst && isEarly && response.statusCode === 200) cutCount++;
    });
    passOn(request, response, '/rest/v1/news', '?limit=1');
  }).listen(path);
  await once(site, 'listening');
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    for (const server of [site, other]) {
      server.closeAllConnections();
      server.close();
    }
  });
  const send = (client: string, head = '') => {
    const socket = connect(path);
    sockets.push(socket);
    socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${head}X-Forwarded-For: ${client}\r\n\r\n`);
    return socket;
  };
  const expectAnswer = async (client: string) => {
    const [first] = (await once(send(client), 'data')) as [Buffer];
    expect(first.toString('latin1').slice(0, 15)).toBe('HTTP/1.1 200 OK');
  };

  for (let at = 0; at < 60; at++) send('192.0.2.9').pause();
  await vi.waitFor(() => expect(clientCount).toBe(60), SLOW);
  await expectAnswer('192.0.2.10');
  expect(requestCount).toBeLessThan(10);
  // Nor do many clients that never finish their requests: the latest answers are cut off first.
  for (let at = 0; at < 112; at++) send(`198.51.100.${at % 14}`, 'Content-Length: 9\r\n').pause();
  await vi.waitFor(() => expect(clientCount).toBe(60 + 1 + 112), SLOW);
  await expectAnswer('192.0.2.11');
  expect(cutCount).toBe(0);
});

test('a build whose notes are damaged is served unchanged, or refused with what to do', async () => {
  const { folder } = await writeFixtureSites();
  const lines: string[] = [];
  const log = createLog({ format: 'json', write: (line) => lines.push(JSON.parse(line).event) });
  const configuration = { buildFolder: folder, maxAge: 30, log };
  const rows = { ...configuration, database: { kind: 'embedded', connection: () => null } } as const;
  for (const text of ['', '{"project":', 'null', '{"project":{"site":[]}}']) {
    writeFileSync(join(folder, 'project.json'), text);
    writeFileSync(join(folder, 'rows.json'), text);
    const server = await serveForTests(folder, { rows });
    expect((await ask(server.port, '/', { host })).status).toBe(200);
    await server.stop();
  }
  expect(lines).toEqual(Array(4).fill('build-damaged'));

  for (const text of ['', '[]', '{"languages":[1]}']) {
    writeFileSync(join(folder, 'site-hosts.json'), text);
    const message = 'site-hosts.json is damaged.\nBuild them first: npm run build';
    await expect(serveForTests(folder, {})).rejects.toThrow(message);
  }
});

test('while the database is unavailable a browser gets 503, and pages are there', {
  timeout: SLOW,
}, async () => {
  await database.stop();
  const { status, headers, content } = await readRows('/rest/v1/news?limit=1');
  expect([status, headers['content-type']]).toEqual([503, 'application/json; charset=utf-8']);
  expect(content).toMatchObject({ message: 'The database is unavailable at the moment.' });
  expect((await ask(port, '/', { host })).status).toBe(200);
});
