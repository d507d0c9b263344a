import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastGood } from '../../../app/data/last-good.ts';

type Result = { readonly ok: true; readonly rows: number } | { readonly ok: false; readonly reason: string };

let clock = 0;
let readings = 0;
let source: () => Promise<Result>;
const now = () => clock;
const read = () => {
  readings++;
  return source();
};
const good = (rows: number): Result => ({ ok: true, rows });
const away: Result = { ok: false, reason: 'away' };

beforeEach(() => {
  clock = 0;
  readings = 0;
  source = async () => good(1);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reading is kept until it is too old', async () => {
  const { get } = lastGood(read, { maxAge: 30, now });
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 0, away: null });
  clock = 14;
  source = async () => good(2);
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 14, away: null });
  clock = 44;
  expect(await get()).toEqual({ ok: true, reading: good(2), age: 0, away: null });
  expect(readings).toBe(2);
});

test('nobody waits for a reading that is begun early', async () => {
  const { get } = lastGood(read, { maxAge: 30, now });
  await get();
  clock = 20;
  const { promise, resolve } = Promise.withResolvers<Result>();
  source = () => promise;
  expect(await get()).toMatchObject({ reading: good(1), age: 20 });
  resolve(good(2));
  await vi.waitFor(async () => expect(await get()).toMatchObject({ reading: good(2), age: 0 }));
  expect(readings).toBe(2);
});

test('one reading at a time', async () => {
  const { get } = lastGood(read, { maxAge: 30, now });
  const all = await Promise.all(Array.from({ length: 100 }, get));
  expect(new Set(all.map((kept) => kept.ok && kept.reading)).size).toBe(1);
  expect(readings).toBe(1);
});

test('while the source is away the last good rows stay, with their age and the reason', async () => {
  const { get } = lastGood(read, { maxAge: 30, pause: 5, now });
  await get();
  source = async () => away;
  clock = 1000;
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 1000, away: 'away' });
  clock = 1004;
  await get();
  expect(readings).toBe(2);
  // Nobody waits for a source that has just failed.
  clock = 1005;
  source = () => Promise.reject(new Error('broken'));
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 1005, away: 'away' });
  await vi.waitFor(async () => expect(await get()).toMatchObject({ away: 'broken' }));
  clock = 1010;
  source = async () => good(3);
  await vi.waitFor(async () => expect(await get()).toMatchObject({ reading: good(3), age: 0, away: null }));
  expect(readings).toBe(4);
});

test('a failure that is long past keeps nobody from waiting for a new reading', async () => {
  const { get } = lastGood(read, { maxAge: 30, pause: 5, now });
  await get();
  source = async () => away;
  clock = 100;
  await get();
  source = async () => good(2);
  clock = 130;
  expect(await get()).toMatchObject({ reading: good(2), age: 0, away: null });
});

test('who asks gets what was read after that, even where an older reading is under way and nothing may be old', async () => {
  const { get } = lastGood(read, { maxAge: 0, now });
  const first = Promise.withResolvers<Result>();
  source = () => first.promise;
  const before = get();
  clock = 1;
  const after = get();
  source = async () => good(2);
  first.resolve(good(1));
  expect(await before).toMatchObject({ reading: good(1), age: 0, away: null });
  expect(await after).toMatchObject({ reading: good(2), age: 0, away: null });
});

describe('a reading to begin with', () => {
  const first = { ok: true, rows: 0 } as const;

  test('is not given while the source answers', async () => {
    const { get, atOnce, last } = lastGood(read, { maxAge: 30, first, now });
    expect([atOnce(), last()]).toEqual([null, first]);
    expect(await get()).toMatchObject({ reading: good(1), age: 0 });
    expect([atOnce(), last()]).toEqual([good(1), good(1)]);
  });

  test('is given when the reading fails', async () => {
    source = async () => away;
    const { get, atOnce } = lastGood(read, { maxAge: 30, first, now });
    expect(await get()).toEqual({ ok: true, reading: first, age: Number.POSITIVE_INFINITY, away: 'away' });
    expect(atOnce()).toBe(first);
  });

  test('is given when the reading takes long, which goes on and is given then', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<Result>();
    source = () => promise;
    const { get, atOnce } = lastGood(read, { maxAge: 3_000, patience: 1_500, first });
    const given = get();
    await vi.advanceTimersByTimeAsync(1_499);
    expect(atOnce()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(await given).toMatchObject({ reading: first, away: 'The reading takes too long.' });
    // Those who come now do not wait as well.
    expect([atOnce(), await get()]).toEqual([first, await given]);
    resolve(good(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(await get()).toEqual({ ok: true, reading: good(2), age: 1_500, away: null });
    expect(readings).toBe(2);
  });
});

test('a new reading that says the same leaves the old one in its place, with a new age', async () => {
  const { get, atOnce } = lastGood(read, { maxAge: 30, same: (one, other) => one.rows === other.rows, now });
  await get();
  const old = atOnce();
  clock = 40;
  expect(await get()).toMatchObject({ age: 0, away: null });
  expect(atOnce()).toBe(old);
  source = async () => good(2);
  clock = 80;
  await get();
  expect(atOnce()).toEqual(good(2));
});

test('what is given at once is what would be given without waiting', async () => {
  const { get, atOnce } = lastGood(read, { maxAge: 30, now });
  expect(atOnce()).toBeNull();
  await get();
  expect(atOnce()).toEqual(good(1));
  clock = 15;
  source = async () => good(2);
  // This asks for the next one.
  expect(atOnce()).toEqual(good(1));
  await vi.waitFor(() => expect(atOnce()).toEqual(good(2)));
  clock = 45;
  expect(atOnce()).toBeNull();
  expect(readings).toBe(2);
});

test('without any good reading it says why, and tries again after the pause', async () => {
  source = async () => away;
  const { get } = lastGood(read, { maxAge: 30, now });
  expect(await get()).toEqual({ ok: false, reason: 'away' });
  expect(await get()).toEqual({ ok: false, reason: 'away' });
  expect(readings).toBe(1);
  clock = 5;
  source = async () => good(1);
  expect(await get()).toMatchObject({ ok: true, reading: good(1) });
});

test('a source that throws at once is a failure like others', async () => {
  const { get } = lastGood(
    (): Promise<Result> => {
      throw new Error('at once');
    },
    { maxAge: 30, now },
  );
  expect(await get()).toEqual({ ok: false, reason: 'at once' });
});

test('law: never staler than it may be unless the source is away, and never two readings at once', async () => {
  const step = fc.record({ wait: fc.nat(40), works: fc.boolean(), asks: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step), async (steps) => {
      let time = 0;
      let running = 0;
      let works = true;
      const { get } = lastGood(
        async (): Promise<Result> => {
          expect(++running).toBe(1);
          await Promise.resolve();
          running--;
          return works ? good(time) : away;
        },
        { maxAge: 30, now: () => time },
      );
      let newest = -1;
      for (const { wait, works: next, asks } of steps) {
        time += wait;
        works = next;
        for (const kept of await Promise.all(Array.from({ length: asks }, get))) {
          if (!kept.ok) {
            expect(newest).toBe(-1);
            continue;
          }
          expect(kept.reading).toEqual(good(time - kept.age));
          expect(kept.age < 30).toBe(kept.away === null);
          expect(time - kept.age).toBeGreaterThanOrEqual(newest);
          newest = time - kept.age;
        }
      }
    }),
  );
});
