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
const failingRows: Rows = { read: (async () => ({ ok: false, reason: 'unavailable' })) as Rows['read'] };
const hangingRows: Rows = { read: () => new Promise(() => {}) };

let log: string[];
/** Kinds of rows requested from the database. */
let requestedKinds: string[];
/** The database; tests replace it. */
let source: Rows | null;

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  requestedKinds = [];
  source = createFixedRows([row('a')]);
});
afterEach(() => {
  vi.useRealTimers();
});

function row(slug: string): NewsRow {
  const input = someNewsRow({ slug, title: `Title of ${slug}` });
  const [newsRow] = parseRows({ table: 'news', row: newsRowSchema, translation: newsTranslationSchema }, [
    input,
  ]).rows;
  if (!newsRow) throw new Error('The row is not as it should be.');
  return newsRow;
}

function cache(options: Partial<Parameters<typeof cacheRows>[1]> = {}): Rows {
  const countedRows: Rows = {
    read(request) {
      requestedKinds.push(request.of);
      return (source ?? failingRows).read(request);
    },
  };
  return cacheRows(() => source && countedRows, {
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
  expect(requestedKinds).toEqual(['news']);
});

describe('while the database is unavailable', () => {
  test('it is not asked again within a second, and the log says when it begins and ends', async () => {
    const rows = cache();
    source = failingRows;
    for (let time = 0; time < 10; time++) await rows.read(newest);
    expect(requestedKinds).toEqual(['news']);
    await pass(1);
    await rows.read(newest);
    expect(requestedKinds).toEqual(['news', 'news']);
    source = createFixedRows([]);
    await pass(1);
    await rows.read(newest);
    expect(log).toEqual([
      'News and projects cannot be read; visitors get the last ones that could be. unavailable',
      'News and projects can be read again.',
    ]);
  });

  test('a visitor waits a second and a half at most if there are older rows', async () => {
    const rows = cache({ seed: await seedOf('built') });
    source = hangingRows;
    let firstReply: RowReply | null = null;
    void rows.read(newest).then((reply) => {
      firstReply = reply;
    });
    await pass(1.4);
    expect(firstReply).toBeNull();
    await pass(0.2);
    expect(slugsOf(firstReply)).toEqual(['built']);
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
