import { readdirSync } from 'node:fs';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readParts } from '../../../../server/monitoring/readings.ts';
import { createLog } from '../../../../server/runtime/log.ts';
import { drainSpool } from '../../../../server/submissions/drain-spool.ts';
import { keepSubmissions } from '../../../../server/submissions/keep-submission.ts';
import { openSpool, type Spool } from '../../../../server/submissions/spool.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { createSubmission, memoryTable } from './memory-table.ts';

let folder: string;
let lines: string[] = [];
const log = createLog({ format: 'json', write: (line) => lines.push(line) });
beforeEach(() => {
  folder = join(temporaryFolder(), 'spool');
  lines = [];
});

const keys = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}`);
const waitFor = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), 30_000);

test('what is appended is read back, and only its owner may read it', async () => {
  const spool = openSpool(folder);
  await Promise.all(keys(50).map((key) => spool.append(createSubmission(key))));
  const names = await openSpool(folder).list();
  expect((await stat(join(folder, names[0] ?? ''))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const submissions = await Promise.all(names.map((name) => spool.read(name)));
  expect(submissions.map((submission) => submission?.idempotencyKey).sort()).toEqual(keys(50).sort());
  await spool.remove(names[0] ?? '');
  expect(await spool.read(names[0] ?? '')).toBeNull();
});

test('a draft of a killed server is never read, and is removed after an hour', async () => {
  await mkdir(folder);
  const [newDraft, oldDraft] = [join(folder, '1-a.draft'), join(folder, '1-b.draft')];
  for (const draft of [newDraft, oldDraft]) await writeFile(draft, '{"idem');
  // Folders are ignored too.
  await mkdir(join(folder, '1-c.json'));
  await utimes(oldDraft, 0, 0);
  expect(await openSpool(folder).list()).toEqual([]);
  expect(readdirSync(folder)).toEqual(['1-a.draft', '1-c.json']);
});

test('what the database refuses, and a damaged file, block no other and stay', async () => {
  const spool = openSpool(folder);
  await Promise.all(keys(150).map((key) => spool.append(createSubmission(key))));
  const damagedFiles = ['{"idem', 'null', '{}', '{"fields":[]}'].map((text, at) => ({
    file: join(folder, `1-damaged-${at}.json`),
    text,
  }));
  for (const { file, text } of damagedFiles) await writeFile(file, text);
  const table = memoryTable();
  table.refuses = ({ idempotencyKey }) => idempotencyKey === 'key-77';
  expect(await drainSpool(spool, table, log)).toEqual({ storedCount: 149, remainingCount: 5 });
  expect([table.rows.size, table.rows.has('key-77'), readdirSync(folder).length]).toEqual([149, false, 5]);
  const events = lines.map((line) => JSON.parse(line));
  expect(events.map(({ event }) => event).sort()).toEqual([
    'form-kept-back',
    ...damagedFiles.map(() => 'spool-unreadable'),
  ]);
  table.refuses = () => false;
  for (const { file } of damagedFiles) await rm(file);
  expect(await drainSpool(spool, table, log)).toEqual({ storedCount: 1, remainingCount: 0 });
  expect([table.rows.size, readdirSync(folder)]).toEqual([150, []]);
});

test('what the database answers too late is tried again, and is not called refused', async () => {
  const spool = openSpool(folder);
  await Promise.all(keys(3).map((key) => spool.append(createSubmission(key))));
  const table = memoryTable();
  // It takes no rows, and then lists some: it was stopped in between.
  table.isFull = true;
  expect(await drainSpool(spool, table, log)).toEqual({ storedCount: 0, remainingCount: 3 });
  table.isFull = false;
  expect(await drainSpool(spool, table, log)).toEqual({ storedCount: 3, remainingCount: 0 });
  expect(lines).toEqual([]);
});

test('two servers that drain one folder store each submission once', async () => {
  const spool = openSpool(folder);
  await Promise.all(keys(30).map((key) => spool.append(createSubmission(key))));
  const table = memoryTable();
  await Promise.all([drainSpool(spool, table, log), drainSpool(openSpool(folder), table, log)]);
  expect([table.rows.size, readdirSync(folder)]).toEqual([30, []]);
});

describe('keeping', () => {
  const drainDelay = { first: 5, longest: 20 };
  const keeperOf = (
    table: ReturnType<typeof memoryTable>,
    options: { readonly onDrained?: () => void } = {},
  ) => keepSubmissions({ table, spool: openSpool(folder), drainDelay, log, ...options });

  test('forms go to the spool while the database is unavailable, and to the table afterwards', async () => {
    await openSpool(folder).append(createSubmission('left'));
    const table = memoryTable();
    table.isUnavailable = true;
    const onDrained = vi.fn();
    const keeper = keeperOf(table, { onDrained });
    for (const key of keys(20)) expect(await keeper.keep(createSubmission(key))).toBe('spool');
    table.isUnavailable = false;
    await waitFor(() => table.rows.size === 21 && readdirSync(folder).length === 0);
    await waitFor(() => onDrained.mock.calls.length > 0);
    expect(await keeper.keep(createSubmission('after'))).toBe('table');
    await keeper.stop();
  });

  test('neither database nor spool: `nowhere`, and it uses the table again when it is back', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const table = memoryTable();
    table.isUnavailable = true;
    const keeper = keeperOf(table);
    expect(await keeper.keep(createSubmission('a'))).toBe('nowhere');
    table.isUnavailable = false;
    expect(await keeper.keep(createSubmission('b'))).toBe('table');
    await keeper.stop();
  });

  test('a spool that cannot be written is logged once, and when forms are kept again how often', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const table = memoryTable();
    table.isUnavailable = true;
    const keeper = keeperOf(table);
    for (const key of keys(20)) expect(await keeper.keep(createSubmission(key))).toBe('nowhere');
    table.isUnavailable = false;
    expect(await keeper.keep(createSubmission('after'))).toBe('table');
    await keeper.stop();
    const events = lines
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event.startsWith('spool-unwrit'));
    expect(events.map(({ event, times }) => [event, times])).toEqual([
      ['spool-unwritable', undefined],
      ['spool-unwritable-over', 21],
    ]);
  });

  test('stopping waits for what is being stored, even if its visitor has hung up', async () => {
    const table = memoryTable();
    const keeper = keeperOf(table);
    void keeper.keep(createSubmission('hung up'));
    expect(table.rows.size).toBe(0);
    await keeper.stop();
    expect([...table.rows.keys()]).toEqual(['hung up']);
  });

  test('a disk that never answers blocks neither a visitor nor the end of the server', async () => {
    const never = new Promise<never>(() => {});
    const spool: Spool = {
      append: () => never,
      list: async () => [],
      read: () => never,
      readText: () => never,
      remove: () => never,
      check: () => never,
    };
    const table = memoryTable();
    table.isUnavailable = true;
    const keeper = keepSubmissions({ table, spool, drainDelay, spoolTime: 20, log });
    expect(await keeper.keep(createSubmission('a'))).toBe('nowhere');
    const keepsForms = async () =>
      (await readParts({ table, spool, spoolFolder: folder, spoolTime: 20 })).keepsForms;
    expect(await keepsForms()).toBe(false);
    table.isUnavailable = false;
    expect(await keepsForms()).toBe(true);
    expect(await keeper.keep(createSubmission('b'))).toBe('table');
    await keeper.stop();
  });
});
