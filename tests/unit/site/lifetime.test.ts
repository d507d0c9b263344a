import { describe, expect, test } from 'vitest';
import { dayIn, daysAfter, isWithin } from '../../../app/site/lifetime.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';

const advent = { validFrom: '2026-12-01', validUntil: '2026-12-24' };
const always = {};

describe('two lifetimes', () => {
  test.each<[inner: Lifetime, outer: Lifetime, isInside: boolean]>([
    [advent, advent, true],
    [advent, always, true],
    [{ validFrom: '2026-12-01' }, advent, false],
    [{ validFrom: '2026-12-01', validUntil: '2026-12-25' }, advent, false],
    [{ validFrom: '2026-12-02', validUntil: '2026-12-23' }, advent, true],
  ])('%j lies within %j: %s', (inner, outer, isInside) => {
    expect(isWithin(inner, outer)).toBe(isInside);
  });
});

describe('a day', () => {
  test.each([
    ['Atlantic/Reykjavik', '2026-12-24'],
    ['Europe/Copenhagen', '2026-12-25'],
  ])('is its own in %s', (timeZone, day) => {
    expect(dayIn(timeZone, new Date('2026-12-24T23:30:00Z'))).toBe(day);
  });

  test.each([
    ['2026-12-24', 14, '2027-01-07'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %d days are %s', (day, days, later) => {
    expect(daysAfter(day, days)).toBe(later);
  });
});
