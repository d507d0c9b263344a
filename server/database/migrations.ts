import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { getMessage } from '../runtime/get-message.ts';
import { DatabaseProblem } from './database-connection.ts';

/** A file of supabase/migrations. */
export interface Migration {
  /** Time of its creation, `20261121120000`; migrations are applied in this order. */
  readonly version: string;
  readonly file: string;
  readonly sql: string;
  /** SHA-256 of its text with line ends as `\n`. */
  readonly checksum: string;
}

type AppliedMigration = Omit<Migration, 'sql'>;

const HISTORY = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.applied_files (
  version text primary key,
  file text not null,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/** If the Supabase CLI has applied migrations, each history gets those of the other; the CLI keeps no checksums. */
const SHARE_HISTORY = `do $$ begin
  if to_regclass('supabase_migrations.schema_migrations') is null then return; end if;
  insert into supabase_migrations.applied_files (version, file, checksum)
    select version, concat(version, '_', name, '.sql'), '' from supabase_migrations.schema_migrations
    on conflict do nothing;
  insert into supabase_migrations.schema_migrations (version, name)
    select version, substr(file, 16, length(file) - 19) from supabase_migrations.applied_files
    on conflict do nothing;
end $$`;

/**
 * Reads the migrations of a folder, oldest first.
 * @throws DatabaseProblem if a name is not `<14 digits>_<words>.sql`
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
 * @param warn receives a sentence if the database has newer migrations
 * @returns the files that were applied
 * @throws DatabaseProblem if a migration fails or other ones were applied before; the database is then unchanged
 */
export async function applyMigrations(
  database: Sql,
  migrations: readonly Migration[],
  sampleRows: string | null = null,
  warn: (message: string) => void = () => {},
): Promise<string[]> {
  await database.unsafe(HISTORY);
  await database.unsafe(SHARE_HISTORY);
  const applied = await database<AppliedMigration[]>`
    select version, file, checksum from supabase_migrations.applied_files order by version`;
  const newerMigrations = refuseOtherHistory(applied, migrations);
  if (newerMigrations.length > 0)
    warn(
      `The database has newer migrations than this version of the project: ${newerMigrations.map(({ file }) => file).join(', ')}. It is used all the same; they only add to it.`,
    );
  const pending = migrations.slice(applied.length - newerMigrations.length);
  await database.begin(async (transaction) => {
    for (const { version, file, sql, checksum } of pending) {
      await transaction.unsafe(sql).catch((error: unknown) => {
        throw createProblem(
          `supabase/migrations/${file} failed, and it was rolled back`,
          error,
          'Correct it and start again.',
        );
      });
      await transaction`
        insert into supabase_migrations.applied_files (version, file, checksum)
        values (${version}, ${file}, ${checksum})`;
    }
    await transaction.unsafe(SHARE_HISTORY);
    if (applied.length > 0 || sampleRows === null) return;
    try {
      await transaction.unsafe(readFileSync(sampleRows, 'utf8'));
    } catch (error) {
      throw createProblem(
        `The sample rows of ${sampleRows} could not be inserted, none was kept`,
        error,
        'Correct the file, or set SAMPLE_DATA=off, and start again.',
      );
    }
  });
  return pending.map(({ file }) => file);
}

function createProblem(problem: string, cause: unknown, advice: string): DatabaseProblem {
  return new DatabaseProblem(`${problem}: ${getMessage(cause)}\n${advice}`, { cause });
}

/**
 * The applied migrations must be the first ones, in the same order and unchanged; or all of them, and then newer ones.
 * @returns the newer ones
 */
function refuseOtherHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): readonly AppliedMigration[] {
  const lastVersion = migrations.at(-1)?.version ?? '';
  const mayHaveNewer = applied.some(({ version }) => version === lastVersion);
  const conflict = applied.find(({ version, checksum }, index) => {
    const migration = migrations[index];
    if (migration === undefined) return !mayHaveNewer;
    return migration.version !== version || ![migration.checksum, ''].includes(checksum);
  });
  if (!conflict) return applied.slice(migrations.length);
  throw new DatabaseProblem(
    `The database has had the migration ${conflict.file}, but supabase/migrations does not have it, has changed it since, or has a new one before it. Put the files back as they were and write changes into a migration with a later time, use the version of this project that made the database, or set DATABASE_FOLDER to another folder.`,
  );
}
