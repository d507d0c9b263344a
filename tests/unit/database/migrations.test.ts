import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyMigrations, type Migration, readMigrations } from '../../../server/database/migrations.ts';
import { databaseFolder } from './database-folder.ts';
import { emptyDatabase, testPostgres } from './test-postgres.ts';

const folder = databaseFolder();
let database: Sql;

beforeAll(async () => {
  database = (await testPostgres()).sql;
}, 60_000);
beforeEach(() => emptyDatabase(database));

const first = migration('20261101000000', 'create table a (n int)');
const second = migration('20261102000000', 'insert into a values (1); create table b (n int)');

function migration(version: string, sql: string): Migration {
  return { version, file: `${version}_x.sql`, sql, checksum: sql };
}

test('each is applied once and in order', async () => {
  expect(await applyMigrations(database, [first])).toEqual([first.file]);
  expect(await applyMigrations(database, [first, second])).toEqual([second.file]);
  expect(await applyMigrations(database, [first, second])).toEqual([]);
  expect([...(await database.unsafe('select n from a'))]).toEqual([{ n: 1 }]);
});

test('one that fails changes nothing and can be corrected', async () => {
  const broken = migration(second.version, 'create table b (n int); select nonsense');
  await expect(applyMigrations(database, [first, broken])).rejects.toThrow(
    'supabase/migrations/20261102000000_x.sql failed, and it was rolled back: column "nonsense" does not exist\nCorrect it and start again.',
  );
  expect(await applyMigrations(database, [first, second])).toEqual([first.file, second.file]);
});

test('a database that has had others is refused', async () => {
  await applyMigrations(
    database,
    [second].map(({ version }) => migration(version, 'select 1')),
  );
  const refusal = `The database has had the migration ${second.file}, but supabase/migrations does not have it, has changed it since, or has a new one before it. Put the files back as they were and write changes into a migration with a later time, use the version of this project that made the database, or set DATABASE_FOLDER to another folder.`;
  const otherMigration = migration(second.version, 'select 1');
  for (const other of [[], [first], [{ ...otherMigration, checksum: 'other' }], [first, otherMigration]])
    await expect(applyMigrations(database, other)).rejects.toThrow(refusal);
  expect(await applyMigrations(database, [otherMigration])).toEqual([]);
});

test('newer migrations than all of these are served with a warning, then known again', async () => {
  await applyMigrations(database, [first, second]);
  const warnings: string[] = [];
  const older = () => applyMigrations(database, [first], null, (message) => warnings.push(message));
  expect(await older()).toEqual([]);
  expect(warnings).toEqual([
    'The database has newer migrations than this version of the project: 20261102000000_x.sql. It is used all the same; they only add to it.',
  ]);
  const third = migration('20261103000000', 'create table c (n int)');
  expect(await applyMigrations(database, [first, second, third])).toEqual([third.file]);
  // A missing one in the middle, or a pending one before a newer one.
  for (const other of [
    [first, third],
    [second, third],
    [first, migration('20261102500000', '')],
  ])
    await expect(applyMigrations(database, other)).rejects.toThrow('The database has had the migration');
});

describe('a database that the Supabase CLI has filled', () => {
  const push = async (...migrations: Migration[]) => {
    await database.unsafe(
      'create schema if not exists supabase_migrations; create table if not exists supabase_migrations.schema_migrations (version text not null primary key, statements text[], name text)',
    );
    for (const { version, sql } of migrations) {
      await database.unsafe(sql);
      await database`insert into supabase_migrations.schema_migrations values (${version}, ${[sql]}, 'x')`;
    }
  };
  const cliVersions = async () =>
    (await database`select version from supabase_migrations.schema_migrations order by 1`).map(
      ({ version }) => version,
    );

  test('is used, and both histories know what is applied later', async () => {
    await push(first);
    expect(await applyMigrations(database, [first, second], 'supabase/seed.sql')).toEqual([second.file]);
    expect(await cliVersions()).toEqual([first.version, second.version]);
    const third = migration('20261103000000', 'create table c (n int)');
    await push(third);
    expect(await applyMigrations(database, [first, second, third])).toEqual([]);
    expect(await applyMigrations(database, [first, second])).toEqual([]);
  });

  test('with a migration that these do not have is refused', async () => {
    await push(first, migration('20261101500000', 'select 1'));
    await expect(applyMigrations(database, [first, second])).rejects.toThrow(
      'The database has had the migration 20261101500000_x.sql',
    );
  });
});

test('line ends do not count, names do', () => {
  const file = join(folder, '20261101000000_a.sql');
  writeFileSync(file, 'select 1;\nselect 2;\n');
  const [unix] = readMigrations(folder);
  writeFileSync(file, 'select 1;\r\nselect 2;\r\n');
  expect(readMigrations(folder)).toEqual([unix]);

  writeFileSync(join(folder, '2026_c.sql'), '');
  expect(() => readMigrations(folder)).toThrow(
    'is not named like 20261121120000_what_it_does.sql; rename it.',
  );
});

describe('sample rows', () => {
  const migrations = readMigrations('supabase/migrations');

  const start = (file: string | null = 'supabase/seed.sql') => applyMigrations(database, migrations, file);
  const newsCount = async () => [...(await database.unsafe('select from news'))].length;

  test('a new database gets them once, one with tables never', async () => {
    await start();
    expect(await newsCount()).toBeGreaterThan(0);
    await database.unsafe('delete from news');
    await start();
    expect(await newsCount()).toBe(0);
    await emptyDatabase(database);
    await applyMigrations(database, migrations.slice(0, 1));
    await start();
    expect(await newsCount()).toBe(0);
  });

  test('a file that fails changes nothing and can be corrected', async () => {
    const file = join(folder, 'seed.sql');
    writeFileSync(file, "insert into news (slug, title, content) values ('a', 'A', 'A'); select nonsense;");
    await expect(start(file)).rejects.toThrow(
      `The sample rows of ${file} could not be inserted, none was kept: column "nonsense" does not exist\nCorrect the file, or set SAMPLE_DATA=off, and start again.`,
    );
    // The tables are not kept either, so that the next start begins from scratch.
    await start();
    expect(await newsCount()).toBeGreaterThan(0);
  });
});
