import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { form } from '../../../schema/form.ts';
import type { DatabaseConnection } from '../../../server/database/database-connection.ts';
import { connectSubmissionTable } from '../../../server/database/submission-table.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { createLog } from '../../../server/log.ts';
import { createRetention, monthsBefore, SPAM_DAYS } from '../../../server/privacy/retention.ts';
import { connectSuperuser } from '../../made-database.ts';
import { realSite } from '../texts/real-project.ts';
import { databaseFolder, startDatabase } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';

const forms = [
  { id: 'contact', retention: 24 },
  { id: 'quote', retention: 6 },
];
const received = (form: string, receivedAt: string, spam = false) =>
  someSubmission({ form, receivedAt, spam, idempotencyKey: `${form} ${receivedAt} ${spam}` });

test('once a day, when there is a database, what is older than its retention is deleted; the log has counts only', {
  timeout: 120_000,
}, async () => {
  const { folder, connection } = await startDatabase();
  const table = connectSubmissionTable(connection);
  const kept = [
    received('contact', '2024-11-23T12:00:00.000Z'),
    received('quote', '2026-05-23T12:00:00.000Z'),
    // A form that site.yaml no longer has.
    received('removed', '2024-11-23T12:00:00.000Z'),
    received('contact', '2026-10-24T12:00:00.000Z', true),
  ];
  await table.insert([
    ...kept,
    received('contact', '2024-11-23T11:59:59.000Z'),
    received('quote', '2026-05-23T11:59:59.000Z'),
    received('removed', '2024-11-23T11:59:59.000Z'),
    ...Array.from({ length: 231 }, () =>
      someSubmission({ receivedAt: '2026-10-24T11:59:59.000Z', spam: true }),
    ),
  ]);
  const sql = connectSuperuser(folder);
  await sql`insert into studio_audit (at, person, action)
    values ('2024-11-23T11:59:59Z', 'anna@example.is', 'requests.open'), ('2024-11-23T12:00:00Z', 'anna@example.is', 'requests.reply')`;
  const spoolFolder = databaseFolder();
  const spool = openSpool(spoolFolder);
  // Damaged files, for the shortest retention.
  const named = (date: string) => `${Date.parse(date).toString().padStart(15, '0')}-a.json`;
  for (const date of ['2026-05-23T12:00:00.000Z', '2026-05-23T11:59:59.000Z'])
    await writeFile(join(spoolFolder, named(date)), '{"idem');

  const lines: string[] = [];
  let current: DatabaseConnection | null = null;
  let time = Date.parse('2026-11-23T12:00:00.000Z');
  const run = createRetention({
    connection: () => current,
    forms: async () => forms,
    spool,
    log: createLog({ format: 'json', write: (line) => lines.push(line) }),
    now: () => time,
  });
  await run();
  expect(lines).toEqual([]);
  current = connection;
  await run();
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'retention', forms: 3, spam: 231, files: 1 });
  expect(lines[0]).not.toContain('sigga');
  const left = await table.list({});
  expect(left.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    kept.map(({ idempotencyKey }) => idempotencyKey).sort(),
  );
  expect(await spool.list()).toEqual([named('2026-05-23T12:00:00.000Z')]);
  expect(await sql`select action from studio_audit`).toMatchObject([{ action: 'requests.reply' }]);
  await sql.end();

  for (const [hours, runs] of [
    [23, 1],
    [1, 2],
  ] as const) {
    time += hours * 3_600_000;
    await run();
    expect(lines).toHaveLength(runs);
  }
});

test.each([
  ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 24, '2026-02-28T00:00:00.000Z'],
])('%s, %d months before: %s', (moment, months, expected) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected);
});

test('the retention of a form is written in months, and 24 if left out', () => {
  const retentionOf = (written: string) => {
    const fields = '{ id: a, fields: [{ name: phone, type: tel }]';
    return form.safeParse(parse(`${fields}${written} }`)).data?.retention;
  };
  expect(['', ', retention: 6 months', ', retention: 1 month'].map(retentionOf)).toEqual([24, 6, 1]);
  for (const wrong of ['6', '0 months', '2 years', 'never'])
    expect(retentionOf(`, retention: ${wrong}`)).toBe(undefined);
});

test('the privacy page names the retention of every form, and of spam', () => {
  expect(realSite.figures['privacy-enquiries']).toMatchObject({ value: 24, unit: 'month' });
  expect(realSite.figures['privacy-spam']).toMatchObject({ value: SPAM_DAYS, unit: 'day' });
  for (const { retention } of Object.values(realSite.forms)) expect(retention).toBe(24);
});
