import { beforeEach, expect, test, vi } from 'vitest';
import { DatabaseAway } from '../../../../server/database/database-connection.ts';
import { type CountAttempt, createSharedRateLimit } from '../../../../server/forms/shared-rate-limit.ts';
import { createLog } from '../../../../server/log.ts';

const countAttempt = vi.fn<CountAttempt>();
const lines: string[] = [];
const log = createLog({ format: 'text', write: (line) => lines.push(line) });
let time = 0;

beforeEach(() => {
  countAttempt.mockReset().mockResolvedValue(0);
  lines.length = 0;
  time = 0;
});

function limitWith(secret: string) {
  return createSharedRateLimit({ countAttempt, secret, count: 20, seconds: 600, log, now: () => time });
}

test('whole seconds are waited, and the database is told the limit', async () => {
  const take = limitWith('a');
  expect(await take('192.0.2.1')).toBe(0);
  countAttempt.mockResolvedValue(29.2);
  expect(await take('192.0.2.1')).toBe(30);
  expect(countAttempt.mock.calls[0]?.[1]).toEqual({ count: 20, seconds: 600 });
});

test('a visitor is the same on all servers with one secret, another with another, and never the address', async () => {
  for (const [secret, address] of [
    ['a', '192.0.2.1'],
    ['a', '192.0.2.1'],
    ['b', '192.0.2.1'],
    ['a', '192.0.2.2'],
  ] as const)
    await limitWith(secret)(address);
  const [first, again, otherSecret, otherAddress] = countAttempt.mock.calls.map(([visitor]) => visitor);
  expect(again).toBe(first);
  expect(new Set([first, otherSecret, otherAddress]).size).toBe(3);
  expect(first).toMatch(/^[\w-]{22}$/);
});

test('a database that is away turns nobody away, is asked again after a while, and told of once', async () => {
  const take = limitWith('a');
  countAttempt.mockRejectedValue(new DatabaseAway('The database did not answer within 1 s.'));
  for (time = 0; time < 40_000; time += 1_000) expect(await take('192.0.2.1')).toBe(0);
  expect(countAttempt).toHaveBeenCalledTimes(3);
  countAttempt.mockResolvedValue(7);
  time += 15_000;
  expect(await take('192.0.2.1')).toBe(7);
  expect(lines).toEqual([
    'Forms are counted by each server alone: The database did not answer within 1 s.',
    'Forms are counted for all servers together again',
  ]);
});
