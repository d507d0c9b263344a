import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreBackup, writeBackup } from '../../../server/backup/backup.ts';
import { connectClient } from '../../../server/database/database-connection.ts';
import { startEmbeddedDatabase } from '../../../server/database/embedded-database.ts';
import { applyMigrations, readMigrations } from '../../../server/database/migrations.ts';
import { startPostgres } from '../../../server/database/postgres-server.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { connectSuperuser, putDatabase } from '../../made-database.ts';
import { databaseFolder, startDatabase } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';

/* An older version of the project on a database that a newer version has upgraded: a rollback. */

const migrations = readMigrations('supabase/migrations');
const newer = {
  version: '20991231000000',
  file: '20991231000000_later.sql',
  sql: `create table public.later (id int primary key);
    alter table public.form_submissions add column later_note text not null default '';
    alter table public.news add column later_tag text;`,
  checksum: 'later',
};

test('an older version stores forms, reads rows and backs up; the newer one goes on after it', async () => {
  const folder = databaseFolder();
  await putDatabase(folder, true);
  const start = (warnings: string[]) =>
    startEmbeddedDatabase(folder, {
      report: (message, level = 'error') => warnings.push(`${level}: ${message}`),
    });
  const upgrade = async () => {
    const sql = connectSuperuser(folder);
    const appliedMigrations = await applyMigrations(sql, [...migrations, newer]);
    await sql.end();
    return appliedMigrations;
  };
  const postgres = await startPostgres(folder);
  expect(await upgrade()).toEqual([newer.file]);
  await postgres.stop();

  const warnings: string[] = [];
  const database = start(warnings);
  const connection = await database.connection;
  const submission = someSubmission();
  await connectSubmissionTable(connection).insert([submission]);
  const visitor = connectClient(connection.url, connection.publishableKey);
  expect((await visitor.from('news').select('*')).data?.length).toBeGreaterThan(5);
  // As listed by the inbox.
  expect(await connectSubmissionTable(connection).list({})).toMatchObject([{ fields: submission.fields }]);
  const file = join(folder, 'backup.gz');
  const counts = await writeBackup(connection, file);
  expect(warnings).toEqual([expect.stringMatching(`^warning: .*${newer.file}`)]);
  expect(await upgrade()).toEqual([]);
  await database.stop();

  const again = start(warnings);
  expect(await connectSubmissionTable(await again.connection).list({})).toHaveLength(1);
  await again.stop();

  // Without the columns that only the newer version has, no row is restored.
  const { connection: older } = await startDatabase();
  await expect(restoreBackup(older, file)).rejects.toThrow();
  expect(counts.form_submissions).toBe(1);
});
