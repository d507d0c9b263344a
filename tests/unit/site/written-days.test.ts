import { expect, test } from 'vitest';
import { dayOf, daysInMonth } from '../../../scripts/check/shape/written-days.ts';

test.each([
  ['24.12.2026', '2026-12-24'],
  ['24.12.26', '2026-12-24'],
  ['24. 12. 26', '2026-12-24'],
  // Day first, as in all languages of the site but American English.
  ['1/12/26', '2026-12-01'],
  ['12/24/26', '2026-12-24'],
  ['26-12-06', '2026-12-06'],
  ['24. desember 2026', '2026-12-24'],
])('%s is the day %s', (written, day) => {
  expect(dayOf(written)).toBe(day);
});

test.each(['24-12-26', '26-12-24', '1.12.6', '13.13.26', '99.9.99'])(
  '%s is no day for certain',
  (written) => {
    expect(dayOf(written)).toBeNull();
  },
);

test('of a day that does not exist, the hint has the days of its month', () => {
  expect(daysInMonth('31.2.27')).toEqual({ year: 2027, month: 2, days: 28 });
});
