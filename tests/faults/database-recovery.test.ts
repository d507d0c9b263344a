import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, vi } from 'vitest';
import type { DatabaseConnection } from '../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../server/database/embedded-database.ts';
import { readRunningNote } from '../../server/database/folder-lock.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import type { SubmissionTable } from '../../server/submissions/submission.ts';
import { connectSubmissionTable } from '../../server/submissions/submission-table.ts';
import { connectSuperuser, putDatabase } from '../made-database.ts';
import { databaseFolder } from '../unit/database/database-folder.ts';
import { patientTable } from '../unit/database/patient-table.ts';
import { someSubmission } from '../unit/database/some-submissions.ts';

/* The embedded database recovers by itself after any end or stop, with every acknowledged row. */

const SLOW = 300_000;

/** Concurrent: the tests wait far more than they work. */
const test = base.extend<{ readonly start: typeof startEmbeddedDatabase }>({
  // Vitest reads the parameters to find the fixture's dependencies.
  // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
  start: async ({}, use) => {
    const databases: EmbeddedDatabase[] = [];
    await use((folder, options) => {
      const database = startEmbeddedDatabase(folder, { report: () => {}, ...options });
      databases.push(database);
      return database;
    });
    for (const database of databases) await database.stop();
  },
});

async function prepareFolder(): Promise<string> {
  const folder = databaseFolder();
  await putDatabase(folder, false);
  return folder;
}

const waitForConnection = (database: EmbeddedDatabase, previous?: DatabaseConnection) =>
  vi.waitUntil(() => [null, previous].includes(database.current()) === false && database.current(), SLOW);

const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const tableOf = (connection: DatabaseConnection) => patientTable(connectSubmissionTable(connection));

const keysIn = async (connection: DatabaseConnection) =>
  (await tableOf(connection).list({})).map(({ idempotencyKey }) => idempotencyKey);

const PAGE_BYTES = 8_192;

/** Files of the table and of the log, with the length of the log that is certainly on the disk. */
async function findWrittenFiles(
  folder: string,
): Promise<Readonly<Record<'table' | 'log', string>> & { readonly logEnd: number }> {
  const sql = connectSuperuser(folder);
  const [row] = await sql`
    select pg_relation_filepath('form_submissions') as table, file_name as log, file_offset as end
    from pg_walfile_name_offset(pg_current_wal_flush_lsn())`;
  await sql.end();
  return { table: row?.table, log: row?.log, logEnd: Number(row?.end) };
}

test.concurrent('killed together with its server, or by a power cut, it has every acknowledged row', {
  timeout: SLOW,
}, async ({ start }) => {
  const folder = await prepareFolder();
  const server = spawn(process.execPath, ['tests/unit/database/parent-process.ts', folder]);
  const [pid] = await once(server.stdout, 'data');
  const connection = readRunningNote(folder);
  if (!connection) throw new Error('it does not run');
  const submissions = tableOf(connection);
  const keys: string[] = [];
  for (let count = 0; count < 20; count++) {
    const submission = someSubmission();
    await submissions.insert([submission]);
    keys.push(submission.idempotencyKey);
  }
  const files = await findWrittenFiles(folder);
  server.kill('SIGKILL');
  process.kill(Number(pid), 'SIGKILL');
  const orphanPid = postmasterOf(folder);
  // State of a disk after a power cut: the log ends in the middle of a record, and a page is half new.
  const afterPowerCut = databaseFolder();
  cpSync(join(folder, 'postgres'), join(afterPowerCut, 'postgres'), { recursive: true });
  const log = join(afterPowerCut, 'postgres/pg_wal', files.log);
  truncateSync(log, files.logEnd);
  // Its pages are written whole.
  appendFileSync(log, randomBytes(PAGE_BYTES - (files.logEnd % PAGE_BYTES)));
  const table = join(afterPowerCut, 'postgres', files.table);
  const pages = readFileSync(table);
  expect(pages.length).toBeGreaterThan(0);
  writeFileSync(table, Buffer.concat([pages.subarray(0, -PAGE_BYTES / 2), randomBytes(PAGE_BYTES / 2)]));

  expect((await keysIn(await start(folder).connection)).toSorted()).toEqual(keys.toSorted());
  expect(postmasterOf(folder)).not.toBe(orphanPid);
  expect((await keysIn(await start(afterPowerCut).connection)).toSorted()).toEqual(keys.toSorted());
});

test.concurrent('a server that is killed takes it along, and rows stay', { timeout: SLOW }, async ({
  start,
}) => {
  const folder = await prepareFolder();
  const server = spawn(process.execPath, ['tests/unit/database/parent-process.ts', folder]);
  const [pid] = await once(server.stdout, 'data');
  const connection = readRunningNote(folder);
  if (!connection) throw new Error('it does not run');
  const submission = someSubmission();
  await tableOf(connection).insert([submission]);
  server.kill('SIGKILL');
  await vi.waitUntil(() => !isRunning(Number(pid)), SLOW);
  expect(await keysIn(await start(folder).connection)).toEqual([submission.idempotencyKey]);
});

test.concurrent('a Postgres that does not answer, or is stopped, is ended with its processes and restarted', {
  timeout: SLOW,
}, async ({ start }) => {
  const folder = await prepareFolder();
  const reports: string[] = [];
  const database = start(folder, { probeMs: 1_000, report: (text) => reports.push(text) });
  const submission = someSubmission();
  // On a busy machine a healthy one may be ended as well.
  const using = <Result>(use: (table: SubmissionTable) => Promise<Result>, previous?: DatabaseConnection) =>
    vi.waitFor(
      async () => {
        const connection = database.current();
        if (connection === null || connection === previous) throw new Error('It has not started yet.');
        return { connection, result: await use(connectSubmissionTable(connection)) };
      },
      { timeout: SLOW, interval: 50 },
    );
  const list = async (table: SubmissionTable) =>
    (await table.list({})).map(({ idempotencyKey }) => idempotencyKey);
  const first = await using((table) => table.insert([submission]));
  process.kill(database.pid() ?? 0, 'SIGSTOP');
  const second = await using(list, first.connection);
  expect(second.result).toEqual([submission.idempotencyKey]);
  expect(reports.slice(-2)).toEqual([
    "The database's process was ended by SIGKILL; it is started again in 0.25 s.",
    'The database can be used now.',
  ]);

  const postmaster = postmasterOf(folder);
  const children = execFileSync('pgrep', ['-P', String(postmaster)], { encoding: 'utf8' });
  const processes = [postmaster, ...children.trim().split(/\s+/).map(Number)];
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  const third = await using(list, second.connection);
  expect(third.result).toEqual([submission.idempotencyKey]);
  // An ended process may still have its number, but no working directory.
  expect(processes.filter((pid) => existsSync(`/proc/${pid}/cwd`))).toEqual([]);
});

test.concurrent('a start that fails is tried again until it succeeds; a damaged table is reported as that', {
  timeout: SLOW,
}, async ({ start }) => {
  const folder = await prepareFolder();
  const version = join(folder, 'postgres/PG_VERSION');
  const right = readFileSync(version, 'utf8');
  writeFileSync(version, '19\n');
  const database = start(folder);
  await expect(database.connection).rejects.toThrow(/is of Postgres 19, but .* Nothing was changed\.$/);
  writeFileSync(version, right);
  const connection = (await waitForConnection(database)) as DatabaseConnection;
  expect(await keysIn(connection)).toEqual([]);

  await tableOf(connection).insert([someSubmission()]);
  const { table } = await findWrittenFiles(folder);
  await database.stop();
  writeFileSync(join(folder, 'postgres', table), randomBytes(PAGE_BYTES));
  await expect(connectSubmissionTable(await start(folder).connection).list({})).rejects.toThrow(
    /^The files of the database are damaged\. Stop the server and put a backup back: npm run restore \(/,
  );
});

test.concurrent('a second server on the folder waits for the first, and a command reports one that hangs', {
  timeout: SLOW,
}, async ({ start }) => {
  const folder = await prepareFolder();
  // Its process is stopped below, and must not be killed for that.
  const first = start(folder, { probeMs: SLOW });
  await first.connection;
  const second = start(folder);
  await expect(second.connection).rejects.toThrow(
    /^The database in \S+ is in use by process \d+\. Stop the other server first, or set DATABASE_FOLDER to another folder\.$/,
  );
  const pid = first.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  await expect(openDatabase({ kind: 'embedded', folder, sampleRows: false })).rejects.toThrow(
    `The database in ${folder} is in use by process ${pid}.`,
  );
  process.kill(pid, 'SIGCONT');
  await first.stop();
  expect(await keysIn((await waitForConnection(second)) as DatabaseConnection)).toEqual([]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test(
  'a start that hangs is cut off, and the next one gets more time',
  async ({ start }) => {
    const reports: string[] = [];
    const database = start(await prepareFolder(), {
      maxStartMs: 100,
      report: (message) => reports.push(message),
    });
    // A caller waits through the starts that were cut off.
    expect((await database.connection).url).toMatch(/^http:/);
    expect(reports[0]).toBe('The database did not start in time; it is started again in 0.25 s.');
  },
  SLOW,
);
