import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { type StudioProcess, startStudioProcess } from '../../../server/studio-process.ts';
import type { ProblemView } from '../../../studio/api.ts';
import { serveLocally } from '../../../studio/server/serve-locally.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { ask } from '../server/running-server.ts';
import { smallProject } from '../texts/small-project.ts';
import { OWN_HEADERS } from './running-studio.ts';

const log = createLog({ format: 'json', write: () => {} });

describe('beside the server', () => {
  let studio: StudioProcess;
  let server: Server;
  let port: number;
  let ended = Promise.withResolvers<void>();

  beforeAll(async () => {
    const folder = temporaryFolder();
    studio = startStudioProcess({
      host: 'studio.example.is',
      trustedProxies: 1,
      log: { ...log, error: () => ended.resolve() },
      environment: {
        ...bareEnvironment,
        TMPDIR: process.env.TMPDIR,
        STUDIO_FOLDER: join(folder, 'studio'),
        DATABASE_FOLDER: join(folder, 'database'),
      },
    });
    server = createServer((request, response) => {
      if (!studio.passOn(request, response)) response.writeHead(404).end('a page of the site');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    await studio.stop();
    server.close();
  });

  const get = (path: string, host = 'studio.example.is', headers: Record<string, string> = {}) =>
    ask(port, path, { host, headers });
  const session = () => get('/studio/api/session');

  test('while it starts, its addresses say so, and all others are answered', async () => {
    const [early, page] = await Promise.all([session(), get('/verdskra')]);
    expect([early.status, early.headers['retry-after']]).toEqual([503, '2']);
    expect(page.body.toString()).toBe('a page of the site');
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
      ['/studios', 'studio.example.is'],
      ['/x/studio', 'studio.example.is'],
    ] as const)
      expect((await get(path, host)).body.toString()).toBe('a page of the site');
  });

  test('bodies arrive, and those that are too large are refused', async () => {
    const host = 'studio.example.is';
    const own = { ...OWN_HEADERS, origin: `https://${host}` };
    const send = async (method: string, path: string, body: string, headers = {}) =>
      (await ask(port, `/studio/api${path}`, { method, host, headers: { ...own, ...headers }, body })).status;
    // It has been read, and there is no database.
    expect(await send('POST', '/session', '{"email":"anna@example.is","password":"x"}')).toBe(503);
    expect(await send('POST', '/session', 'x'.repeat(1024 * 1024 + 1))).toBe(413);
    // A body without a length is no second request.
    const hidden = `GET /studio/api/session HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    expect(await send('DELETE', '/draft', hidden, { 'transfer-encoding': 'chunked' })).toBe(401);
  });

  test('it is started again when it ends', async () => {
    const before = studio.pid();
    ended = Promise.withResolvers();
    process.kill(before ?? 0, 'SIGKILL');
    await ended.promise;
    expect((await session()).status).toBe(503);
    expect((await get('/verdskra')).body.toString()).toBe('a page of the site');
    for (;;) {
      const { status } = await session();
      if (status === 200) break;
      expect(status).toBe(503);
      await new Promise((next) => setTimeout(next, 50));
    }
    expect(studio.pid()).not.toBe(before);
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

  test('nobody signs in, and the person is that of git', async () => {
    const { body } = await ask(port, '/studio/api/session', { host: `localhost:${port}` });
    expect(JSON.parse(body.toString())).toMatchObject({ local: true, person: { role: 'admin' } });
  });

  test('a mistake stops the publication, and is reported at its field in the language of the person', async () => {
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
    const place = expect.stringMatching(/^locales\/is\/common\.json:\d+$/);
    const message = expect.stringContaining('14.900');
    expect(problems).toMatchObject(Array(2).fill({ severity: 'error', place, message }));
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
