import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
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

test('a reading is kept until it is too old', async () => {
  const get = lastGood(read, { maxAge: 30, now });
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 0, away: null });
  clock = 14;
  source = async () => good(2);
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 14, away: null });
  clock = 44;
  expect(await get()).toEqual({ ok: true, reading: good(2), age: 0, away: null });
  expect(readings).toBe(2);
});

test('nobody waits for a reading that is begun early', async () => {
  const get = lastGood(read, { maxAge: 30, now });
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
  const get = lastGood(read, { maxAge: 30, now });
  const all = await Promise.all(Array.from({ length: 100 }, get));
  expect(new Set(all.map((kept) => kept.ok && kept.reading)).size).toBe(1);
  expect(readings).toBe(1);
});

test('while the source is away the last good rows stay, with their age and the reason', async () => {
  const get = lastGood(read, { maxAge: 30, pause: 5, now });
  await get();
  source = async () => away;
  clock = 1000;
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 1000, away: 'away' });
  clock = 1004;
  await get();
  expect(readings).toBe(2);
  clock = 1005;
  source = () => Promise.reject(new Error('broken'));
  expect(await get()).toEqual({ ok: true, reading: good(1), age: 1005, away: 'broken' });
  clock = 1010;
  source = async () => good(3);
  expect(await get()).toEqual({ ok: true, reading: good(3), age: 0, away: null });
});

test('without any good reading it says why, and tries again after the pause', async () => {
  source = async () => away;
  const get = lastGood(read, { maxAge: 30, now });
  expect(await get()).toEqual({ ok: false, reason: 'away' });
  expect(await get()).toEqual({ ok: false, reason: 'away' });
  expect(readings).toBe(1);
  clock = 5;
  source = async () => good(1);
  expect(await get()).toMatchObject({ ok: true, reading: good(1) });
});

test('a source that throws at once is a failure like others', async () => {
  const get = lastGood(
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
      const get = lastGood(
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
