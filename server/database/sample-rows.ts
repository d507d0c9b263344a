import { readFileSync } from 'node:fs';
import type { PGlite } from '@supabase/lite/pglite';
import { DatabaseProblem } from './database-problem.ts';

/** Whether a database is still to get the sample rows: decided when it is made, and settled once and for all. */
const RECORD = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.sample_rows (
  only_row boolean primary key default true check (only_row),
  state text not null check (state in ('due', 'inserted', 'left out')),
  since timestamptz not null default now()
);
insert into supabase_migrations.sample_rows (state)
select case when to_regclass('supabase_migrations.applied_files') is null then 'due' else 'left out' end
on conflict do nothing`;

/**
 * Notes that a new database is to get the sample rows, and that one which has had migrations is not. Call it before
 * the migrations are applied; a start that is cut off between the two is made up for by the next one.
 */
export async function noteSampleRows(database: PGlite): Promise<void> {
  await database.transaction((transaction) => transaction.exec(RECORD));
}

/**
 * Inserts the sample rows in a database that is to get them, in one transaction with the record of it: never again
 * then, whatever becomes of the rows. Call it when the migrations are applied.
 * @param file SQL without `begin` and `commit`; null leaves the rows out, in this database for ever
 * @returns whether they were inserted now
 * @throws DatabaseProblem when the file is missing or fails; nothing is changed then
 */
export async function insertSampleRows(database: PGlite, file: string | null): Promise<boolean> {
  const { rows } = await database.query(
    "select state from supabase_migrations.sample_rows where state = 'due'",
  );
  if (rows.length === 0) return false;
  try {
    const sql = file === null ? '' : readFileSync(file, 'utf8');
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('update supabase_migrations.sample_rows set state = $1, since = now()', [
        file === null ? 'left out' : 'inserted',
      ]);
    });
  } catch (error) {
    throw new DatabaseProblem(
      `The sample rows of ${file} were not inserted, and nothing of them was kept: ${error instanceof Error ? error.message : error}\nCorrect the file, or set SAMPLE_DATA=off, and start again.`,
      { cause: error },
    );
  }
  return file !== null;
}
