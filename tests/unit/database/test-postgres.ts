import type { Sql } from 'postgres';
import { afterAll } from 'vitest';
import {
  connectPostgres,
  type PostgresLogin,
  startPostgres,
} from '../../../server/database/postgres-server.ts';
import { putDatabase } from '../../made-database.ts';
import { databaseFolder } from './database-folder.ts';

/** A Postgres for the tests of a file, and its superuser's connection. */
export async function testPostgres(): Promise<{ readonly sql: Sql; readonly superuser: PostgresLogin }> {
  const folder = databaseFolder();
  await putDatabase(folder, false);
  const server = await startPostgres(folder);
  const sql = connectPostgres(server.superuser);
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });
  return { sql, superuser: server.superuser };
}

/** Removes all tables and records, but not the roles. */
export async function emptyDatabase(sql: Sql): Promise<void> {
  await sql.unsafe(
    'drop schema public cascade; create schema public; grant usage on schema public to public; drop schema if exists supabase_migrations cascade',
  );
}
