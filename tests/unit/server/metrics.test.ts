import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHealth } from '../../../server/monitoring/health.ts';
import { createMetrics } from '../../../server/monitoring/metrics.ts';
import { readParts } from '../../../server/monitoring/readings.ts';
import { openSpool } from '../../../server/submissions/spool.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFixtureSites } from './fixture-sites.ts';
import { memoryTable } from './forms/memory-table.ts';
import { ask, serveForTests } from './running-server.ts';

const TOKEN = 'a-token-of-the-monitoring';
const metrics = createMetrics({ token: TOKEN });
const spoolFolder = temporaryFolder();
const health = createHealth(() =>
  readParts({
    table: memoryTable(),
    spool: openSpool(spoolFolder),
    spoolFolder,
    mail: () => ({ waiting: 2, failing: 1, failingFor: 0, reason: 'answer "550"' }),
    studio: () => ({ isReady: true, failures: 0, reason: null, unsent: { count: 3, reason: null } }),
  }),
);
let server: { readonly port: number; readonly stop: () => Promise<void> };
beforeAll(async () => {
  const { folder } = await writeFixtureSites();
  server = await serveForTests(folder, { extraParts: { health, metrics } });
});
afterAll(() => server.stop());

/** Every sample, by name with labels. */
async function samples(): Promise<Map<string, number>> {
  const { status, headers, body } = await ask(server.port, '/metrics');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = body
    .toString()
    .split('\n')
    .filter((line) => line !== '');
  for (const line of lines)
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="(?:[^"\\]|\\.)+"(?:,[a-z]+="(?:[^"\\]|\\.)+")*\})? [\d.e+-]+)$/,
    );
  return new Map(
    lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );
}

test('requests, forms, render times and the state of the parts are counted', async () => {
  const before = await samples();
  await ask(server.port, '/thjonusta');
  await ask(server.port, '/nothing');
  metrics.countForm('table');
  metrics.addRender(4);
  metrics.addRender(1_000);
  const after = await samples();
  const getIncrease = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0);
  expect(getIncrease('http_requests_total{status="2xx"}')).toBe(2);
  expect(getIncrease('http_requests_total{status="4xx"}')).toBe(1);
  expect(getIncrease('forms_total{outcome="table"}')).toBe(1);
  expect(
    ['0.002', '0.005', '0.5', '+Inf'].map((le) => getIncrease(`page_render_seconds_bucket{le="${le}"}`)),
  ).toEqual([0, 1, 1, 2]);
  expect(after.get('page_render_seconds_sum')).toBeCloseTo(1.004);
  expect(after.get('database_answer_seconds')).toBeGreaterThan(0);
  const gauge = ['forms_kept', 'database_up', 'spool_forms', 'mail_queue_forms', 'mail_failing_forms'];
  expect(gauge.map((name) => after.get(name))).toEqual([1, 1, 0, 2, 1]);
  expect(after.get('disk_size_bytes')).toBeGreaterThan(after.get('disk_free_bytes') ?? Number.NaN);
  expect([after.get('studio_ready'), after.get('unsent_publications')]).toEqual([1, 3]);
  expect(after.get('trouble{part="database"}')).toBe(0);
  expect(after.get('trouble{part="mail",reason="answer \\"550\\""}')).toBe(1);
  expect(after.has('last_backup_timestamp_seconds')).toBe(false);
});

test('a request that a proxy has passed on is not of this machine', () => {
  const open = createMetrics();
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    const request = { headers: { [header]: '127.0.0.1' }, socket: { remoteAddress: '127.0.0.1' } };
    expect(open.mayRead(request as unknown as Parameters<typeof open.mayRead>[0])).toBe(false);
  }
});

test('only this machine may read them, and through a proxy only the token', () => {
  const from = (remoteAddress: string, authorization?: string) =>
    ({ headers: { authorization }, socket: { remoteAddress } }) as Parameters<typeof metrics.mayRead>[0];
  const behindProxy = createMetrics({ trustedProxies: 1, token: TOKEN });
  const open = createMetrics();
  for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect([open.mayRead(from(local)), behindProxy.mayRead(from(local))]).toEqual([true, false]);
  const far = '::ffff:192.0.2.1';
  expect(open.mayRead(from(far, 'Bearer undefined'))).toBe(false);
  expect(behindProxy.mayRead(from(far, `Bearer ${TOKEN}`))).toBe(true);
  expect(behindProxy.mayRead(from(far, `Bearer ${TOKEN}x`))).toBe(false);
});
