import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupName, createNightlyBackup, listBackups } from '../../../server/database/backup.ts';
import type { DatabaseConnection } from '../../../server/database/database-connection.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { createLog } from '../../../server/log.ts';
import { putDatabase } from '../../made-database.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { databaseFolder } from './database-folder.ts';

const HOUR = 3_600_000;
let database: EmbeddedDatabase;
let reached: DatabaseConnection;
beforeAll(async () => {
  const folder = databaseFolder();
  await putDatabase(folder, false);
  database = startEmbeddedDatabase(folder, { report: () => {} });
  reached = await database.connection;
});
afterAll(() => database.stop());

function nightly(folder = join(temporaryFolder(), 'backups')) {
  const lines: string[] = [];
  const state: { time: number; connection: DatabaseConnection | null } = {
    time: Date.parse('2026-11-23T02:30:00Z'),
    connection: reached,
  };
  const pictures = join(temporaryFolder(), 'pictures');
  const backUp = createNightlyBackup({
    folder,
    pictures,
    connection: () => state.connection,
    now: () => state.time,
    log: createLog({ format: 'json', write: (line) => lines.push(line) }),
  });
  return { folder, pictures, state, backUp, events: () => lines.map((line) => JSON.parse(line).event) };
}

test.concurrent('one a night, a missed one as soon as the database is ready', async () => {
  const { folder, state, backUp, events } = nightly();
  state.connection = null;
  await backUp();
  expect(existsSync(folder)).toBe(false);
  state.connection = reached;
  await backUp();
  await backUp();
  expect(await listBackups(folder)).toEqual(['2026-11-23T02-30-00Z.ndjson.gz']);
  for (let hour = 0; hour < 26; hour++) {
    state.time += HOUR;
    await backUp();
  }
  const made = ['2026-11-24T03-30-00Z', '2026-11-23T03-30-00Z', '2026-11-23T02-30-00Z'];
  expect(await listBackups(folder)).toEqual(made.map((name) => `${name}.ndjson.gz`));
  expect(events()).toEqual(Array(3).fill('backup-made'));
});

test.concurrent('has the files of new pictures', async () => {
  const { folder, pictures, backUp } = nightly(temporaryFolder());
  mkdirSync(join(pictures, 'a'), { recursive: true });
  mkdirSync(join(pictures, 'b.1f.unfinished'));
  writeFileSync(join(pictures, 'a/400.webp'), 'a');
  await backUp();
  expect(readFileSync(join(folder, 'pictures/a/400.webp'), 'utf8')).toBe('a');
  expect(readdirSync(join(folder, 'pictures'))).toEqual(['a']);
});

test.concurrent('two weeks of them are kept, and other files', async () => {
  const { folder, state, backUp } = nightly(temporaryFolder());
  for (let day = 1; day <= 20; day++) {
    writeFileSync(join(folder, backupName(new Date(state.time - day * 24 * HOUR))), '');
  }
  writeFileSync(join(folder, 'notes.txt'), '');
  await backUp();
  expect(readdirSync(folder)).toContain('notes.txt');
  const names = await listBackups(folder);
  expect([names.length, names[0]]).toEqual([14, '2026-11-23T02-30-00Z.ndjson.gz']);
});

test.concurrent('one that fails leaves nothing behind', async () => {
  const { folder, state, backUp } = nightly(temporaryFolder());
  state.connection = { ...reached, url: 'http://127.0.0.1:9' };
  await expect(backUp()).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
  expect(readdirSync(folder)).toEqual([]);
});
