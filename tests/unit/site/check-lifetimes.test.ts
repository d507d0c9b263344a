import { describe, expect, test } from 'vitest';
import { parseDay } from '../../../checks/shape/repair.ts';
import { withClosedDays } from '../../offers.ts';
import { type Edit, editSite, readText } from './minimal-site.ts';

const rate = 'amounts: { ISK: 14900, USD: 110 }';

/** Messages at a moment about the small site with edits. */
function listProblemsAt(moment: string, ...edits: readonly Edit[]): string[] {
  return readText(editSite(...edits), new Date(moment)).problems.map(
    ({ code, wording }) => `${code}: ${wording.en.message}`,
  );
}

/** Messages on a day about a rate with these lines. */
function listProblemsOfRate(day: string, ...lines: readonly string[]): string[] {
  return listProblemsAt(`${day}T12:00:00Z`, [rate, [rate, ...lines].join('\n    ')]);
}

describe('the last day of an offer', () => {
  test.each([
    ['2026-12-09', null],
    ['2026-12-24', 'lifetime-ends: “hourly” is shown for the last time today, on 2026-12-24.'],
  ])('seen on %s: %s', (day, wording) => {
    expect(listProblemsOfRate(day, 'validUntil: 2026-12-24')).toEqual(wording === null ? [] : [wording]);
  });

  test('is reported for a price by what it is the price of', () => {
    const price = '{ ISK: 4990, USD: 39 }';
    expect(
      listProblemsAt('2026-12-25T12:00:00Z', [price, `${price}\n          validUntil: 2026-12-24`]),
    ).toEqual(['lifetime-over: The price of “basic” ended on 2026-12-24 and is no longer shown.']);
  });
});

describe('a day that is none', () => {
  test.each([
    ['2026-02-30', 'A date has year, month and day, like 2026-12-24.'],
    ['24.12.2026', 'Write 2026-12-24. A date has year, month and day, like 2026-12-24.'],
  ])('%s is reported once, with the form', (value, hint) => {
    const { problems } = readText(editSite([rate, `${rate}\n    validUntil: ${value}`]));
    expect(problems.map(({ code, wording }) => `${code}: ${wording.en.hint}`)).toEqual([
      `bad-format: ${hint}`,
    ]);
  });
});

test('a closed day that is in no year', () => {
  const { problems } = readText(editSite(withClosedDays('{ day: 02-30 }')));
  expect(problems.map(({ code, wording }) => `${code}: ${wording.en.hint}`)).toEqual([
    'bad-format: A day is month and day for each year, like 12-24, or one day, like 2026-12-24.',
  ]);
});

describe('a day begins where the first office is', () => {
  const until: Edit = [rate, `${rate}\n    validUntil: 2026-12-24`];
  const zone = (name: string): Edit => ['timeZone: Atlantic/Reykjavik', `timeZone: ${name}`];

  test.each([
    ['Atlantic/Reykjavik', '2026-12-25T00:00:00Z', 'lifetime-over'],
    ['Europe/Copenhagen', '2026-12-24T22:59:59Z', 'lifetime-ends'],
    ['Europe/Copenhagen', '2026-12-24T23:00:00Z', 'lifetime-over'],
  ])('in %s at %s: %s', (name, moment, code) => {
    expect(listProblemsAt(moment, until, ...(name === 'Atlantic/Reykjavik' ? [] : [zone(name)]))).toEqual([
      expect.stringContaining(code),
    ]);
  });
});

test.each([
  // Day first, as in all languages of the site except American English.
  ['1/12/2026', '2026-12-01'],
  ['12/24/2026', '2026-12-24'],
  ['24-12-26', null],
  ['99.9.99', null],
])('%s is the day %s', (value, day) => {
  expect(parseDay(value)).toBe(day);
});
