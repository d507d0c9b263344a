import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRows } from '../../../app/data/kept-rows.ts';
import { parseRows } from '../../../app/data/parse-rows.ts';
import { recordRows, requestKey } from '../../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../../app/data/rows.ts';
import { type NewsRow, newsRow, newsTranslation } from '../../../app/site/row-shapes.ts';
import { rowsOf } from './rows-of.ts';
import { someNewsRow } from './some-rows.ts';

const SECOND = 1_000;
const newest: RowRequest = { of: 'news', from: 0, count: 3 };
const away: RowReply = { ok: false, reason: 'away' };

let log: string[];
/** What kinds of rows the source was asked for. */
let asked: string[];
/** What the source gives; tests replace it. */
let source: Rows;
const counted: Rows = {
  read(request) {
    asked.push(request.of);
    return source.read(request);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  log = [];
  asked = [];
  source = rowsOf([row('a')]);
});
afterEach(() => {
  vi.useRealTimers();
});

function row(slug: string, title = `Title of ${slug}`): NewsRow {
  const given = someNewsRow({ slug, title });
  const [parsed] = parseRows({ table: 'news', row: newsRow, translation: newsTranslation }, [given]).rows;
  if (!parsed) throw new Error('The row is not as it should be.');
  return parsed;
}

function keep(options: Partial<Parameters<typeof keepRows>[1]> = {}) {
  return keepRows(counted, { maxAge: 30 * SECOND, log: (line) => log.push(line), ...options });
}

const failing: Rows = { read: (async () => away) as Rows['read'] };
const hanging: Rows = { read: () => new Promise(() => {}) };
const slugsOf = (reply: RowReply | null) =>
  reply?.ok && reply.value && 'rows' in reply.value ? reply.value.rows.map(({ slug }) => slug) : null;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);

describe('replies', () => {
  test('are read once in a while, and each request by itself', async () => {
    const rows = keep();
    for (let time = 0; time < 60; time += 10) {
      await rows.read(newest);
      await rows.read({ count: 3, from: 0, of: 'news' });
      await rows.read({ of: 'projects' });
      await pass(10);
    }
    expect(asked.filter((word) => word === 'news').length).toBe(3);
    expect(asked.filter((word) => word === 'projects').length).toBe(3);
  });

  test('are the same object as long as the content is the same, and another one after that', async () => {
    const rows = keep();
    const first = await rows.read(newest);
    source = rowsOf([row('a')]);
    await pass(40);
    expect(await rows.read(newest)).toBe(first);
    expect(rows.atOnce(requestKey(newest))).toBe(first);
    source = rowsOf([row('a', 'Other words')]);
    await pass(40);
    expect(await rows.read(newest)).toMatchObject({ value: { rows: [{ title: 'Other words' }] } });
    expect(asked.length).toBe(3);
  });

  test('are given at once until they are too old', async () => {
    const rows = keep();
    expect(rows.atOnce(requestKey(newest))).toBeNull();
    const reply = await rows.read(newest);
    await pass(14);
    expect(rows.atOnce(requestKey(newest))).toBe(reply);
    await pass(16);
    expect(rows.atOnce(requestKey(newest))).toBeNull();
  });
});

describe('the rows of the build', () => {
  const seedOf = async (rows: Rows) => {
    const recorder = recordRows(rows);
    await recorder.read(newest);
    return recorder.recorded();
  };

  test('are the object that is given while the database says the same', async () => {
    const seed = await seedOf(rowsOf([row('a')]));
    const rows = keep({ seed });
    expect(await rows.read(newest)).toBe(seed[requestKey(newest)]);
    expect(asked).toEqual(['news']);
  });

  test('give way to what the database says', async () => {
    const rows = keep({ seed: await seedOf(rowsOf([row('built')])) });
    expect(slugsOf(await rows.read(newest))).toEqual(['a']);
  });

  test('are given while the database cannot be read', async () => {
    source = failing;
    const rows = keep({ seed: await seedOf(rowsOf([row('built')])) });
    expect(slugsOf(await rows.read(newest))).toEqual(['built']);
    expect(slugsOf(rows.atOnce(requestKey(newest)))).toEqual(['built']);
    // What the build did not read cannot be given.
    expect(await rows.read({ of: 'projects' })).toEqual(away);
  });

  test('are given when the database has not answered in a second and a half, and nobody waits after that', async () => {
    source = hanging;
    const rows = keep({ seed: await seedOf(rowsOf([row('built')])) });
    const reply = rows.read(newest);
    const other = rows.read({ of: 'projects' });
    const settled = vi.fn();
    void Promise.race([reply, other]).then(settled);
    await pass(1.4);
    expect(settled).not.toHaveBeenCalled();
    await pass(0.1);
    expect(slugsOf(await reply)).toEqual(['built']);
    expect(await other).toMatchObject({ ok: false });
    expect(slugsOf(rows.atOnce(requestKey(newest)))).toEqual(['built']);
    expect(asked).toEqual(['news', 'projects']);
  });

  test('are given at once while there is no database, without a word', async () => {
    let isThere = false;
    const seed = await seedOf(rowsOf([row('built')]));
    const rows = keepRows(() => (isThere ? counted : null), {
      maxAge: 30 * SECOND,
      seed,
      log: (line) => log.push(line),
    });
    expect(slugsOf(await rows.read(newest))).toEqual(['built']);
    expect(slugsOf(rows.atOnce(requestKey(newest)))).toEqual(['built']);
    isThere = true;
    expect(slugsOf(await rows.read(newest))).toEqual(['a']);
    isThere = false;
    await pass(3600);
    expect(slugsOf(rows.atOnce(requestKey(newest)))).toEqual(['a']);
    expect(log).toEqual([]);
  });
});

describe('questions for what is not there', () => {
  test.each(['', 'A', 'a--b', "x' or '1'='1", 'a,id.not.is.null', '../form_submissions', 'a'.repeat(121)])(
    '%j can be no name and is never asked',
    async (name) => {
      const rows = keep();
      const nothing = { ok: true, value: null, problems: [] };
      expect(await rows.read({ of: 'news-item', slug: name })).toEqual(nothing);
      expect(await rows.read({ of: 'project', id: name })).toEqual(nothing);
      expect(asked).toEqual([]);
    },
  );

  test('many of them push out nothing that is there', async () => {
    const rows = keep({ most: 10 });
    const reply = await rows.read({ of: 'news-item', slug: 'a' });
    for (let at = 0; at < 100; at++) await rows.read({ of: 'news-item', slug: `none-${at}` });
    expect(rows.atOnce(requestKey({ of: 'news-item', slug: 'a' }))).toBe(reply);
    expect(rows.atOnce(requestKey({ of: 'news-item', slug: 'none-99' }))).not.toBeNull();
    expect(rows.atOnce(requestKey({ of: 'news-item', slug: 'none-89' }))).toBeNull();
  });

  test('many at once are few for the database, and do not hold up what is there', async () => {
    const rows = keep();
    await rows.read(newest);
    await pass(40);
    let underWay = 0;
    let most = 0;
    const answering = source;
    source = {
      async read(request) {
        if (request.of !== 'news-item') return await answering.read(request);
        most = Math.max(most, ++underWay);
        await new Promise((done) => setTimeout(done, 100));
        underWay--;
        return await answering.read(request);
      },
    };
    const flood = Array.from({ length: 1_000 }, (_, at) =>
      rows.read({ of: 'news-item', slug: `none-${at}` }),
    );
    expect(slugsOf(await rows.read(newest))).toEqual(['a']);
    await pass(30);
    const replies = await Promise.all(flood);
    expect(most).toBeLessThanOrEqual(8);
    // Who would wait too long is told so.
    expect(replies.filter(({ ok }) => ok).length).toBeGreaterThan(50);
    expect(asked.length).toBeLessThan(300);
  });
});

describe('the log', () => {
  const problem = { table: 'news', id: '7', message: 'title must be text' };
  const withProblems = (...problems: readonly (typeof problem)[]): Rows => {
    const read = async (request: RowRequest): Promise<RowReply> => {
      const reply: RowReply = await rowsOf([row('a')]).read(request);
      return reply.ok ? { ...reply, problems } : reply;
    };
    return { read: read as Rows['read'] };
  };

  test('tells once that rows cannot be read, and once that they can be again', async () => {
    const rows = keep();
    await rows.read(newest);
    source = failing;
    for (let time = 0; time < 10; time++) {
      await pass(60);
      await Promise.all([rows.read(newest), rows.read({ of: 'projects' }), rows.read({ of: 'index' })]);
    }
    expect(log).toEqual(['News and projects cannot be read; visitors get the last ones that could be. away']);
    source = rowsOf([row('a')]);
    for (let time = 0; time < 3; time++) {
      await pass(60);
      await Promise.all([rows.read(newest), rows.read({ of: 'projects' }), rows.read({ of: 'index' })]);
    }
    expect(log.slice(1)).toEqual(['News and projects can be read again.']);
  });

  test('tells of a row with a mistake once, whoever meets it, and once when it is mended', async () => {
    const rows = keep();
    source = withProblems(problem);
    for (let time = 0; time < 3; time++) {
      await Promise.all([rows.read(newest), rows.read({ of: 'index' })]);
      await pass(60);
    }
    expect(log).toEqual(['In the table news, row 7: title must be text.']);
    source = rowsOf([row('a')]);
    await rows.read(newest);
    expect(log.length).toBe(1);
    await rows.read({ of: 'index' });
    expect(log.slice(1)).toEqual(['In the table news, row 7: mended or taken away (title must be text).']);
  });

  test('does not grow with the number of mistakes', async () => {
    const rows = keep();
    source = withProblems(...Array.from({ length: 10_000 }, (_, at) => ({ ...problem, id: String(at) })));
    await rows.read(newest);
    expect(log.length).toBe(101);
    expect(log.at(-1)).toBe('More than 100 things are wrong with news and projects; the rest is not told.');
  });
});
