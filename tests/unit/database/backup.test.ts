import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupName, restoreBackup, TABLES, writeBackup } from '../../../server/database/backup.ts';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { connectSubmissionTable } from '../../../server/database/submission-table.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { connectSuperuser, putDatabase } from '../../made-database.ts';
import { databaseFolder } from './database-folder.ts';
import { patientTable } from './patient-table.ts';
import { someSubmission } from './some-submissions.ts';

const SLOW = 120_000;
const files = databaseFolder();
const file = join(files, backupName(new Date('2026-11-23T03:00:00Z')));
const sourceFolder = databaseFolder();
const databases: EmbeddedDatabase[] = [];

async function start(folder: string, sampleRows: boolean): Promise<DatabaseConnection> {
  await putDatabase(folder, sampleRows);
  const database = startEmbeddedDatabase(folder, { report: () => {} });
  databases.push(database);
  return database.connection;
}
afterAll(async () => {
  for (const database of databases) await database.stop();
});

async function rowsOf({ url, secretKey }: DatabaseConnection) {
  const client = connectClient(url, secretKey);
  const all = await Promise.all(
    Object.entries(TABLES).map(([table, key]) => client.from(table).select('*').order(key).limit(2_000)),
  );
  return all.map(({ data }) => data);
}

let source: DatabaseConnection;
let target: DatabaseConnection;
beforeAll(async () => {
  [source, target] = [await start(sourceFolder, true), await start(databaseFolder(), false)];
  const offer = { package: 'basic', price: 4990, currency: 'ISK', version: 'v1' };
  await patientTable(connectSubmissionTable(source)).insert([
    someSubmission({
      fields: { name: 'Þóra', message: 'a\tb\n"c" \u{1f30b}' },
      offer: { seen: null, current: offer, stale: true },
    }),
    ...Array.from({ length: 600 }, () => someSubmission({ spam: true })),
  ]);
  const requests = connectClient(source.url, source.secretKey).from('form_submissions');
  await requests.update({ state: 'archived', note: 'Talað við hana' }).eq('spam', false);
}, SLOW);

test('every row comes back as it was in a new database', { timeout: SLOW }, async () => {
  const counts = await writeBackup(source, file);
  expect(counts.form_submissions).toBe(601);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(files)).toEqual(['2026-11-23T03-00-00Z.ndjson.gz']);
  expect(await restoreBackup(target, file)).toEqual(counts);
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  const { url, secretKey } = target;
  const found = connectClient(url, secretKey)
    .from('form_submissions')
    .select('state')
    .textSearch('words', 'Þóra', { config: 'simple' });
  expect((await found).data).toEqual([{ state: 'archived' }]);
  // What has rows is left as it is.
  await expect(restoreBackup(target, file)).rejects.toThrow(
    'The database has rows in form_submissions already.',
  );
});

test('the commands back up a database that does not run, and restore into a new folder', {
  timeout: SLOW,
}, async () => {
  const [from, to] = [databaseFolder(), databaseFolder()];
  await putDatabase(from, true);
  const command = (name: string, folder: string, ...given: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/run.js', name, ...given], {
      env: { ...bareEnvironment, DATABASE_FOLDER: folder },
    });
  const made = await command('backup', from);
  const [printed] = /\/\S+\.ndjson\.gz/.exec(made.stdout) ?? [];
  expect(printed).toContain(join(from, 'backups'));
  const restored = await command('restore', to, printed ?? '');
  expect(restored.stdout.trim().split('\n').join(', ')).toBe(made.stdout.split('\n')[0]);
  await expect(command('restore', to)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Nothing was restored\. Name the file of a backup/),
  });
});

test('it has every table of the site', { timeout: SLOW }, async () => {
  const sql = connectSuperuser(sourceFolder);
  const tables =
    await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await sql.end();
  expect(tables.map(({ relname }) => relname).toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

test('a file that is incomplete, damaged, foreign or missing is refused', async () => {
  const cut = join(files, 'cut.gz');
  for (const [content, why] of [
    [readFileSync(file).subarray(0, 2_000), /unexpected end of file/],
    [gzipSync('{"a":1}\n'), /it is damaged or no backup\./],
    [Buffer.from('text'), /incorrect header check/],
  ] as const) {
    writeFileSync(cut, content);
    await expect(restoreBackup(target, cut)).rejects.toThrow(why);
  }
  await expect(restoreBackup(target, join(files, 'none.gz'))).rejects.toThrow(/no such file/);
});
