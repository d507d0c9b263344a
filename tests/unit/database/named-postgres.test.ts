import { beforeAll, expect, test } from 'vitest';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { openExternalPostgres } from '../../../server/database/postgres-server.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { databaseFolder } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';
import { createOwnedPostgres, testPostgresUrl } from './test-postgres.ts';

/* A Postgres on another machine, named by DATABASE_URL. */

/** Address with an owner who is not a superuser, after the SQL of the README. */
let postgresUrl: string;
beforeAll(async () => {
  postgresUrl = await createOwnedPostgres();
}, 60_000);

async function withDatabase<Result>(
  use: (connection: DatabaseConnection) => Promise<Result>,
  url: string,
): Promise<Result> {
  const database = startEmbeddedDatabase(databaseFolder(), { postgresUrl: url, report: () => {} });
  try {
    return await use(await database.connection);
  } finally {
    await database.stop();
  }
}

async function getsTablesOnce(url: string): Promise<void> {
  const submission = someSubmission();
  await withDatabase((connection) => connectSubmissionTable(connection).insert([submission]), url);
  await withDatabase(async (connection) => {
    const stored = await connectSubmissionTable(connection).list({});
    expect(stored.map(({ idempotencyKey }) => idempotencyKey)).toEqual([submission.idempotencyKey]);
    const visitor = connectClient(connection.url, connection.publishableKey);
    expect((await visitor.from('news').select('slug')).data?.length).toBeGreaterThan(5);
    expect((await visitor.from('form_submissions').select('id')).error?.code).toBe('42501');
  }, url);
}

test('it gets the tables and sample rows once, and keeps what is stored', { timeout: 60_000 }, async () => {
  await getsTablesOnce(postgresUrl);
});

test('so does the one of DATABASE_URL', async ({ skip }) => {
  skip(!process.env.DATABASE_URL, 'needs DATABASE_URL');
  await getsTablesOnce(await testPostgresUrl());
});

test('what prevents its use is reported', { timeout: 60_000 }, async () => {
  const wrongUrl = new URL(postgresUrl);
  wrongUrl.password = 'wrong';
  const database = startEmbeddedDatabase(databaseFolder(), { postgresUrl: wrongUrl.href, report: () => {} });
  await expect(database.connection).rejects.toThrow(/^The database of DATABASE_URL cannot be used: password/);
  await database.stop();
  expect(() => openExternalPostgres('postgres://localhost/site')).toThrow(
    'DATABASE_URL needs a user, a password and a database: postgres://user:password@host/database',
  );
});
