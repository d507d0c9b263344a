import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { connectDatabase, type Database } from '../../../server/database/open-database.ts';
import { openSpool } from '../../../server/submissions/spool.ts';
import { NO_MARKS, type SubmissionTable } from '../../../server/submissions/submission.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { connectSuperuser, putDatabase } from '../../made-database.ts';
import { databaseFolder } from './database-folder.ts';
import { patientTable } from './patient-table.ts';
import { signToken } from './signed-token.ts';
import { someSubmission } from './some-submissions.ts';

/* All tests share one database, in the order of its life: it serves, stops, starts again. */

const SLOW = 240_000;
/** Default secret with which `@supabase/lite` signs tokens. */
const KNOWN_SECRET = 'unsafe-secret-change-me';
const folder = databaseFolder();
let database: Database;

beforeAll(async () => {
  await putDatabase(folder, true);
  // Permissions of a folder that another user may have created.
  chmodSync(folder, 0o755);
  database = connectDatabase({ kind: 'embedded', folder, sampleRows: true });
  expect(database.current()).toBeNull();
  await database.connection;
}, SLOW);
afterAll(() => database.stop());

function getTables() {
  const connection = database.current();
  if (!connection) throw new Error('the database is not ready');
  const rawTable = connectSubmissionTable(connection);
  return { rawTable, table: patientTable(rawTable), connection };
}

const keysIn = async (table: SubmissionTable) =>
  (await table.list({})).map(({ idempotencyKey }) => idempotencyKey);

const spoolFolder = databaseFolder();
const runFile = promisify(execFile);
const inbox = (...args: string[]) =>
  runFile(process.execPath, ['scripts/inbox.ts', ...args], {
    env: { ...bareEnvironment, DATABASE_FOLDER: folder, SPOOL_FOLDER: spoolFolder },
    maxBuffer: 1e8,
  });

describe('while it runs', () => {
  test('a submission is read unchanged, and stored once', async () => {
    const { table } = getTables();
    const offer = { package: 'basic', price: 4990, currency: 'ISK', version: 'v1' };
    const submission = someSubmission({
      fields: { name: 'Þóra', message: 'a\tb\n"c" \u{1f30b}' },
      // A price by quote.
      offer: { seen: { ...offer, price: null }, current: offer, stale: true },
      receivedAt: '2026-11-21T12:00:00.123Z',
    });
    await table.insert([submission]);
    await table.insert([{ ...submission, form: 'quote' }, someSubmission({ spam: true }), submission]);
    const stored = (await table.list({})).find(({ form, spam }) => form === 'contact' && !spam);
    expect(stored).toEqual({ ...submission, id: expect.any(String), notifiedAt: null, marks: NO_MARKS });
    expect(await table.list({})).toHaveLength(2);
  });

  test('submissions without a sent mail are found until marked, without spam, the oldest first', async () => {
    const { table } = getTables();
    const older = someSubmission({ receivedAt: '2020-01-01T00:00:00.000Z' });
    await table.insert([older]);
    const [first, second] = await table.unnotified(10);
    expect(first?.idempotencyKey).toBe(older.idempotencyKey);
    await table.markNotified(first?.id ?? '', '2026-11-21T13:00:00.000Z');
    expect(await table.unnotified(10)).toEqual([second]);
    const submission = (await table.list({})).find(({ id }) => id === first?.id);
    expect(submission?.notifiedAt).toBe('2026-11-21T13:00:00.000Z');
  });

  test('more than one page is listed, newest first', { timeout: SLOW }, async () => {
    const { table } = getTables();
    const submissions = Array.from({ length: 1_100 }, (_, index) =>
      someSubmission({ receivedAt: new Date(Date.UTC(2025, 0, 1) + (index % 7)).toISOString() }),
    );
    await table.insert(submissions);
    const listedSubmissions = await table.list({});
    expect(new Set(listedSubmissions.map(({ id }) => id)).size).toBe(1_103);
    const times = listedSubmissions.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(await table.list({ limit: 3 })).toEqual(listedSubmissions.slice(0, 3));
    expect(await table.list({ since: '2026-01-01' })).toHaveLength(2);
  });

  test('only its keys are accepted', async () => {
    const { url, publishableKey: apikey } = getTables().connection;
    const forgedHeaders = ['service_role', 'postgres'].map((role) => ({
      apikey,
      authorization: `Bearer ${signToken(role, KNOWN_SECRET)}`,
    }));
    for (const headers of [{}, { apikey: 'wrong' }, ...forgedHeaders])
      expect((await fetch(`${url}/rest/v1/form_submissions`, { headers })).status).toBe(401);
  });

  test.concurrent('rows that it will never accept are another error than an unavailable database', async () => {
    const { connection, table } = getTables();
    const impossible = someSubmission({ form: '' });
    await expect(table.insert([impossible])).rejects.toMatchObject({ name: 'SubmissionsRefused' });
    const offline = connectSubmissionTable({ ...connection, url: 'http://127.0.0.1:9' });
    await expect(offline.insert([impossible])).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    const silentServer = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silentServer, 'listening');
    const { port } = silentServer.address() as AddressInfo;
    const slow = connectSubmissionTable({ ...connection, url: `http://127.0.0.1:${port}` });
    await expect(slow.insert([impossible])).rejects.toThrow('The database did not answer within 3 s.');
    silentServer.closeAllConnections();
    silentServer.close();
  });

  test.concurrent('hosted: a wrong key is reported, a database that is unavailable is waited for', async () => {
    const { connection } = getTables();
    const hostedDatabase = connectDatabase({ kind: 'hosted', ...connection, secretKey: 'wrong' });
    await expect(hostedDatabase.connection).rejects.toThrow(
      `${connection.url} does not accept SUPABASE_SECRET_KEY; correct it.`,
    );
    const unreachableDatabase = connectDatabase({ kind: 'hosted', ...connection, url: 'http://127.0.0.1:9' });
    await unreachableDatabase.connection;
    expect(unreachableDatabase.current()).not.toBeNull();
  });

  test('its files and its note are for this user alone, and the inbox goes by it', {
    timeout: SLOW,
  }, async () => {
    const modes = ['', 'postgres', 'running.json'].map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700, 0o600]);
    const { stdout } = await inbox('--json', '--since', '2026-11-21');
    expect(JSON.parse(stdout)).toMatchObject({ form: 'contact', fields: { name: 'Þóra' } });
  });

  test('an endless query is ended, and delays no other in the meantime', { timeout: SLOW }, async () => {
    const { connection } = getTables();
    const visitor = connectClient(connection.url, connection.publishableKey);
    const sql = connectSuperuser(folder);
    await sql.begin(async (transaction) => {
      await transaction`lock table projects`;
      const queryWithoutEnd = () => visitor.from('projects').select('id');
      const queries = Promise.all([queryWithoutEnd(), queryWithoutEnd()]);
      for (let count = 0; count < 20; count++) {
        const { data, error } = await visitor.from('news').select('slug').limit(1);
        expect(error).toBeNull();
        expect(data).toHaveLength(1);
      }
      for (const { error } of await queries) expect(error?.message).toContain('statement timeout');
    });
    await sql.end();
  });
});

describe('when it has stopped', () => {
  let stored: string[];

  beforeAll(async () => {
    stored = await keysIn(getTables().table);
    await database.stop();
    await database.stop();
  }, SLOW);

  test('nothing of it is left but its files', () => {
    expect(database.current()).toBeNull();
    expect(readdirSync(folder)).toEqual(['lock', 'postgres']);
  });

  test('the inbox opens the folder itself', { timeout: SLOW }, async () => {
    const { stdout } = await inbox('--csv', '--all', '--form', 'contact');
    expect(stdout.match(/\r\n/g)).toHaveLength(1_104);
    expect(readdirSync(folder)).toEqual(['lock', 'postgres']);
  });

  // Restarts after a kill: server-kill.test.ts of the forms, and tests/faults.
  test('rows stay through restarts', { timeout: SLOW }, async () => {
    const again = startEmbeddedDatabase(folder);
    expect(await keysIn(connectSubmissionTable(await again.connection))).toEqual(stored);
    await again.stop();
  });

  test('damaged files are reported and left unchanged', { timeout: SLOW }, async () => {
    const broken = databaseFolder();
    cpSync(folder, broken, { recursive: true });
    const control = join(broken, 'postgres', 'global', 'pg_control');
    writeFileSync(control, Buffer.alloc(statSync(control).size));
    // Postgres leaves a file with its number when it closes, and removes it when it opens.
    const present = () => readdirSync(join(broken, 'postgres')).filter((file) => file !== 'postmaster.pid');
    const before = present();
    const damagedDatabase = startEmbeddedDatabase(broken);
    await expect(damagedDatabase.connection).rejects.toThrow(
      /^The database in \S+postgres cannot be opened: .+ It may be damaged\. Put a copy of it back, or move it away to begin with an empty database, and start again\. Nothing was deleted\.$/s,
    );
    await damagedDatabase.stop();
    expect(present()).toEqual(before);
  });

  test('the inbox says why it cannot run, and what is in the spool', { timeout: SLOW }, async () => {
    await openSpool(spoolFolder).append(someSubmission());
    writeFileSync(join(folder, 'postgres/PG_VERSION'), '19\n');
    await expect(inbox()).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(
        /^The inbox cannot be listed\. The database in \S+ is of Postgres 19, .*\nStill in the spool, .*: 1 \(contact\)\.\n$/s,
      ),
    });
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a start that is stopped immediately leaves no process', { timeout: SLOW }, async () => {
  const brief = startEmbeddedDatabase(databaseFolder());
  const pid = brief.pid() ?? 0;
  await wait(300);
  await brief.stop();
  expect(isRunning(pid)).toBe(false);
  await expect(brief.connection).rejects.toThrow('The database was stopped before it was ready.');
});
