import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { openSpool } from '../../../server/submissions/spool.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { connectSuperuser } from '../../made-database.ts';
import { databaseFolder, startDatabase } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';

const SLOW = 120_000;
const spoolFolder = databaseFolder();
const spool = openSpool(spoolFolder);
const address = 'vigga@example.is';
const submissionOf = (email: string, spam = false) =>
  someSubmission({ fields: { name: 'Vigdís', email, message: 'Halló' }, spam });

let database: Awaited<ReturnType<typeof startDatabase>>;
beforeAll(async () => {
  database = await startDatabase();
}, SLOW);

const inbox = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/inbox.ts', ...args], {
    env: {
      ...bareEnvironment,
      DATABASE_FOLDER: database.folder,
      SPOOL_FOLDER: spoolFolder,
    },
  });
const entries = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

test('one person is found, exported and deleted everywhere, and the audit log has no address', {
  timeout: SLOW,
}, async () => {
  const table = connectSubmissionTable(database.connection);
  const other = someSubmission({ fields: { email: 'other@example.is', message: `Ask ${address}` } });
  await table.insert([submissionOf(address), submissionOf(`Vigga@Example.IS`, true), other]);
  await spool.append(submissionOf(` VIGGA@example.is`));
  await spool.append(someSubmission());
  writeFileSync(join(spoolFolder, '1-a.json'), `{"fields":{"email":"${address}","na`);
  writeFileSync(join(spoolFolder, '1-b.json'), '{"idem');

  const result = await inbox('--person', 'Vigga@example.is', '--json');
  expect(entries(result.stdout).map(({ fields }) => fields.name)).toEqual(['Vigdís', 'Vigdís', 'Vigdís']);
  expect(result.stderr).toBe(
    '3 submissions with this address: 2 in the table, 1 in the spool.\n' +
      'The address is also in damaged files of the spool: 1-a.json.\n' +
      'Look into these damaged files of the spool yourself, they do not show whose they are: 1-b.json.\n',
  );
  expect((await inbox('--person', 'other@example.is')).stdout).toContain('1 submission with this address');

  const { stdout } = await inbox('--person', address, '--delete');
  expect(stdout).toMatch(
    /3 submissions with this address[\s\S]*\n4 submissions deleted\. Backups still have them until they expire/,
  );
  expect(await spool.list()).toEqual([expect.any(String), '1-b.json']);
  const submissions = await table.list({});
  expect(submissions.map(({ idempotencyKey }) => idempotencyKey)).toEqual([other.idempotencyKey]);
  expect((await inbox('--person', address, '--json')).stdout).toBe('');

  const sql = connectSuperuser(database.folder);
  const lines = await sql`select person, action, subject, count from studio_audit order by at`;
  await sql.end();
  expect(lines.map((line) => Object.values(line).join('|'))).toEqual([
    'npm run inbox|person.export||3',
    'npm run inbox|person.find||1',
    'npm run inbox|person.find||3',
    'npm run inbox|person.delete||4',
    'npm run inbox|person.export||0',
  ]);
});
