import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../server/runtime/log.ts';
import { type StudioProcess, startStudioProcess } from '../../../server/studio-process.ts';
import type { ProblemView } from '../../../studio/api/content-api.ts';
import { serveLocally } from '../../../studio/server/serve-locally.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { ask } from '../server/running-server.ts';
import { smallProject } from '../texts/small-project.ts';
import { OWN_HEADERS } from './running-studio.ts';

const LANGUAGES = [{ code: 'is', domain: 'hraunvefur.is', isDefault: true }];
const log = createLog({ format: 'json', write: () => {} });

describe('next to the server', () => {
  let studio: StudioProcess;
  let server: Server;
  let port: number;
  let logError = Promise.withResolvers<void>();

  beforeAll(async () => {
    const folder = temporaryFolder();
    studio = startStudioProcess({
      host: 'studio.example.is',
      trustedProxies: 1,
      log: { ...log, error: () => logError.resolve() },
      environment: {
        ...bareEnvironment,
        TMPDIR: process.env.TMPDIR,
        STUDIO_FOLDER: join(folder, 'studio'),
        DATABASE_FOLDER: join(folder, 'database'),
      },
    });
    server = createServer((request, response) => {
      if (!studio.passOn(request, response, LANGUAGES)) response.writeHead(404).end('a page of the site');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    agent.destroy();
    await studio.stop();
    server.close();
  });

  const get = (path: string, host = 'studio.example.is', headers: Record<string, string> = {}) =>
    ask(port, path, { host, headers });
  const session = () => get('/studio/api/session');
  // Like browsers.
  const agent = new Agent({ keepAlive: true });
  /** Sends a file as a user who was signed in before; resolves when it is answered and accepted. */
  const upload = async (megabytes: number) => {
    const headers = {
      ...{ ...OWN_HEADERS, origin: 'http://studio.example.is', host: 'studio.example.is' },
      cookie: `__Host-studio=${'a'.repeat(43)}`,
    };
    const sending = request({ port, method: 'POST', path: '/studio/api/pictures', agent, headers });
    sending.end(Buffer.alloc(megabytes * 1_000_000));
    const [[answer]] = await Promise.all([
      once(sending, 'response') as Promise<[IncomingMessage]>,
      once(sending, 'finish'),
    ]);
    answer.resume();
    return answer.statusCode;
  };

  test('while it starts, its addresses say so, and all others are answered', async () => {
    const [early, page] = await Promise.all([session(), get('/verdskra', 'hraunvefur.is')]);
    expect([early.status, early.headers['retry-after']]).toEqual([503, '2']);
    expect(page.body.toString()).toBe('a page of the site');
    expect(await upload(15)).toBe(503);
  });

  test('its addresses are passed on, under its own host alone', async () => {
    await studio.ready;
    const { status, headers, body } = await session();
    expect([status, JSON.parse(body.toString())]).toEqual([
      200,
      { person: null, local: false, hasCodes: false },
    ]);
    expect(headers['cache-control']).toBe('no-store');
    expect((await get('/studio/api/draft')).status).toBe(401);
    for (const [path, host] of [
      ['/studio/api/session', 'hraunvefur.is'],
      ['/studio', 'evil.example'],
      ['/', 'hraunvefur.is'],
    ] as const)
      expect((await get(path, host)).body.toString()).toBe('a page of the site');
  });

  test('a large file of a user whose session has ended is answered, whatever its size', async () => {
    for (const [megabytes, status] of [
      [15, 401],
      [23, 401],
      [30, 413],
    ] as const)
      expect(await upload(megabytes)).toBe(status);
  });

  test('its own host has no page of the site, and the files that previews need', async () => {
    for (const path of ['/', '/?utm=1', '/verdskra', '/studios', '/x/studio', '/frettir/2026']) {
      const { status, headers } = await get(path);
      expect([path, status, headers.location]).toEqual([path, 302, '/studio']);
    }
    for (const path of [
      '/assets/app.js',
      '/fonts/a.woff2',
      '/pictures/a/400.webp',
      '/healthz',
      '/rest/v1/news?a',
      '/forms/ticket',
    ])
      expect((await get(path)).body.toString()).toBe('a page of the site');
  });

  test('where memory is short, its process goes before the server', {
    skip: process.platform !== 'linux',
  }, () => {
    const score = (pid: number | null) => Number(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8'));
    expect(score(studio.pid())).toBeGreaterThan(score(process.pid));
  });

  test('300 requests of a person who is signed out, and 300 of another site, are all refused', async () => {
    const host = 'studio.example.is';
    const statuses = async (headers: Record<string, string>) => {
      const options = {
        method: 'POST',
        host,
        headers: { ...OWN_HEADERS, origin: `https://${host}`, ...headers },
      };
      const body = JSON.stringify({ from: '/a', to: '/b', padding: 'x'.repeat(5_000) });
      const replies = Array.from({ length: 300 }, () => ask(port, '/studio/api/moves', { ...options, body }));
      return new Set((await Promise.all(replies)).map(({ status }) => status));
    };
    expect(await statuses({ 'x-forwarded-for': '192.0.2.1' })).toEqual(new Set([401]));
    expect(await statuses({ 'x-forwarded-for': '192.0.2.2', origin: 'https://evil.example' })).toEqual(
      new Set([403]),
    );
  });

  test.each([
    ['signed out', ''],
    ['with a cookie', `Cookie: studio=${'c'.repeat(43)}\r\n`],
  ])('70 slow bodies of one client %s keep out no other', async (_, cookie) => {
    const slow = Array.from({ length: 70 }, (_, at) => {
      const path = ['session', 'moves', 'pictures?name=a', 'invitation'][at % 4];
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /studio/api/${path} HTTP/1.1\r\nHost: studio.example.is\r\nX-Forwarded-For: 192.0.2.9\r\n${cookie}Content-Length: 100000\r\n\r\n{`,
      );
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        get('/studio/api/session', 'studio.example.is', {
          'x-forwarded-for': '192.0.2.10',
          cookie: 'studio=x',
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    for (const socket of slow) socket.destroy();
    // A client that hangs up is not a failure of the Studio.
    expect((await session()).status).toBe(200);
    expect(studio.state().failures).toBe(0);
  });

  test('answers that one client does not read keep out no other', async () => {
    const unreadSockets = Array.from({ length: 70 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.pause();
      const head =
        'GET /studio/api/session HTTP/1.1\r\nHost: studio.example.is\r\nX-Forwarded-For: 192.0.2.9';
      socket.write(`${head}\r\n\r\n`.repeat(50));
      return socket;
    });
    await Promise.all(unreadSockets.map((socket) => once(socket, 'connect')));
    const other = { 'x-forwarded-for': '192.0.2.10' };
    expect((await get('/studio/api/session', 'studio.example.is', other)).status).toBe(200);
    for (const socket of unreadSockets) socket.destroy();
  });

  test('refused uploads that many clients do not end keep out no other', { timeout: 60_000 }, async () => {
    const slow = Array.from({ length: 20 }, (_, at) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(
        `POST /studio/api/pictures?name=a HTTP/1.1\r\nHost: studio.example.is\r\nX-Forwarded-For: 198.51.100.${at}\r\nCookie: studio=x\r\nContent-Length: 100000\r\n\r\n`,
      );
      return socket;
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    const headers = { ...OWN_HEADERS, 'x-forwarded-for': '192.0.2.10', cookie: 'studio=x' };
    const upload = { method: 'POST', host: 'studio.example.is', headers, body: 'x' };
    expect((await ask(port, '/studio/api/pictures?name=a', upload)).status).toBe(403);
    for (const socket of slow) socket.destroy();
  });

  test('bodies arrive, and those that are too large are refused', async () => {
    const host = 'studio.example.is';
    const base = { ...OWN_HEADERS, origin: `https://${host}` };
    const send = async (method: string, path: string, body: string, headers = {}) =>
      (await ask(port, `/studio/api${path}`, { method, host, headers: { ...base, ...headers }, body }))
        .status;
    // The request has been read, and there is no database.
    expect(await send('POST', '/session', '{"email":"anna@example.is","password":"x"}')).toBe(503);
    expect(await send('POST', '/session', 'x'.repeat(1024 * 1024 + 1))).toBe(413);
    // A body without a length is not a second request.
    const hidden = `GET /studio/api/session HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    expect(await send('DELETE', '/draft', hidden, { 'transfer-encoding': 'chunked' })).toBe(401);
  });

  test('it is started again when it ends', async () => {
    const before = studio.pid();
    logError = Promise.withResolvers();
    process.kill(before ?? 0, 'SIGKILL');
    await logError.promise;
    expect((await session()).status).toBe(503);
    expect((await get('/verdskra', 'hraunvefur.is')).body.toString()).toBe('a page of the site');
    for (;;) {
      const { status } = await session();
      if (status === 200) break;
      expect(status).toBe(503);
      await new Promise((next) => setTimeout(next, 50));
    }
    expect(studio.pid()).not.toBe(before);
    expect(studio.state()).toMatchObject({
      isReady: true,
      failures: 1,
      reason: 'its process ended (SIGKILL)',
    });
  });
});

test('what the process reports is kept: unsent publications, and why it cannot start', async () => {
  const report = `process.send({ type: 'unsent', count: 2, reason: 'rejected' }); process.send('other');`;
  const folder = temporaryFolder({ taken: '', 'report.mjs': report });
  const logError = Promise.withResolvers<void>();
  const studio = startStudioProcess({
    trustedProxies: 0,
    log: { ...log, error: () => logError.resolve() },
    environment: {
      ...bareEnvironment,
      TMPDIR: process.env.TMPDIR,
      STUDIO_FOLDER: join(folder, 'taken', 'studio'),
      NODE_OPTIONS: `--import=${join(folder, 'report.mjs')}`,
    },
  });
  await logError.promise;
  await studio.stop();
  expect(studio.state()).toEqual({
    isReady: false,
    failures: expect.any(Number),
    reason: expect.stringMatching(/^The Studio cannot write to .+ \(ENOTDIR\): it needs a checkout/),
    unsent: { count: 2, reason: 'rejected' },
  });
});

describe('on this machine', () => {
  let port: number;
  beforeAll(async () => {
    const folder = join(temporaryFolder(), 'studio');
    const database = { kind: 'embedded', folder: join(folder, 'database'), sampleRows: false } as const;
    const siteFolder = temporaryFolder(smallProject);
    const places = { root: '.', siteFolder, buildFolder: join(folder, 'build'), folder };
    const remote = { mode: 'commit', remote: 'origin', branch: 'main', github: null } as const;
    const requests = { mail: null, spoolFolder: join(folder, 'spool') };
    const serving = await serveLocally({ ...places, ...requests, database, remote, port: 0, log });
    port = serving.port;
    afterAll(() => {
      serving.server.close();
    });
  });

  test('no one signs in, and the person is that of git', async () => {
    const { body } = await ask(port, '/studio/api/session', { host: `localhost:${port}` });
    expect(JSON.parse(body.toString())).toMatchObject({ local: true, person: { role: 'admin' } });
  });

  test('a mistake stops the publication and is reported at its field, in the editor’s language', async () => {
    const api = async (path: string, language: string, body?: unknown) => {
      const reply = await ask(port, `/studio/api${path}`, {
        ...{ host: `localhost:${port}`, method: body === undefined ? 'GET' : 'POST' },
        headers: { ...OWN_HEADERS, origin: `http://localhost:${port}`, 'accept-language': language },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return JSON.parse(reply.body.toString());
    };
    const key = 'common:actions.get-quote';
    const before = JSON.parse(smallProject['locales/is/common.json'] ?? '').actions['get-quote'];
    const edits = [{ kind: 'text', language: 'is', key, before, after: 'Aðeins 14.900 kr.' }];
    expect(await api('/draft/changes', 'en', { edits })).toMatchObject({ isChecked: false, conflicts: [] });
    const drafts = await Promise.all(['en', 'is'].map((language) => api('/draft', language)));
    const problems = drafts.map((draft) =>
      draft.problems.find(({ source }: ProblemView) => source === `text:${key}`),
    );
    const message = expect.stringContaining('14.900');
    expect(problems).toMatchObject(Array(2).fill({ severity: 'error', languages: ['Íslenska'], message }));
    expect(problems[0].message).not.toBe(problems[1].message);
    const after = expect.stringMatching(/^Aðeins 14\.900\s?kr\.$/);
    const changes = [{ impact: [{ values: [{ after }] }] }];
    expect(drafts[0]).toMatchObject({ isChecked: true, mayPublish: false, changes });
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'a name that leads here is refused: %j',
    async (host) => {
      for (const path of ['/studio', '/studio/api/session', '/studio/preview/is/'])
        expect((await ask(port, path, { host })).status).toBe(421);
    },
  );

  test('a page of another origin reads and changes nothing', async () => {
    const headers = { ...OWN_HEADERS, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const method of ['GET', 'DELETE'])
      expect(
        (await ask(port, '/studio/api/draft', { method, host: `localhost:${port}`, headers })).status,
      ).toBe(403);
  });
});
