import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactFields } from '../../../scripts/bench/form-client.ts';
import { drained, makeSiteFolder, type RunningSite, startSite } from '../../../scripts/bench/running-site.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { connectSubmissionTable } from '../../../server/database/submission-table.ts';
import { putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { writeFormBuild } from './forms/form-build.ts';
import { SECRET } from './forms/secret.ts';
import { ask } from './running-server.ts';

/* Two servers as behind a load balancer: one build, one database that is reached over the network, one secret. */

const SLOW = 240_000;
const LIMIT = 6;
const folder = temporaryFolder();
let database: EmbeddedDatabase;
let servers: readonly [RunningSite, RunningSite];

beforeAll(async () => {
  const build = await writeFormBuild();
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
  // On a busy machine the forms may come to the table by way of the spools.
  await drained({ spool: join(folder, 'spool-a') });
  await drained({ spool: join(folder, 'spool-b') });
  const stored = await connectSubmissionTable(await database.connection).list({});
  expect(stored.filter(({ fields: { message } }) => message === 'Sent to both')).toHaveLength(1);
});

test('each limits a visitor by itself; without the database it keeps what is sent and stays healthy', async () => {
  await database.stop();
  const ticket = await ticketFrom(servers[0]);
  for (const [at, server] of servers.entries()) {
    for (let time = 0; time < LIMIT; time++)
      expect(await post(server, contactFields(`Away ${at} ${time}`, ticket), '192.0.2.4')).toBe(200);
    expect(await post(server, contactFields('One more', ticket), '192.0.2.4')).toBe(429);
    expect((await ask(server.port, '/healthz')).status).toBe(200);
  }
});
