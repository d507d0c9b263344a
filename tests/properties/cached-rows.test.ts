import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cacheRows } from '../../app/data/cached-rows.ts';
import { recordRows } from '../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../app/data/row-requests.ts';

/* Law: rows are never older than they may be while the database answers, and the last ones read while it does not. */

const MAX_AGE = 30_000;
/** A database that has failed is not asked again immediately. */
const NOTICED = 30_000;

const requests: readonly RowRequest[] = [
  { of: 'news', from: 0, count: 3 },
  { of: 'projects' },
  { of: 'news-item', slug: 'a' },
];

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), time: fc.nat({ max: 50_000 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('publish' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('answers' as const), isTrue: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      which: fc.nat({ max: requests.length - 1 }),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Content of a reply: the number of publications before it was read; -1 if it could not be read. */
function getVersion(reply: RowReply): number {
  return reply.ok ? Number(JSON.stringify(reply.value).match(/v(\d+)/)?.[1]) : -1;
}

/** A database with a simulated clock, which can become unavailable. */
function createDatabase() {
  const state = { time: 1_000_000, answers: true, failedAt: Number.NEGATIVE_INFINITY };
  /** Time at which each version was published. */
  const publishTimes = [0];
  const readSource = async () => {
    if (!state.answers) {
      state.failedAt = state.time;
      return { ok: false, reason: 'unavailable' };
    }
    const title = `v${publishTimes.length - 1}`;
    return { ok: true, value: { rows: [{ title }], total: 1 }, problems: [] };
  };
  return {
    state,
    rows: { read: readSource as unknown as Rows['read'] },
    publish: () => publishTimes.push(state.time),
    /** Newest version at a time. */
    versionAt: (time: number) => publishTimes.findLastIndex((at) => at <= time),
  };
}

/** Laws for each reply of cached rows, whatever has happened before. */
async function createVisitor(database: ReturnType<typeof createDatabase>, hasSeed: boolean) {
  const { state } = database;
  const recorder = recordRows(database.rows);
  if (hasSeed) for (const request of requests) await recorder.read(request);
  const seed = recorder.recorded();
  const rows = cacheRows(() => database.rows, {
    maxAge: MAX_AGE,
    seed,
    log: () => {},
    now: () => state.time,
  });
  const lastReplies = new Map<RowRequest, RowReply>();

  const take = (request: RowRequest, reply: RowReply) => {
    const before = lastReplies.get(request);
    const version = getVersion(reply);
    // Rows that were shown once are shown from then on, and never in an older state.
    expect(reply.ok || (before === undefined && !hasSeed)).toBe(true);
    expect(version).toBeGreaterThanOrEqual(before ? getVersion(before) : -1);
    const isFound = state.answers && state.time - state.failedAt >= NOTICED;
    expect(version).toBeGreaterThanOrEqual(isFound ? database.versionAt(state.time - MAX_AGE) : -1);
    if (reply.ok) lastReplies.set(request, reply);
  };
  return async (which: number, times: number) => {
    const request = requests[which] ?? { of: 'index' };
    const replies = await Promise.all(Array.from({ length: times }, () => rows.read(request)));
    for (const reply of replies) take(request, reply);
  };
}

async function live(steps: readonly Step[], hasSeed: boolean): Promise<void> {
  const database = createDatabase();
  const ask = await createVisitor(database, hasSeed);
  for (const each of steps) {
    if (each.kind === 'wait') {
      // Earlier requests to the database have been answered by then.
      await setImmediate();
      database.state.time += each.time;
    }
    if (each.kind === 'publish') database.publish();
    if (each.kind === 'answers') database.state.answers = each.isTrue;
    if (each.kind === 'ask') await ask(each.which, each.times);
  }
}

test('cached rows', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 200, size: 'max' }), fc.boolean(), live), {
    numRuns: 50,
  });
});
