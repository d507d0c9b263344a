import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Rows } from '../../../app/data/row-requests.ts';
import { getBackupName } from '../../../server/backup/backup.ts';
import type { MailState } from '../../../server/mail/mail-queue.ts';
import { createHealth, type Health } from '../../../server/monitoring/health.ts';
import { createMetrics } from '../../../server/monitoring/metrics.ts';
import { readParts, type StudioState } from '../../../server/monitoring/readings.ts';
import { createLog, LoggableError } from '../../../server/runtime/log.ts';
import { openSpool } from '../../../server/submissions/spool.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from './fixture-sites.ts';
import { createSubmission, memoryTable } from './forms/memory-table.ts';
import { ask, serveForTests } from './running-server.ts';

const folder = temporaryFolder();
let health: Health;
let port = 0;
let stop: () => Promise<void>;
const table = memoryTable();
const spoolFolder = join(folder, 'spool');
const backups = join(folder, 'backups');
let mail: MailState | null = null;
let studio: StudioState | null = null;
let rows: Rows | null = null;
const failedTasks = new Map<string, string>();
const TOKEN = 'a-token-of-the-monitoring';
let isStarting = true;
const log = createLog({ format: 'text', write: () => {} });
let time = 0;

beforeAll(async () => {
  const fixture = await writeFixtureSites();
  const spool = openSpool(spoolFolder);
  const parts = {
    ...{ table, spool, spoolFolder, backups, failedTasks },
    isStarting: () => isStarting,
    mail: () => mail,
    studio: () => studio,
    rows: () => rows,
  };
  health = createHealth(
    async () => ({ ...(await readParts(parts)), uptime: 60 * 60_000 }),
    () => time,
  );
  await putBackup(new Date());
  const metrics = createMetrics({ trustedProxies: 1, token: TOKEN });
  const server = await serveForTests(fixture.folder, { extraParts: { health, log, metrics } });
  port = server.port;
  stop = server.stop;
});
afterAll(() => stop());

async function putBackup(moment: Date): Promise<void> {
  await mkdir(backups, { recursive: true });
  await writeFile(join(backups, getBackupName(moment)), '');
}

/** Answer to a load balancer, some time later. */
async function healthLater(): Promise<[number, string | undefined, string]> {
  const { status, headers, report } = await reportLater();
  return [status, headers['cache-control'], report.status];
}

async function reportLater(extra: Record<string, string> = {}) {
  time += 60_000;
  const { status, headers, body } = await ask(port, '/healthz', { host: '10.0.0.7:3000', headers: extra });
  return { status, headers, report: JSON.parse(body.toString()) };
}

const FINE = [200, 'no-store', 'ok'];
const DEGRADED = [200, 'no-store', 'degraded'];
const NOT_KEPT = [503, 'no-store', 'forms-not-kept'];

test('only where neither spool nor database takes forms, visitors are sent elsewhere', async () => {
  expect(await healthLater()).toEqual(FINE);
  expect(await readdir(spoolFolder)).toEqual([]);
  table.isUnavailable = true;
  expect(await healthLater()).toEqual([200, 'no-store', 'starting']);
  isStarting = false;
  expect(await healthLater()).toEqual(DEGRADED);
  await rm(spoolFolder, { recursive: true });
  // A file in place of its folder has the same effect as a disk that takes nothing.
  await writeFile(spoolFolder, '');
  expect(await healthLater()).toEqual(NOT_KEPT);
  table.isUnavailable = false;
  expect(await healthLater()).toEqual(DEGRADED);
  table.isFull = true;
  expect(await healthLater()).toEqual(NOT_KEPT);
  expect((await reportLater()).report.database).toBe('answers');
  table.isFull = false;
  await rm(spoolFolder);
  expect(await healthLater()).toEqual(FINE);
});

test('each part is reported, without personal data and paths', async () => {
  expect((await reportLater()).report).toEqual({
    status: 'ok',
    degraded: [],
    reasons: {},
    database: 'answers',
    spool: { writable: true, waiting: 0 },
    mail: null,
    disk: { freeMegabytes: expect.any(Number), freePercent: expect.any(Number) },
    lastBackup: expect.any(String),
    studio: null,
  });
  table.isUnavailable = true;
  mail = { waiting: 3, failing: 1, failingFor: 1, reason: 'answer 550' };
  studio = { isReady: false, failures: 2, reason: 'code 3', unsent: { count: 4, reason: 'rejected' } };
  failedTasks.set('retention', 'a wrong clock');
  await openSpool(spoolFolder).append(createSubmission('waiting'));
  const { status, report } = await reportLater();
  expect([status, report]).toMatchObject([
    200,
    {
      status: 'degraded',
      degraded: ['database', 'mail', 'retention', 'publications', 'studio'],
      reasons: {
        database: 'Error',
        mail: 'answer 550',
        retention: 'a wrong clock',
        publications: 'not sent: 4 (rejected)',
        studio: 'code 3',
      },
      database: 'unavailable',
      spool: { waiting: 1 },
      mail: { waiting: 3, failing: 1 },
      studio: { ready: false, failures: 2, unsent: 4 },
    },
  ]);
  table.isUnavailable = false;
  mail = null;
  failedTasks.clear();
});

test('a Studio that starts is told from one that fails', async () => {
  studio = { isReady: false, failures: 0, reason: null, unsent: { count: 0, reason: null } };
  expect(await healthLater()).toEqual([200, 'no-store', 'starting']);
  studio = { ...studio, isReady: true };
  expect(await healthLater()).toEqual(FINE);
  studio = { ...studio, isReady: false, failures: 1 };
  expect(await healthLater()).toEqual(DEGRADED);
  studio = null;
});

test('a database that accepts no changes, and news that cannot be read, are reported', async () => {
  const refusal = vi
    .spyOn(table, 'markNotified')
    .mockRejectedValue(new LoggableError('The database answered 405 (25006).'));
  expect((await reportLater()).report).toMatchObject({
    status: 'degraded',
    database: 'unavailable',
    reasons: { database: 'The database answered 405 (25006).' },
  });
  refusal.mockRestore();
  rows = { read: async () => ({ ok: false, reason: 'answer 403' }) };
  expect((await reportLater()).report).toMatchObject({ reasons: { rows: 'answer 403' } });
  rows = null;
});

test('an old backup is reported', async () => {
  await rm(backups, { recursive: true });
  expect((await reportLater()).report).toMatchObject({ degraded: ['backup'], lastBackup: null });
  await putBackup(new Date('2026-01-22T03:00:00Z'));
  expect((await reportLater()).report).toMatchObject({ degraded: ['backup'] });
  await putBackup(new Date());
  expect(await healthLater()).toEqual(FINE);
});

test.each([{ 'x-forwarded-for': '127.0.0.1' }, { via: '1.1 caddy' }, { forwarded: 'for=127.0.0.1' }])(
  'what comes through a proxy gets the status alone: %j',
  async (headers) => {
    expect((await reportLater(headers)).report).toEqual({ status: 'ok' });
    const authorization = `Bearer ${TOKEN}`;
    expect((await reportLater({ ...headers, authorization })).report).toMatchObject({ database: 'answers' });
    expect((await reportLater({ ...headers, authorization: 'Bearer undefined' })).report).toEqual({
      status: 'ok',
    });
  },
);

test('the disk is asked once, however often and by how many the server is asked', async () => {
  const readCurrentParts = vi.fn(() => readParts({ table, spool: openSpool(spoolFolder), spoolFolder }));
  const ownHealth = createHealth(readCurrentParts, () => time);
  await Promise.all(Array.from({ length: 100 }, () => ownHealth.readings()));
  expect(readCurrentParts).toHaveBeenCalledTimes(1);
  time += 5_000;
  await ownHealth.readings();
  expect(readCurrentParts).toHaveBeenCalledTimes(2);
});

test('a stopping server reports it immediately, and still serves', async () => {
  health.stop();
  expect(await healthLater()).toEqual([503, 'no-store', 'stopping']);
  expect((await ask(port, '/thjonusta')).status).toBe(200);
});
