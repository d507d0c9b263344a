import { execFile } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { connectClient } from '../../server/database/database-connection.ts';
import { startEmbeddedDatabase } from '../../server/database/embedded-database.ts';
import { readMigrations } from '../../server/database/migrations.ts';
import { connectSubmissionTable } from '../../server/submissions/submission-table.ts';
import { temporaryFolder } from '../temporary-files.ts';
import { databaseFolder } from '../unit/database/database-folder.ts';
import { someSubmission } from '../unit/database/some-submissions.ts';
import { createOwnedPostgres } from '../unit/database/test-postgres.ts';

/** `.ci/run` installs it. */
const CLI = resolve('.cache/supabase-cli/node_modules/.bin/supabase');

test('the Supabase CLI fills a database, has no advice, and DATABASE_URL takes it over', async ({ skip }) => {
  skip(!existsSync(CLI), 'the Supabase CLI is not installed: .ci/run fetches it');
  const folder = temporaryFolder();
  for (const name of ['config.toml', 'migrations', 'seed.sql'])
    cpSync(join('supabase', name), join(folder, 'supabase', name), { recursive: true });
  const postgresUrl = await createOwnedPostgres();
  const database = async (...args: string[]) => {
    const { stdout, stderr } = await promisify(execFile)(
      CLI,
      ['db', ...args, '--db-url', `${postgresUrl}?sslmode=disable`],
      { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, DO_NOT_TRACK: '1' } },
    );
    return `${stdout}${stderr}`;
  };
  const output = await database('push', '--include-seed', '--yes');
  const migrations = readMigrations('supabase/migrations');
  for (const { file } of migrations) expect(output).toContain(`Applying migration ${file}`);
  expect(output).toContain('Seeding data');
  expect(await database('advisors', '--fail-on', 'warn')).toContain('No issues found');

  const server = startEmbeddedDatabase(databaseFolder(), { postgresUrl, report: () => {} });
  const connection = await server.connection;
  await connectSubmissionTable(connection).insert([someSubmission()]);
  expect(await connectSubmissionTable(connection).list({})).toHaveLength(1);
  const visitor = connectClient(connection.url, connection.publishableKey);
  expect((await visitor.from('news').select('slug')).data?.length).toBeGreaterThan(5);
  await server.stop();
  expect(await database('push', '--include-seed', '--yes')).toContain('Remote database is up to date.');
});
