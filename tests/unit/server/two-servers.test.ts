import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactFields } from '../../../scripts/bench/form-client.ts';
import { makeSiteFolder, type RunningSite, startSite } from '../../../scripts/bench/running-site.ts';
import { countAttemptIn } from '../../../server/database/count-attempt.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { connectSubmissionTable } from '../../../server/database/submission-table.ts';
import { createRateLimit } from '../../../server/forms/rate-limit.ts';
import type { AttemptLimit, CountAttempt } from '../../../server/forms/shared-rate-limit.ts';
import { putDatabase } from '../../made-database.ts';
import { writeFormBuild } from './forms/form-build.ts';
import { SECRET } from './forms/secret.ts';
import { ask } from './running-server.ts';

/* Two servers as behind a load balancer: one build, one database that is reached over the network, one secret. */

const SLOW = 60_000;
const LIMIT = 6;
let folder: string;
let build: Awaited<ReturnType<typeof writeFormBuild>>;
let database: EmbeddedDatabase;
let servers: readonly [RunningSite, RunningSite];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'two-servers-'));
  build = await writeFormBuild();
  await putDatabase(join(folder, 'database'), false);
  database = startEmbeddedDatabase(join(folder, 'database'), { sampleRows: false, report: () => {} });
  const site = await makeSiteFolder(join(folder, 'site'), build.folder);
  const { url, publishableKey, secretKey } = await database.connection;
  const start = (name: string) =>
    startSite(site, SECRET, {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
      SPOOL_FOLDER: join(folder, name),
      FORM_RATE_LIMIT: String(LIMIT),
      TRUST_PROXY: '1',
    });
  servers = await Promise.all([start('spool-a'), start('spool-b')]);
}, SLOW);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await database.stop();
  await build.remove();
  await rm(folder, { recursive: true });
});

async function ticketFrom({ port }: RunningSite): Promise<string> {
  return JSON.parse((await ask(port, '/forms/ticket')).body.toString()).ticket;
}

async function post({ port }: RunningSite, fields: Record<string, string>, visitor: string): Promise<number> {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    'x-forwarded-for': visitor,
  };
  const body = new URLSearchParams(fields).toString();
  return (await ask(port, '/', { method: 'POST', headers, body })).status;
}

test('both serve, and are well', async () => {
  for (const { port } of servers) {
    for (const path of ['/thjonusta', '/hafa-samband', '/healthz'])
      expect((await ask(port, path)).status).toBe(200);
  }
});

test('a ticket of one is good for the other, and what is sent to both is kept once', async () => {
  const fields = contactFields('Sent to both', await ticketFrom(servers[0]));
  const statuses = await Promise.all(servers.map((server) => post(server, fields, '192.0.2.1')));
  expect(statuses).toEqual([200, 200]);
  const stored = await connectSubmissionTable(await database.connection).list({});
  expect(stored.filter(({ fields: { message } }) => message === 'Sent to both')).toHaveLength(1);
});

test('the limit holds for both together, whichever a visitor meets, and for each visitor apart', async () => {
  const ticket = await ticketFrom(servers[1]);
  const statuses: number[] = [];
  for (let at = 0; at < LIMIT; at++) {
    // To both at once.
    const sent = servers.map((server) => post(server, contactFields(`Many ${at}`, ticket), '192.0.2.2'));
    statuses.push(...(await Promise.all(sent)));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
  expect(statuses.filter((status) => status === 429)).toHaveLength(LIMIT);
  expect(await post(servers[0], contactFields('Another', ticket), '192.0.2.3')).toBe(200);
});

test('no address of a visitor lies in the database', async () => {
  const { url, secretKey } = await database.connection;
  const { data } = await connectClient(url, secretKey).from('form_attempts').select('*');
  expect(data?.length).toBe(3);
  expect(JSON.stringify(data)).not.toContain('192.0.2');
});

describe('the counter of the database', () => {
  const table = async () => {
    const { url, secretKey } = await database.connection;
    return connectClient(url, secretKey).from('form_attempts');
  };
  const count: CountAttempt = async (visitor, limit) =>
    await countAttemptIn(await database.connection)(visitor, limit);

  test.each<[AttemptLimit]>([
    [{ count: 3, seconds: 600 }],
    [{ count: 1, seconds: 60 }],
    [{ count: 7, seconds: 700 }],
  ])('counts as each server does: %o', async (limit) => {
    const own = createRateLimit(limit);
    const visitor = `visitor ${limit.count}`;
    for (let time = 0; time < limit.count + 2; time++) {
      const wait = Math.ceil(await count(visitor, limit));
      // The clock has gone on by as much as the database took.
      expect(Math.abs(wait - own.take('visitor'))).toBeLessThanOrEqual(2);
      expect(wait > 0).toBe(time >= limit.count);
    }
  });

  test('lets a visitor through again when time has passed, and forgets who is past it', async () => {
    const limit = { count: 1, seconds: 600 };
    expect(await count('waits', limit)).toBe(0);
    expect(await count('waits', limit)).toBeGreaterThan(590);
    const past = new Date(Date.now() - 1_000).toISOString();
    await (await table()).update({ empty_at: past }).eq('visitor', 'waits');
    expect(await count('other', limit)).toBe(0);
    expect((await (await table()).select('visitor').eq('visitor', 'waits')).data).toEqual([]);
    expect(await count('waits', limit)).toBe(0);
  });

  test('locks nobody out for longer than the limit lasts, though the clock was wrong', async () => {
    await (await table()).insert({ visitor: 'late', empty_at: '2099-01-01T00:00:00Z' });
    const wait = await count('late', { count: 2, seconds: 600 });
    expect(wait).toBeGreaterThan(299);
    expect(wait).toBeLessThanOrEqual(300);
  });
});

test('without the database each counts for itself, keeps what is sent, and stays well', async () => {
  await database.stop();
  const ticket = await ticketFrom(servers[0]);
  for (const [at, server] of servers.entries()) {
    for (let time = 0; time < LIMIT; time++)
      expect(await post(server, contactFields(`Away ${at} ${time}`, ticket), '192.0.2.4')).toBe(200);
    expect(await post(server, contactFields('One more', ticket), '192.0.2.4')).toBe(429);
    expect((await ask(server.port, '/healthz')).status).toBe(200);
  }
});
