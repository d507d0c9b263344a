import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drainSpool } from '../../../../server/forms/drain-spool.ts';
import { keepSubmissions } from '../../../../server/forms/keep-submission.ts';
import { openSpool as open, readSpoolLines, type Spool, spoolLine } from '../../../../server/forms/spool.ts';
import { memoryTable, submissionOf } from './memory-table.ts';

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'spool-')), 'spool');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await Promise.all(spools.splice(0).map((spool) => spool.close()));
  await rm(join(folder, '..'), { recursive: true });
});

const spools: Spool[] = [];
function openSpool(inFolder: string): Spool {
  const spool = open(inFolder);
  spools.push(spool);
  return spool;
}

const keys = (count: number) => Array.from({ length: count }, (_, at) => `key-${at}`);
const waitFor = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), 30_000);

describe('lines', () => {
  test('cut or damaged anywhere, whole lines are read and no other', () => {
    const all = keys(5).map(submissionOf);
    const bytes = Buffer.concat(all.map(spoolLine));
    for (let length = 0; length <= bytes.length; length++) {
      const { submissions, incomplete } = readSpoolLines(bytes.subarray(0, length));
      expect(submissions).toEqual(all.slice(0, submissions.length));
      expect(incomplete).toBeLessThanOrEqual(1);
      const wholeBytes = Buffer.concat(submissions.map(spoolLine)).length;
      expect(incomplete).toBe(length > wholeBytes ? 1 : 0);
    }
  });

  test('no bytes are taken for a record by chance', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readSpoolLines(Buffer.from(bytes)).submissions).toEqual([]);
      }),
    );
  });
});

test('what is appended is read back, and only its owner may read it', async () => {
  const spool = openSpool(folder);
  await Promise.all(keys(50).map((key) => spool.append(submissionOf(key))));
  const [name = ''] = readdirSync(folder);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  const files = await spool.takeFiles();
  const { submissions } = (await files[0]?.read()) ?? { submissions: [] };
  expect([files.length, submissions.map((s) => s.idempotencyKey)]).toEqual([1, keys(50)]);
  await spool.close();
});

test('a file that is taken away while it is written to loses nothing', async () => {
  const [writer, other] = [openSpool(folder), openSpool(folder)];
  const found = new Set<string>();
  let isWriting = true;
  const taking = (async () => {
    while (isWriting) {
      await new Promise((done) => setTimeout(done, 15));
      for (const file of await other.takeFiles()) {
        for (const { idempotencyKey } of (await file.read()).submissions) found.add(idempotencyKey);
        await file.remove();
      }
    }
  })();
  for (const key of keys(200)) await writer.append(submissionOf(key));
  isWriting = false;
  await taking;
  for (const file of await other.takeFiles()) {
    for (const { idempotencyKey } of (await file.read()).submissions) found.add(idempotencyKey);
  }
  expect([...found].sort()).toEqual(keys(200).sort());
});

test('an incomplete last line is skipped when the spool is drained', async () => {
  const spool = openSpool(folder);
  await spool.append(submissionOf('whole'));
  const [name = ''] = readdirSync(folder);
  const line = spoolLine(submissionOf('torn'));
  await appendFile(join(folder, name), line.subarray(0, line.length - 5));
  const table = memoryTable();
  expect(await drainSpool(openSpool(folder), table)).toBe(true);
  expect([[...table.rows.keys()], readdirSync(folder)]).toEqual([['whole'], []]);
});

test('one row that the database refuses holds up no other, and stays', async () => {
  const spool = openSpool(folder);
  await Promise.all(keys(150).map((key) => spool.append(submissionOf(key))));
  const table = memoryTable();
  table.refuses = ({ idempotencyKey }) => idempotencyKey === 'key-77';
  expect(await drainSpool(spool, table)).toBe(false);
  expect([table.rows.size, table.rows.has('key-77'), readdirSync(folder).length]).toEqual([149, false, 1]);
  table.refuses = () => false;
  expect(await drainSpool(spool, table)).toBe(true);
  expect([table.rows.size, readdirSync(folder)]).toEqual([150, []]);
});

describe('keeping', () => {
  const retryDelay = { first: 5, longest: 20 };

  test('many at once go to the table in a few inserts', async () => {
    const table = memoryTable();
    const keeper = keepSubmissions({ table, spool: openSpool(folder), retryDelay });
    const kept = await Promise.all(keys(300).map((key) => keeper.keep(submissionOf(key))));
    expect([new Set(kept), table.rows.size, existsSync(folder)]).toEqual([new Set(['table']), 300, false]);
    expect(table.inserts).toBeLessThan(20);
    await keeper.stop();
  });

  test('while the database is away they go to the spool, and to the table when it is back', async () => {
    const table = memoryTable();
    const onDrained = vi.fn();
    const keeper = keepSubmissions({ table, spool: openSpool(folder), retryDelay, onDrained });
    table.isAway = true;
    for (const key of keys(20)) expect(await keeper.keep(submissionOf(key))).toBe('spool');
    table.isAway = false;
    await waitFor(() => table.rows.size === 20 && readdirSync(folder).length === 0);
    expect(onDrained).toHaveBeenCalled();
    await waitFor(() => readdirSync(folder).length === 0);
    expect(await keeper.keep(submissionOf('after'))).toBe('table');
    table.isAway = true;
    expect(await keeper.keep(submissionOf('again'))).toBe('spool');
    table.isAway = false;
    await waitFor(() => table.rows.has('again'));
    await keeper.stop();
  });

  test('what the process before left is brought to the table', async () => {
    const before = keepSubmissions({ table: null, spool: openSpool(folder), retryDelay });
    expect(await before.keep(submissionOf('left'))).toBe('spool');
    await before.stop();
    const table = memoryTable();
    const keeper = keepSubmissions({ table, spool: openSpool(folder), retryDelay });
    await waitFor(() => table.rows.has('left') && readdirSync(folder).length === 0);
    await keeper.stop();
  });

  test('neither database nor spool: it says so, and a later success is found again', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const table = memoryTable();
    table.isAway = true;
    const keeper = keepSubmissions({ table, spool: openSpool(folder), retryDelay });
    expect(await keeper.keep(submissionOf('a'))).toBe('nowhere');
    expect(await readFile(folder, 'utf8')).toBe('a file where the folder should be');
    table.isAway = false;
    expect(await keeper.keep(submissionOf('b'))).toBe('table');
    await rm(folder);
    await keeper.stop();
    await writeFile(folder, '');
    await chmod(folder, 0o600);
  });

  test('what is under way when the server stops is kept first, whoever still waits for it', async () => {
    const table = memoryTable();
    const keeper = keepSubmissions({ table, spool: openSpool(folder), retryDelay });
    void keeper.keep(submissionOf('hung up'));
    expect(table.rows.size).toBe(0);
    await keeper.stop();
    expect([...table.rows.keys()]).toEqual(['hung up']);
  });

  test('a disk that never answers holds up neither a visitor nor the end of the server', async () => {
    const never = new Promise<never>(() => {});
    const spool: Spool = {
      append: () => never,
      takeFiles: async () => [],
      check: () => never,
      close: () => never,
    };
    const table = memoryTable();
    table.isAway = true;
    const keeper = keepSubmissions({ table, spool, retryDelay, spoolTime: 20 });
    expect(await keeper.keep(submissionOf('a'))).toBe('nowhere');
    expect(await keeper.canKeep()).toBe(false);
    table.isAway = false;
    expect(await keeper.canKeep()).toBe(true);
    expect(await keeper.keep(submissionOf('b'))).toBe('table');
    await keeper.stop();
  });
});
