import { describe, expect, test } from 'vitest';
import {
  dayIn,
  daysAfter,
  isLimited,
  isValidOn,
  isWithin,
  whileAny,
  whileBoth,
} from '../../../app/site/lifetime.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';

const advent = { validFrom: '2026-12-01', validUntil: '2026-12-24' };
const always = {};

describe('a lifetime', () => {
  test.each([
    ['2026-12-01', true],
    ['2026-12-24', true],
    ['2026-12-25', false],
  ])('of the days before Christmas 2026 has %s: %s', (day, isThere) => {
    expect(isValidOn(advent, day)).toBe(isThere);
  });

  test('without a limit has every day on that side', () => {
    expect(isValidOn({ validFrom: '2026-12-01' }, '2999-01-01')).toBe(true);
    expect(isValidOn({ validUntil: '2026-12-24' }, '1999-01-01')).toBe(true);
    expect(isValidOn(always, '2026-12-24')).toBe(true);
    expect([advent, { validFrom: '2026-12-01' }, always].map(isLimited)).toEqual([true, true, false]);
  });
});

describe('two lifetimes', () => {
  const winter = { validFrom: '2026-12-10', validUntil: '2027-02-28' };

  test('have some days in common, which may be none', () => {
    expect(whileBoth(advent, winter)).toEqual({ validFrom: '2026-12-10', validUntil: '2026-12-24' });
    expect(whileBoth(always, winter)).toEqual(winter);
    const never = whileBoth({ validUntil: '2026-12-01' }, { validFrom: '2026-12-02' });
    expect(['2026-12-01', '2026-12-02'].filter((day) => isValidOn(never, day))).toEqual([]);
  });

  test('reach from the first day of either to the last one', () => {
    expect(whileAny([winter, advent])).toEqual({ validFrom: '2026-12-01', validUntil: '2027-02-28' });
    expect(whileAny([winter, { validFrom: '2026-12-01' }])).toEqual({ validFrom: '2026-12-01' });
    expect(isLimited(whileAny([winter, always]))).toBe(false);
  });

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
