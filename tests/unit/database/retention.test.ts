import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { form } from '../../../schema/form.ts';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { deleteReceivedBefore } from '../../../server/database/delete-submissions.ts';
import { connectSubmissionTable } from '../../../server/database/submission-table.ts';
import { openSpool } from '../../../server/forms/spool.ts';
import { createLog } from '../../../server/log.ts';
import {
  createRetention,
  deleteExpired,
  deleteExpiredFiles,
  deleteOldAudit,
  monthsBefore,
  SPAM_DAYS,
} from '../../../server/privacy/retention.ts';
import { connectSuperuser } from '../../made-database.ts';
import { realSite } from '../texts/real-project.ts';
import { databaseFolder, startDatabase } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';

const SLOW = 120_000;
const now = new Date('2026-11-23T12:00:00.000Z');
const forms = [
  { id: 'contact', retention: 24 },
  { id: 'quote', retention: 6 },
];

let connection: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  ({ connection, folder } = await startDatabase());
}, SLOW);

const received = (form: string, receivedAt: string, spam = false) =>
  someSubmission({ form, receivedAt, spam, idempotencyKey: `${form} ${receivedAt} ${spam}` });

test(
  'what is older than the retention of its form is deleted, and spam after 30 days',
  async () => {
    const table = connectSubmissionTable(connection);
    const kept = [
      received('contact', '2024-11-23T12:00:00.000Z'),
      received('quote', '2026-05-23T12:00:00.000Z'),
      received('removed', '2024-11-23T12:00:00.000Z'),
      received('contact', '2026-10-24T12:00:00.000Z', true),
    ];
    await table.insert([
      ...kept,
      received('contact', '2024-11-23T11:59:59.000Z'),
      received('quote', '2026-05-23T11:59:59.000Z'),
      received('removed', '2024-11-23T11:59:59.000Z'),
      received('quote', '2026-10-24T11:59:59.000Z', true),
      ...Array.from({ length: 230 }, () =>
        someSubmission({ receivedAt: '2020-01-01T00:00:00.000Z', spam: true }),
      ),
    ]);
    const client = connectClient(connection.url, connection.secretKey);
    expect(await deleteExpired(client, forms, now)).toEqual({ forms: 3, spam: 231 });
    const left = await table.list({});
    expect(left.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
      kept.map(({ idempotencyKey }) => idempotencyKey).sort(),
    );
    expect(await deleteExpired(client, forms, now)).toEqual({ forms: 0, spam: 0 });
  },
  SLOW,
);

test(
  'the task deletes once a day, when there is a database; the log has counts only',
  async () => {
    const lines: string[] = [];
    let current: DatabaseConnection | null = null;
    let time = now.getTime();
    const log = createLog({ format: 'json', write: (line) => lines.push(line) });
    const client = connectClient(connection.url, connection.secretKey);
    await deleteReceivedBefore(client, { before: '2100-01-01T00:00:00.000Z' });
    await connectSubmissionTable(connection).insert([received('contact', '2020-01-01T00:00:00.000Z')]);
    const run = createRetention({
      connection: () => current,
      forms: async () => forms,
      spool: openSpool(databaseFolder()),
      log,
      now: () => time,
    });
    await run();
    expect(lines).toEqual([]);
    current = connection;
    await run();
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ event: 'retention', forms: 1 });
    expect(lines[0]).not.toContain('sigga');
    for (const [hours, runs] of [
      [23, 1],
      [1, 2],
    ] as const) {
      time += hours * 3_600_000;
      await run();
      expect(lines).toHaveLength(runs);
    }
  },
  SLOW,
);

test('a damaged file of the spool is deleted when the shortest retention is over', async () => {
  const spoolFolder = databaseFolder();
  const spool = openSpool(spoolFolder);
  const named = (date: string) => `${Date.parse(date).toString().padStart(15, '0')}-a.json`;
  const kept = named('2026-05-23T12:00:00.000Z');
  for (const name of [kept, named('2026-05-23T11:59:59.000Z')])
    await writeFile(join(spoolFolder, name), '{"idem');
  expect(await deleteExpiredFiles(spool, forms, now)).toBe(1);
  expect(await spool.list()).toEqual([kept]);
});

test.each([
  ['2026-11-23T12:00:00.000Z', 24, '2024-11-23T12:00:00.000Z'],
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

test('lines of the audit log are deleted after two years', async () => {
  const sql = connectSuperuser(folder);
  await sql`insert into studio_audit (at, person, action)
    values ('2024-11-23T11:59:59Z', 'anna@example.is', 'requests.open'), ('2024-11-23T12:00:00Z', 'anna@example.is', 'requests.reply')`;
  await deleteOldAudit(connectClient(connection.url, connection.secretKey), now);
  expect(await sql`select action from studio_audit`).toMatchObject([{ action: 'requests.reply' }]);
  await sql.end();
});
