import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { DatabaseProblem } from './database-connection.ts';

/** A file of supabase/migrations. */
export interface Migration {
  /** When it was written: `20261121120000`. They are applied in this order. */
  readonly version: string;
  readonly file: string;
  readonly sql: string;
  /** SHA-256 of its text, whatever the line ends. */
  readonly checksum: string;
}

interface AppliedMigration {
  readonly version: string;
  readonly file: string;
  readonly checksum: string;
}

const HISTORY = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.applied_files (
  version text primary key,
  file text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/**
 * Reads the migrations of a folder, oldest first.
 * @throws DatabaseProblem when a name is not `<14 digits>_<words>.sql`
 */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  return files.map((file) => {
    const version = /^(\d{14})_\w+\.sql$/.exec(file)?.[1];
    if (version === undefined) {
      throw new DatabaseProblem(
        `${join(folder, file)} is not named like 20261121120000_what_it_does.sql; rename it.`,
      );
    }
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return { version, file, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Applies pending migrations in order, and after those of a new database its sample rows, all in one transaction.
 * @param sampleRows a file of SQL without `begin` and `commit`; null leaves the rows out of a new database for good
 * @returns the files that were applied
 * @throws DatabaseProblem when one fails, or when others than these were applied before; nothing is changed then
 */
export async function applyMigrations(
  database: Sql,
  migrations: readonly Migration[],
  sampleRows: string | null = null,
): Promise<string[]> {
  await database.unsafe(HISTORY);
  const applied = await database<AppliedMigration[]>`
    select version, file, checksum from supabase_migrations.applied_files order by version`;
  refuseOtherHistory(applied, migrations);
  const pending = migrations.slice(applied.length);
  await database.begin(async (transaction) => {
    for (const { version, file, sql, checksum } of pending) {
      await transaction.unsafe(sql).catch((error: unknown) => {
        throw problem(
          `supabase/migrations/${file} failed, and nothing of it was kept`,
          error,
          'Correct it and start again.',
        );
      });
      await transaction`
        insert into supabase_migrations.applied_files (version, file, checksum)
        values (${version}, ${file}, ${checksum})`;
    }
    if (applied.length > 0 || sampleRows === null) return;
    try {
      await transaction.unsafe(readFileSync(sampleRows, 'utf8'));
    } catch (error) {
      throw problem(
        `The sample rows of ${sampleRows} were not inserted, and nothing of them was kept`,
        error,
        'Correct the file, or set SAMPLE_DATA=off, and start again.',
      );
    }
  });
  return pending.map(({ file }) => file);
}

function problem(what: string, cause: unknown, advice: string): DatabaseProblem {
  const why = cause instanceof Error ? cause.message : cause;
  return new DatabaseProblem(`${what}: ${why}\n${advice}`, { cause });
}

/** What was applied must be the beginning of the migrations, in the same order and unchanged. */
function refuseOtherHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const other = applied.find(
    ({ version, checksum }, place) =>
      migrations[place]?.version !== version || migrations[place].checksum !== checksum,
  );
  if (!other) return;
  throw new DatabaseProblem(
    `The database has had the migration ${other.file}, but supabase/migrations does not have it, has changed it since, or has a new one before it. Put the files back as they were and write changes into a migration with a later time, use the version of this project that made the database, or set DATABASE_FOLDER to another folder.`,
  );
}
