import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  applyMigrations,
  insertSampleRows,
  noteSampleRows,
  readMigrations,
} from '../../../server/database/migrations.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from './database-folder.ts';

const SEED = 'supabase/seed.sql';
const migrations = readMigrations('supabase/migrations');
const folder = databaseFolder();
let database: PGlite;

beforeAll(async () => {
  await putDatabase(folder, false);
  database = await PGlite.create(join(folder, 'postgres'));
}, 30_000);
afterAll(() => database.close());
beforeEach(async () => {
  await database.exec(
    'drop schema public cascade; create schema public; drop schema if exists supabase_migrations cascade',
  );
});

/** A start of the database; gives whether sample rows came in. */
async function start(file: string | null = SEED): Promise<boolean> {
  await noteSampleRows(database);
  await applyMigrations(database, migrations);
  return insertSampleRows(database, file);
}

const newsCount = async () => (await database.query('select from news')).rows.length;

test('a new database gets them once', async () => {
  expect(await start()).toBe(true);
  await database.exec('delete from news');
  expect(await start()).toBe(false);
  expect(await newsCount()).toBe(0);
});

test('a folder from before this migration gets the tables and no sample rows', async () => {
  await applyMigrations(database, migrations.slice(0, 1));
  expect(await start()).toBe(false);
  expect(await newsCount()).toBe(0);
  expect(await applyMigrations(database, migrations)).toEqual([]);
});

test('left out once, left out for ever', async () => {
  expect(await start(null)).toBe(false);
  expect(await start()).toBe(false);
  expect(await newsCount()).toBe(0);
});

test('a first start that was cut off is made up for', async () => {
  await noteSampleRows(database);
  await applyMigrations(database, migrations.slice(0, 1));
  expect(await start()).toBe(true);
});

test('a file that fails leaves nothing behind and can be corrected', async () => {
  const file = join(folder, 'seed.sql');
  writeFileSync(file, "insert into news (slug, title, content) values ('a', 'A', 'A'); select nonsense;");
  await expect(start(file)).rejects.toThrow(
    `The sample rows of ${file} were not inserted, and nothing of them was kept: column "nonsense" does not exist\nCorrect the file, or set SAMPLE_DATA=off, and start again.`,
  );
  expect(await newsCount()).toBe(0);
  expect(await start()).toBe(true);
});
