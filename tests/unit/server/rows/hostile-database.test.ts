import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import type { RowsConfiguration } from '../../../../server/rows/site-rows.ts';
import { createLog } from '../../../../server/runtime/log.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { BUNDLE_TIME } from '../../build/own-bundles.ts';
import { createFixedRows } from '../../data/fixed-rows.ts';
import { ask, serveForTests } from '../running-server.ts';
import { buildRowSite } from './row-site.ts';

/* A hosted database that fails in every way. Each test has a separate one and a server, with the build's rows. */

const buildFolder = temporaryFolder();

beforeAll(async () => {
  const rest = {
    excerpt: null,
    image_url: null,
    pictures: null,
    translations: {},
    published_at: '2026-11-01T00:00:00Z',
  };
  const id = '7d3c1c1e-0000-4000-8000-000000000001';
  const news = [{ id, slug: 'built', title: 'Title of built', content: 'Content', ...rest }];
  await buildRowSite(buildFolder, createFixedRows(news));
}, BUNDLE_TIME);

/** Serves the site over a database with these answers. */
async function serveOver(listener: RequestListener, onTestFinished: TestContext['onTestFinished']) {
  const database = createServer(listener);
  await new Promise<void>((done) => database.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
  const log: string[] = [];
  const rows: RowsConfiguration = {
    buildFolder,
    maxAge: 0,
    database: { kind: 'hosted', connection: { url, publishableKey: 'sb_publishable_x' } },
    log: createLog({ format: 'text', write: (line) => log.push(line) }),
  };
  const { port, stop } = await serveForTests(join(buildFolder, 'sites'), { rows });
  onTestFinished(async () => {
    await stop();
    database.closeAllConnections();
    database.close();
  });
  return { port, log };
}

const json =
  (body: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-range': '0-0/1' }).end(body);
  };
const tooMuch = Buffer.from(`[${' '.repeat(33_000_000)}]`);
const withNews = ['/', '/_.data', '/frettir', '/frettir/built', '/frettir/built.data', '/frettir.atom'];

describe.concurrent.each<[string, RequestListener, (readonly string[])?]>([
  ['is broken', json('{"message":"out of order"}', 500), withNews],
  ['never ends', (_, response) => void response.write('[')],
  ['sends more than there can be', (_, response) => void response.end(tooMuch)],
])('a database that %s', (_, listener, shownOn = ['/frettir', '/frettir/built']) => {
  test('leaves every page as built', async ({ onTestFinished }) => {
    const { port } = await serveOver(listener, onTestFinished);
    const others = ['/verkefni', '/lausnir'];
    const [rowPages, otherPages, missingPage] = await Promise.all([
      Promise.all(shownOn.map((path) => ask(port, path))),
      Promise.all(others.map((path) => ask(port, path))),
      ask(port, '/frettir/none'),
    ]);
    for (const { body } of rowPages) expect(body.toString()).toContain('Title of built');
    for (const { status } of [...rowPages, ...otherPages]) expect(status).toBe(200);
    expect(missingPage.headers.location).toBe('/frettir');
  }, 20_000);
});

test('invalid rows are left out and logged, the others are shown', async () => {
  const rows = [
    {
      id: '7d3c1c1e-0000-4000-8000-000000000002',
      slug: 'good',
      title: '<script>alert(1)</script>',
      content: 'x',
      published_at: '2026-11-02T00:00:00Z',
      translations: { en: { title: 7 } },
    },
    { slug: 5 },
    null,
    'text',
    { id: 'x', slug: '../..', title: '<script>', content: 'x', published_at: 'yesterday' },
  ];
  const { port, log } = await serveOver(
    (request, response) =>
      json(request.url?.startsWith('/rest/v1/news') ? JSON.stringify(rows) : '[]')(request, response),
    onTestFinished,
  );
  for (const path of ['/', '/frettir', '/frettir.atom', '/sitemap.xml', '/_.data']) {
    const { status, body } = await ask(port, path);
    expect(status).toBe(200);
    if (path !== '/sitemap.xml') expect(body.toString()).toMatch(/alert\(1\)/);
    // Data is not a page.
    if (path !== '/_.data') expect(body.toString()).not.toContain('<script>alert');
  }
  expect(log).toContain(
    'In the table news, row 7d3c1c1e-0000-4000-8000-000000000002: translations.en.title must be text; translations.en.content is missing.',
  );
  expect(log.length).toBeLessThan(20);
});
