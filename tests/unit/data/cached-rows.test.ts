import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheRows } from '../../../app/data/cached-rows.ts';
import { parseRows } from '../../../app/data/parse-rows.ts';
import { recordRows } from '../../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../../app/data/row-requests.ts';
import { type NewsRow, newsRowSchema, newsTranslationSchema } from '../../../app/site/row-shapes.ts';
import { createFixedRows } from './fixed-rows.ts';
import { someNewsRow } from './some-rows.ts';

const SECOND = 1_000;
const newest: RowRequest = { of: 'news', from: 0, count: 3 };
const failing: Rows = { read: (async () => ({ ok: false, reason: 'unavailable' })) as Rows['read'] };
const hanging: Rows = { read: () => new Promise(() => {}) };

let log: string[];
/** Kinds of rows requested from the database. */
let asked: string[];
/** The database; tests replace it. */
let source: Rows | null;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  asked = [];
  source = createFixedRows([row('a')]);
});
afterEach(() => {
  vi.useRealTimers();
});

function row(slug: string): NewsRow {
  const given = someNewsRow({ slug, title: `Title of ${slug}` });
  const [parsed] = parseRows({ table: 'news', row: newsRowSchema, translation: newsTranslationSchema }, [
    given,
  ]).rows;
  if (!parsed) throw new Error('The row is not as it should be.');
  return parsed;
}

function cache(options: Partial<Parameters<typeof cacheRows>[1]> = {}): Rows {
  const counted: Rows = {
    read(request) {
      asked.push(request.of);
      return (source ?? failing).read(request);
    },
  };
  return cacheRows(() => source && counted, {
    maxAge: 30 * SECOND,
    log: (line) => log.push(line),
    ...options,
  });
}

const slugsOf = (reply: RowReply | null) =>
  reply?.ok && reply.value && 'rows' in reply.value ? reply.value.rows.map(({ slug }) => slug) : null;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);
const seedOf = async (slug: string) => {
  const recorder = recordRows(createFixedRows([row(slug)]));
  await recorder.read(newest);
  return recorder.recorded();
};

test('a reply is read once for all who ask at the same time, however they name its parts', async () => {
  const rows = cache();
  const requests: RowRequest[] = [newest, { count: 3, from: 0, of: 'news' }];
  await Promise.all(Array.from({ length: 20 }, (_, place) => rows.read(requests[place % 2] ?? newest)));
  expect(asked).toEqual(['news']);
});

describe('while the database is unavailable', () => {
  test('it is not asked again within a second, and the log says when it begins and ends', async () => {
    const rows = cache();
    source = failing;
    for (let time = 0; time < 10; time++) await rows.read(newest);
    expect(asked).toEqual(['news']);
    await pass(1);
    await rows.read(newest);
    expect(asked).toEqual(['news', 'news']);
    source = createFixedRows([]);
    await pass(1);
    await rows.read(newest);
    expect(log).toEqual([
      'News and projects cannot be read; visitors get the last ones that could be. unavailable',
      'News and projects can be read again.',
    ]);
  });

  test('nobody waits longer than a second and a half where older rows are there', async () => {
    const rows = cache({ seed: await seedOf('built') });
    source = hanging;
    let given: RowReply | null = null;
    void rows.read(newest).then((reply) => {
      given = reply;
    });
    await pass(1.4);
    expect(given).toBeNull();
    await pass(0.2);
    expect(slugsOf(given)).toEqual(['built']);
    expect(slugsOf(await rows.read(newest))).toEqual(['built']);
  });
});

test('a problem with a row is logged once', async () => {
  const problems = [{ table: 'news', id: 'a', message: 'title must not be empty' }];
  source = { read: (async () => ({ ok: true, value: [], problems })) as unknown as Rows['read'] };
  const rows = cache({ maxAge: 0 });
  await rows.read({ of: 'projects' });
  await rows.read({ of: 'projects' });
  expect(log).toEqual(['In the table news, row a: title must not be empty.']);
});
