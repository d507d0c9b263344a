import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { form } from '../../../schema/form.ts';
import { createNightlyBackup, getBackupName } from '../../../server/backup/backup.ts';
import { isClockPlausible } from '../../../server/backup/plausible-clock.ts';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { createRetention, monthsBefore, SPAM_DAYS } from '../../../server/privacy/retention.ts';
import { createLog } from '../../../server/runtime/log.ts';
import { openSpool } from '../../../server/submissions/spool.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { connectSuperuser } from '../../made-database.ts';
import { realSite } from '../texts/real-project.ts';
import { databaseFolder, resetDatabase, startDatabase } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';

const forms = [
  { id: 'contact', retention: 24 },
  { id: 'quote', retention: 6 },
];
const createForm = (form: string, receivedAt: string, spam = false) =>
  someSubmission({ form, receivedAt, spam, idempotencyKey: `${form} ${receivedAt} ${spam}` });

let folder: string;
let connection: DatabaseConnection;

beforeAll(async () => {
  ({ folder, connection } = await startDatabase());
});

test('once a day, expired rows are deleted, and the log has counts only', {
  timeout: 120_000,
}, async () => {
  const table = connectSubmissionTable(connection);
  const keptForms = [
    createForm('contact', '2024-11-23T12:00:00.000Z'),
    createForm('quote', '2026-05-23T12:00:00.000Z'),
    // A form that site.yaml no longer has.
    createForm('removed', '2024-11-23T12:00:00.000Z'),
    createForm('contact', '2026-10-24T12:00:00.000Z', true),
  ];
  await table.insert([
    ...keptForms,
    createForm('contact', '2024-11-23T11:59:59.000Z'),
    createForm('quote', '2026-05-23T11:59:59.000Z'),
    createForm('removed', '2024-11-23T11:59:59.000Z'),
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
  const fileName = (date: string) => `${Date.parse(date).toString().padStart(15, '0')}-a.json`;
  for (const date of ['2026-05-23T12:00:00.000Z', '2026-05-23T11:59:59.000Z'])
    await writeFile(join(spoolFolder, fileName(date)), '{"idem');

  // Evidence that the clock is right.
  await mkdir(join(folder, 'backups'));
  await writeFile(join(folder, 'backups', getBackupName(new Date('2026-11-12T03:00:00Z'))), '');

  const lines: string[] = [];
  let current: DatabaseConnection | null = null;
  let time = Date.parse('2026-11-23T12:00:00.000Z');
  const run = createRetention({
    connection: () => current,
    database: { kind: 'embedded', folder, sampleRows: false },
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
  const remainingForms = await table.list({});
  expect(remainingForms.map(({ idempotencyKey }) => idempotencyKey).sort()).toEqual(
    keptForms.map(({ idempotencyKey }) => idempotencyKey).sort(),
  );
  expect(await spool.list()).toEqual([fileName('2026-05-23T12:00:00.000Z')]);
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

describe('a wrong clock deletes nothing', () => {
  const line = { person: 'anna@example.is', action: 'requests.open' };

  /** A database with old and new forms, spam, a line of the audit log and a damaged file of the spool. */
  async function startWithOldForms() {
    await resetDatabase(folder);
    const table = connectSubmissionTable(connection);
    const spoolFolder = databaseFolder();
    const spool = openSpool(spoolFolder);
    const state = { time: Date.parse('2026-11-28T12:00:00Z') };
    const run = createRetention({
      connection: () => connection,
      database: { kind: 'embedded', folder, sampleRows: false },
      forms: async () => forms,
      spool,
      log: createLog({ format: 'json', write: () => {} }),
      now: () => state.time,
    });
    const backUp = createNightlyBackup({
      folder: join(folder, 'backups'),
      pictures: join(folder, 'pictures'),
      connection: () => connection,
      log: createLog({ format: 'json', write: () => {} }),
      now: () => state.time,
    });
    const at = (days: number) => new Date(state.time + days * 86_400_000).toISOString();
    await table.insert(
      [-700, -100, -20, -5, -1].flatMap((days) => [
        createForm('contact', at(days)),
        createForm('contact', at(days), true),
      ]),
    );
    const sql = connectSuperuser(folder);
    await sql`insert into studio_audit ${sql({ ...line, at: at(-1) })}`;
    await sql.end();
    await writeFile(join(spoolFolder, `${String(state.time).padStart(15, '0')}-a.json`), '{"idem');
    const countStored = async () => {
      const client = connectClient(connection.url, connection.secretKey);
      const { data } = await client.from('studio_audit').select('id');
      return [(await table.list({})).length, data?.length, (await spool.list()).length];
    };
    return { state, run, backUp, table, stored: countStored, at, folder };
  }

  test.each([
    ['jumps by eleven years', 4070],
    ['jumps by five weeks', 35],
    ['jumps by the retention and a day', 732],
  ])('that %s, also after nights and forms with it', async (_, days) => {
    const { state, run, backUp, table, stored, at } = await startWithOldForms();
    const right = state.time;
    // Evidence that the clock is right.
    for (const night of [-14, -12, -10]) {
      state.time = right + night * 86_400_000;
      await backUp();
    }
    state.time = right + days * 86_400_000;
    const [before = 0, ...others] = await stored();
    for (let night = 1; night <= 3; night++) {
      await backUp();
      await table.insert([createForm('contact', at(0))]);
      await expect(run()).rejects.toThrow(/^The clock shows .* Nothing was deleted/);
      expect(await stored()).toEqual([before + night, ...others]);
      state.time += 86_400_000;
    }
    // The clock is corrected, and the retention continues as if nothing had happened.
    state.time = right;
    await run();
    expect((await stored())[0]).toBeLessThan(before + 3);
  });

  test('that is wrong from the start of the machine, which has no backups', async () => {
    const { state, run, stored } = await startWithOldForms();
    const before = await stored();
    state.time = Date.parse('2038-01-20T12:00:00Z');
    await expect(run()).rejects.toThrow('The clock shows 2038-01-20T12:00:00.000Z');
    expect(await stored()).toEqual(before);
  });

  test('that was in the future comes back: the retention does not wait for it', async () => {
    const { state, run, stored } = await startWithOldForms();
    const right = state.time;
    const [before = 0] = await stored();
    // No form is due so early.
    state.time = Date.parse('2024-12-30T12:00:00Z');
    await run();
    expect((await stored())[0]).toBe(before);
    state.time = right - 6 * 86_400_000;
    await run();
    expect((await stored())[0]).toBeLessThan(before);
  });

  test('for a hosted database, whose answers have another date', async () => {
    const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const hostedDatabase = { kind: 'hosted', url, publishableKey: 'a', secretKey: 'b' } as const;
    const client = connectClient(url, 'b');
    const isPlausible = (days: number) =>
      isClockPlausible(hostedDatabase, client, new Date(Date.now() + days * 86_400_000));
    expect([await isPlausible(0), await isPlausible(2), await isPlausible(-2)]).toEqual([true, false, false]);
    server.close();
  });
});

test.each([
  ['2026-03-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 24, '2026-02-28T00:00:00.000Z'],
])('%s, %d months before: %s', (moment, months, expected) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(expected);
});

test('the retention of a form is written in months, and 24 if left out', () => {
  const retentionOf = (setting: string) => {
    const fields = '{ id: a, fields: [{ name: phone, type: tel }]';
    return form.safeParse(parse(`${fields}${setting} }`)).data?.retention;
  };
  expect(['', ', retention: 6 months', ', retention: 1 month'].map(retentionOf)).toEqual([24, 6, 1]);
  for (const setting of ['6', '0 months', '2 years', 'never'])
    expect(retentionOf(`, retention: ${setting}`)).toBe(undefined);
});

test('the privacy page names the retention of every form, and of spam', () => {
  expect(realSite.figures['privacy-enquiries']).toMatchObject({ value: 24, unit: 'month' });
  expect(realSite.figures['privacy-spam']).toMatchObject({ value: SPAM_DAYS, unit: 'day' });
  for (const { retention } of Object.values(realSite.forms)) expect(retention).toBe(24);
});
