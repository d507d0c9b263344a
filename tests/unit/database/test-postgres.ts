import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import {
  connectPostgres,
  openExternalPostgres,
  type PostgresLogin,
  type PostgresServer,
  startPostgres,
} from '../../../server/database/postgres-server.ts';
import { putDatabase } from '../../made-database.ts';
import { afterFile } from '../after-file.ts';
import { databaseFolder } from './database-folder.ts';

const { DATABASE_URL } = process.env;

/**
 * A Postgres for the tests of a file, with a superuser's connection: an embedded one, or a new database of the server
 * that DATABASE_URL names.
 */
export async function testPostgres(): Promise<{ readonly sql: Sql; readonly superuser: PostgresLogin }> {
  const server = DATABASE_URL ? await createDatabase(DATABASE_URL) : await startEmbeddedPostgres();
  const sql = connectPostgres(server.superuser);
  afterFile(async () => {
    await sql.end();
    await server.stop();
  });
  return { sql, superuser: server.superuser };
}

/** Address of a new and empty database. */
export async function testPostgresUrl(): Promise<string> {
  return formatUrl((await testPostgres()).superuser);
}

/**
 * Address of a new database on a Postgres without any role of the project, made by the SQL of
 * server/database/README.md: its owner is not a superuser.
 */
export async function createOwnedPostgres(): Promise<string> {
  const server = await startPostgres(databaseFolder());
  const sql = connectPostgres(server.superuser);
  afterFile(server.stop);
  const [, statements = ''] =
    /```sql\n([^`]+)```/.exec(readFileSync('server/database/README.md', 'utf8')) ?? [];
  for (const statement of statements.split(';\n').filter(Boolean)) await sql.unsafe(statement);
  await sql.end();
  return formatUrl({ ...server.superuser, user: 'site', password: 'password', database: 'site' });
}

function formatUrl({ user, password, host, port, database }: PostgresLogin): string {
  return `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${host}:${port}/${database}`;
}

async function startEmbeddedPostgres(): Promise<PostgresServer> {
  const folder = databaseFolder();
  await putDatabase(folder, false);
  return startPostgres(folder);
}

async function createDatabase(url: string): Promise<PostgresServer> {
  const { superuser } = openExternalPostgres(url);
  const database = `test_${randomBytes(6).toString('hex')}`;
  const admin = connectPostgres(superuser);
  await admin.unsafe(`create database ${database}`);
  return {
    superuser: { ...superuser, database },
    ended: new Promise(() => {}),
    async stop() {
      await admin.unsafe(`drop database ${database} with (force)`);
      await admin.end();
    },
  };
}

/** Removes all tables and records, but not the roles. */
export async function emptyDatabase(sql: Sql): Promise<void> {
  await sql.unsafe(
    'drop schema public cascade; create schema public; grant usage on schema public to public; drop schema if exists supabase_migrations cascade',
  );
}
