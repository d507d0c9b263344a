import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { backupName } from '../../../server/database/backup.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { createHealth, type Health } from '../../../server/health.ts';
import { createLog } from '../../../server/log.ts';
import type { MailState } from '../../../server/mail/mail-queue.ts';
import { readParts } from '../../../server/readings.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from './fixture-sites.ts';
import { memoryTable, submissionOf } from './forms/memory-table.ts';
import { ask, serveForTests } from './running-server.ts';

const folder = temporaryFolder();
let health: Health;
let port = 0;
let stop: () => Promise<void>;
const table = memoryTable();
const spoolFolder = join(folder, 'spool');
const backups = join(folder, 'backups');
let mail: MailState | null = null;
let isStarting = true;
const log = createLog({ format: 'text', write: () => {} });
let time = 0;

beforeAll(async () => {
  const fixture = await writeFixtureSites();
  const spool = openSpool(spoolFolder);
  const parts = { table, spool, spoolFolder, isStarting: () => isStarting, mail: () => mail, backups };
  health = createHealth(
    () => readParts(parts),
    () => time,
  );
  const server = await serveForTests(fixture.folder, { watched: { health, log } });
  port = server.port;
  stop = server.stop;
});
afterAll(() => stop());

/** What a load balancer gets, some time later. */
async function healthLater(): Promise<[number, string | undefined, string]> {
  const { status, headers, report } = await reportLater();
  return [status, headers['cache-control'], report.status];
}

async function reportLater() {
  time += 60_000;
  const { status, headers, body } = await ask(port, '/healthz', { host: '10.0.0.7:3000' });
  return { status, headers, report: JSON.parse(body.toString()) };
}

const FINE = [200, 'no-store', 'ok'];

test('a server whose spool or whose database takes forms is well, one where neither does is not', async () => {
  expect(await healthLater()).toEqual(FINE);
  expect(await readdir(spoolFolder)).toEqual([]);
  table.isUnavailable = true;
  expect(await healthLater()).toEqual(FINE);
  await rm(spoolFolder, { recursive: true });
  // Where its folder should be, there is a file: as good as a disk that takes nothing.
  await writeFile(spoolFolder, '');
  expect(await healthLater()).toEqual([503, 'no-store', 'forms-not-kept']);
  table.isUnavailable = false;
  expect(await healthLater()).toEqual(FINE);
  table.isFull = true;
  expect(await healthLater()).toEqual([503, 'no-store', 'forms-not-kept']);
  expect((await reportLater()).report.database).toBe('answers');
  table.isFull = false;
  await rm(spoolFolder);
});

test('each part is reported, without personal data and paths', async () => {
  table.isUnavailable = true;
  expect((await reportLater()).report).toEqual({
    status: 'ok',
    database: 'starting',
    spool: { writable: true, waiting: 0 },
    mail: null,
    disk: { freeMegabytes: expect.any(Number), freePercent: expect.any(Number) },
    lastBackup: null,
  });
  isStarting = false;
  mail = { waiting: 3, failing: 1, failingFor: 1 };
  await openSpool(spoolFolder).append(submissionOf('waiting'));
  await mkdir(backups);
  await writeFile(join(backups, backupName(new Date('2026-11-22T03:00:00Z'))), '');
  expect((await reportLater()).report).toMatchObject({
    database: 'unavailable',
    spool: { waiting: 1 },
    mail: { waiting: 3, failing: 1 },
    lastBackup: '2026-11-22T03:00:00.000Z',
  });
  table.isUnavailable = false;
  expect((await reportLater()).report).toMatchObject({ database: 'answers' });
});

test('the disk is asked once, however often and by how many the server is asked', async () => {
  const read = vi.fn(() => readParts({ table, spool: openSpool(spoolFolder), spoolFolder }));
  const own = createHealth(read, () => time);
  await Promise.all(Array.from({ length: 100 }, () => own.readings()));
  expect(read).toHaveBeenCalledTimes(1);
  time += 5_000;
  await own.readings();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a stopping server reports it at once, and still serves', async () => {
  health.stop();
  expect(await healthLater()).toEqual([503, 'no-store', 'stopping']);
  expect((await ask(port, '/thjonusta')).status).toBe(200);
});
