import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepSubmissions } from '../../../server/forms/keep-submission.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { createHealth, type Health } from '../../../server/health.ts';
import { createLog } from '../../../server/log.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from './fixture-sites.ts';
import { memoryTable } from './forms/memory-table.ts';
import { ask, serveForTests } from './running-server.ts';

const folder = temporaryFolder();
let health: Health;
let port = 0;
let stop: () => Promise<void>;
const table = memoryTable();
const log = createLog({ format: 'text', write: () => {} });
let time = 0;

beforeAll(async () => {
  const fixture = await writeFixtureSites();
  const keeper = keepSubmissions({ table, spool: openSpool(join(folder, 'spool')), log });
  health = createHealth(keeper.canKeep, () => time);
  const server = await serveForTests(fixture.folder, { watched: { health, log } });
  port = server.port;
  stop = async () => {
    await server.stop();
    await keeper.stop();
  };
});
afterAll(() => stop());

/** What a load balancer gets, some time later. */
async function healthLater(): Promise<[number, string | undefined, string]> {
  time += 60_000;
  const { status, headers, body } = await ask(port, '/healthz', { host: '10.0.0.7:3000' });
  return [status, headers['cache-control'], JSON.parse(body.toString()).status];
}

const FINE = [200, 'no-store', 'ok'];

test('a server whose spool or whose database takes forms is well, one where neither does is not', async () => {
  expect(await healthLater()).toEqual(FINE);
  expect(await readdir(join(folder, 'spool'))).toEqual([]);
  table.isUnavailable = true;
  expect(await healthLater()).toEqual(FINE);
  await rm(join(folder, 'spool'), { recursive: true });
  // Where its folder should be, there is a file: as good as a disk that takes nothing.
  await writeFile(join(folder, 'spool'), '');
  expect(await healthLater()).toEqual([503, 'no-store', 'forms-not-kept']);
  table.isUnavailable = false;
  expect(await healthLater()).toEqual(FINE);
  await rm(join(folder, 'spool'));
});

test('the disk is asked once, however often and by how many the server is asked', async () => {
  const canKeep = vi.fn(async () => true);
  const own = createHealth(canKeep, () => time);
  await Promise.all(Array.from({ length: 100 }, () => own.state()));
  expect(canKeep).toHaveBeenCalledTimes(1);
  time += 5_000;
  await own.state();
  expect(canKeep).toHaveBeenCalledTimes(2);
});

test('a stopping server reports it at once, and still serves', async () => {
  health.stop();
  expect(await healthLater()).toEqual([503, 'no-store', 'stopping']);
  expect((await ask(port, '/thjonusta')).status).toBe(200);
});

test('the address is in no sitemap and is no page', async () => {
  for (const path of ['/healthz/', '/healthz.data', '/healthz/x'])
    expect((await ask(port, path)).status).toBe(404);
  expect((await ask(port, '/healthz', { method: 'POST' })).status).toBe(405);
});
