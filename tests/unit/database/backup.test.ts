import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  createNightlyBackup,
  findLastBackupTime,
  getBackupName,
  listBackups,
  restoreBackup,
  TABLES,
  writeBackup,
} from '../../../server/backup/backup.ts';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { createLog } from '../../../server/runtime/log.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { connectSuperuser } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { resetDatabase, startDatabase } from './database-folder.ts';
import { patientTable } from './patient-table.ts';
import { someSubmission } from './some-submissions.ts';

const SLOW = 120_000;
const files = join(temporaryFolder(), 'backups');
const file = join(files, getBackupName(new Date('2026-11-23T03:00:00Z')));
let sourceFolder: string;
let targetFolder: string;
let source: DatabaseConnection;
let target: DatabaseConnection;
let empty: DatabaseConnection;

async function readRows({ url, secretKey }: DatabaseConnection) {
  const client = connectClient(url, secretKey);
  const all = await Promise.all(
    Object.entries(TABLES).map(([table, key]) => client.from(table).select('*').order(key).limit(2_000)),
  );
  return all.map(({ data }) => data);
}

beforeAll(async () => {
  ({ folder: sourceFolder, connection: source } = await startDatabase(true));
  ({ folder: targetFolder, connection: target } = await startDatabase());
  ({ connection: empty } = await startDatabase());
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

test('every row of every table is restored unchanged in a new database', { timeout: SLOW }, async () => {
  const sql = connectSuperuser(sourceFolder);
  const tables =
    await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
  await sql.end();
  expect(tables.map(({ relname }) => relname).toSorted()).toEqual(Object.keys(TABLES).toSorted());

  const counts = await writeBackup(source, file);
  expect(counts.form_submissions).toBe(601);
  expect([files, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  expect(readdirSync(files)).toEqual(['2026-11-23T03-00-00Z.ndjson.gz']);
  expect(await restoreBackup(target, file)).toEqual(counts);
  expect(await readRows(target)).toEqual(await readRows(source));
  const { url, secretKey } = target;
  const search = connectClient(url, secretKey)
    .from('form_submissions')
    .select('state')
    .textSearch('words', 'thora', { config: 'simple' });
  expect((await search).data).toEqual([{ state: 'archived' }]);
  // A database with rows is left unchanged.
  await expect(restoreBackup(target, file)).rejects.toThrow(
    'The database has rows in form_submissions already.',
  );
});

const command = (name: string, folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.js', name, ...args], {
    env: { ...bareEnvironment, DATABASE_FOLDER: folder },
  });

// With a stopped database, a new folder and another user: tests/faults.
test('the commands back up a running database, and refuse to restore without a file', async () => {
  const { stdout } = await command('backup', sourceFolder);
  expect(stdout).toMatch(/form_submissions: 601[\s\S]*\nin \S+\.ndjson\.gz\npictures: 0\n/);
  await expect(command('restore', sourceFolder)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Nothing was restored\. Name the file of a backup/),
  });
});

test('a file that is incomplete, damaged, foreign or missing is refused before writing', async () => {
  const damagedFile = join(files, 'cut.gz');
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  const last = lines.length - 1;
  const INCOMPLETE = /it is incomplete\. Its last line counts the rows, and they are not all there\./;
  const DAMAGED = /it is damaged or no backup\./;
  for (const [content, why] of [
    [readFileSync(file).subarray(0, 2_000), /unexpected end of file/],
    [gzipSync('{"a":1}\n'), DAMAGED],
    [gzipSync(''), INCOMPLETE],
    // Without the last line; without the end; one row less; a duplicate row; the last line in the middle; half a line.
    [gzipSync(lines.slice(0, last).join('\n')), INCOMPLETE],
    [gzipSync(lines.slice(0, 200).join('\n')), INCOMPLETE],
    [gzipSync(lines.toSpliced(2, 1).join('\n')), INCOMPLETE],
    [gzipSync(lines.toSpliced(2, 0, lines[2] ?? '').join('\n')), INCOMPLETE],
    [gzipSync([lines[last], ...lines.slice(0, last)].join('\n')), INCOMPLETE],
    [gzipSync(lines.join('\n').slice(0, -5)), DAMAGED],
  ] as const) {
    writeFileSync(damagedFile, content);
    await expect(restoreBackup(empty, damagedFile)).rejects.toThrow(why);
  }
  expect(await readRows(empty)).toEqual(Object.keys(TABLES).map(() => []));
  // From an earlier version, which had fewer tables.
  writeFileSync(damagedFile, gzipSync(`${lines[0]}\n{"counts":{"news":0}}\n`));
  expect(Object.values(await restoreBackup(empty, damagedFile))).toEqual(Object.keys(TABLES).map(() => 0));
  await expect(restoreBackup(target, join(files, 'none.gz'))).rejects.toThrow(/no such file/);
});

test('a failure in the middle states what was restored, and what to do', async () => {
  await resetDatabase(targetFolder);
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  const at = lines.findIndex((line) => line.includes('"table":"news"'));
  const bad = lines.with(at, (lines[at] ?? '').replace(/"slug":"[^"]*"/, '"slug":"Not A Slug"'));
  writeFileSync(join(files, 'bad.gz'), gzipSync(`${bad.join('\n')}\n`));
  await expect(command('restore', targetFolder, join(files, 'bad.gz'))).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /^The backup was restored in part \(studio_people: 0, form_submissions: 601, pictures: 0, news: 0, .*\), then news failed: .*Move the folder of the database away/,
    ),
  });
});

describe('the nightly backup', () => {
  const HOUR = 3_600_000;

  function nightly(folder = temporaryFolder()) {
    const state = {
      time: Date.parse('2026-11-23T02:30:00Z'),
      connection: empty as DatabaseConnection | null,
    };
    const pictures = join(temporaryFolder(), 'pictures');
    const backUp = createNightlyBackup({
      folder,
      pictures,
      connection: () => state.connection,
      now: () => state.time,
      log: createLog({ format: 'json', write: () => {} }),
    });
    return { folder, pictures, state, backUp };
  }

  test('is made once a night, a missed one as soon as the database is ready', async () => {
    const { folder, state, backUp } = nightly(join(temporaryFolder(), 'new'));
    state.connection = null;
    await backUp();
    expect(existsSync(folder)).toBe(false);
    state.connection = empty;
    for (let hour = 0; hour < 27; hour++) {
      await backUp();
      state.time += HOUR;
    }
    const names = ['2026-11-24T03-30-00Z', '2026-11-23T03-30-00Z', '2026-11-23T02-30-00Z'];
    expect(await listBackups(folder)).toEqual(names.map((name) => `${name}.ndjson.gz`));
  });

  test('has the files of new pictures; two weeks of them are kept, and other files', async () => {
    const { folder, pictures, state, backUp } = nightly();
    mkdirSync(join(pictures, 'a'), { recursive: true });
    mkdirSync(join(pictures, 'b.1f.unfinished'));
    writeFileSync(join(pictures, 'a/400.webp'), 'a');
    for (let day = 1; day <= 20; day++) {
      writeFileSync(join(folder, getBackupName(new Date(state.time - day * 24 * HOUR))), '');
    }
    writeFileSync(join(folder, 'notes.txt'), '');
    await backUp();
    expect(readFileSync(join(folder, 'pictures/a/400.webp'), 'utf8')).toBe('a');
    expect(readdirSync(join(folder, 'pictures'))).toEqual(['a']);
    expect(readdirSync(folder)).toContain('notes.txt');
    const names = await listBackups(folder);
    expect([names.length, names[0]]).toEqual([14, '2026-11-23T02-30-00Z.ndjson.gz']);
  });

  test('of the future counts as none and takes no place', async () => {
    const { folder, state, backUp } = nightly();
    state.time = Date.parse('2026-11-23T03:30:00Z');
    const futureBackup = getBackupName(new Date('2038-01-20T12:00:29Z'));
    writeFileSync(join(folder, futureBackup), '');
    expect(await findLastBackupTime(folder, state.time)).toBeNull();
    for (let night = 0; night < 20; night++) {
      await backUp();
      state.time += 24 * HOUR;
    }
    const names = await listBackups(folder, state.time);
    expect([names.length, names[0], names.at(-1)]).toEqual([
      ...[14, '2026-12-12T03-30-00Z.ndjson.gz', '2026-11-29T03-30-00Z.ndjson.gz'],
    ]);
    expect(readdirSync(folder)).toContain(futureBackup);
  });

  test('deletes no older one after a clock has jumped', async () => {
    const { folder, state, backUp } = nightly();
    const names = Array.from({ length: 14 }, (_, night) =>
      getBackupName(new Date(state.time - night * 24 * HOUR)),
    );
    for (const name of names) writeFileSync(join(folder, name), '');
    state.time = Date.parse('2038-01-20T12:00:00Z');
    for (let night = 0; night < 10; night++) {
      await backUp();
      state.time += 24 * HOUR;
    }
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
  });

  test('that fails leaves no files', async () => {
    const { folder, state, backUp } = nightly();
    state.connection = { ...empty, url: 'http://127.0.0.1:9' };
    await expect(backUp()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    expect(readdirSync(folder)).toEqual([]);
  });
});
