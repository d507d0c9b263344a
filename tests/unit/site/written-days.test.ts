import { expect, test } from 'vitest';
import { dayOf, daysInMonth } from '../../../scripts/check/shape/written-days.ts';

test.each([
  ['24.12.2026', '2026-12-24'],
  // Day first, as in all languages of the site but American English.
  ['1/12/2026', '2026-12-01'],
  ['12/24/2026', '2026-12-24'],
  ['24. desember 2026', '2026-12-24'],
])('%s is the day %s', (written, day) => {
  expect(dayOf(written)).toBe(day);
});

test.each(['24-12-26', '13.13.2026', '99.9.99'])('%s is no day for certain', (written) => {
  expect(dayOf(written)).toBeNull();
});

test('of a day that does not exist, the hint has the days of its month', () => {
  expect(daysInMonth('31.2.2027')).toEqual({ year: 2027, month: 2, days: 28 });
});
