import { describe, expect, test } from 'vitest';
import { factsFor } from '../../../app/site/facts.ts';
import { offerMarks } from '../../../app/site/offer-marks.ts';
import { viewLowestPrice, viewPackages, viewRate } from '../../../app/site/price-view.ts';
import { nextChange, siteOn } from '../../../app/site/site-on-day.ts';
import { early, november, september, withClosedDays, withOffers } from '../../offers.ts';
import { type Edit, editSite, parseSite, readText } from './minimal-site.ts';

const rateOffer: Edit = [
  'amounts: { ISK: 14900, USD: 110 }',
  'amounts: { ISK: 14900, USD: 110 }\n    offers: [{ validFrom: 2026-11-27, validUntil: 2026-11-30, amounts: { ISK: 9901, USD: 70 } }]',
];

/** Prices that Icelandic readers of the small site see on a day. */
function listPricesOn(day: string, ...edits: readonly Edit[]) {
  const site = siteOn(parseSite(editSite(...edits)), day);
  const set = site.packages.hosting;
  const { hourly, emergency } = site.rates;
  if (!set || !hourly || !emergency) throw new Error('The small site has hosting and two rates.');
  const language = site.defaultLanguage;
  return {
    basic: viewPackages(set, language)[0]?.price,
    lowest: viewLowestPrice(set, language),
    facts: factsFor(site, language, { unlimited: '', byQuote: '' }),
    marks: offerMarks(set, language),
    rates: [viewRate(hourly, language), viewRate(emergency, language)],
  };
}

describe('a price with an offer', () => {
  const edit = withOffers(september, early, november);

  test('is the ordinary one the day before and the day after', () => {
    const without = listPricesOn('2026-11-26');
    expect(listPricesOn('2026-11-26', edit)).toEqual(without);
    expect(listPricesOn('2026-12-01', edit)).toEqual(without);
  });

  test.each(['2026-11-27', '2026-11-30'])('is that of the offer on %s, next to the ordinary one', (day) => {
    const { basic, lowest, facts, marks } = listPricesOn(day, edit);
    const offer = {
      before: '4.990\u00a0kr.',
      lowest: '2.990\u00a0kr.',
      until: '30. nóvember 2026',
    };
    expect(basic).toMatchObject({ kind: 'fixed', amount: '3.990\u00a0kr.', offer });
    expect(lowest).toMatchObject({ kind: 'from', amount: '3.990\u00a0kr.', offer });
    expect(facts).toMatchObject({
      'package.hosting.basic.price': '3.990\u00a0kr.',
      'package.hosting.lowest': '3.990\u00a0kr.',
    });
    expect(marks).toContain('basic=3990ISK~');
    // No lowest price if the ordinary price applied during the 30 days before.
    const { lowest: _, ...plain } = offer;
    expect(listPricesOn(day, withOffers(september, november)).basic?.offer).toEqual(plain);
  });

  test('of a rate lowers those that are worked out from it', () => {
    const { rates } = listPricesOn('2026-11-27', rateOffer);
    expect(rates.map(({ amount, offer }) => [amount, offer?.before])).toEqual([
      ['9.901\u00a0kr.', '14.900\u00a0kr.'],
      ['14.852\u00a0kr.', '22.350\u00a0kr.'],
    ]);
  });
});

describe('the lowest price of a set', () => {
  const set = siteOn(parseSite(editSite(withOffers(november))), '2026-11-27').packages.hosting;
  const [basic, plus] = set?.packages ?? [];
  const [language] = parseSite().languages;
  if (!set || !basic || !plus || !language) throw new Error('The small site has two packages.');
  const at = (ISK: number) => ({ ...plus, price: { kind: 'fixed' as const, amounts: { ISK } } });

  test('is no offer where another package ordinarily costs as little', () => {
    expect(viewLowestPrice({ ...set, packages: [basic, at(3990)] }, language)).not.toHaveProperty('offer');
  });

  test('was that of the package that is ordinarily the cheapest', () => {
    const view = viewLowestPrice({ ...set, packages: [basic, at(4500)] }, language);
    expect(view).toMatchObject({ amount: '3.990\u00a0kr.', offer: { before: '4.500\u00a0kr.' } });
  });
});

describe('what the checks report of an offer', () => {
  const report = (day: string, edit: Edit) =>
    readText(editSite(edit), new Date(`${day}T12:00:00Z`)).problems.map(
      ({ code, wording }) => `${code}: ${wording.en.message}`,
    );
  const ends = (when: string) => [
    `lifetime-ends: The offer for “basic” ends ${when}, on 2026-11-30; the regular price returns the day after.`,
  ];

  test.each([
    ['2026-11-15', []],
    ['2026-11-28', ends('in 2 days')],
    ['2026-11-30', ends('today')],
    ['2026-12-30', []],
    [
      '2026-12-31',
      ['lifetime-over: The offer for “basic” ended on 2026-11-30, and no other offer depends on it.'],
    ],
  ])('on %s', (day, expected) => {
    expect(report(day, withOffers(november))).toEqual(expected);
  });

  test('a closed day that is past', () => {
    expect(report('2026-12-25', withClosedDays('{ day: 2026-12-24 }', '{ day: 12-23 }'))).toEqual([
      'lifetime-over: The closed day 2026-12-24 is past.',
    ]);
  });
});

describe('closed days', () => {
  const listClosedDays = (day: string, ...closedDays: readonly string[]) =>
    siteOn(parseSite(editSite(withClosedDays(...closedDays))), day).company.closedDays;

  test.each([
    ['2026-11-23', []],
    ['2026-11-24', ['2026-12-24']],
    ['2026-12-24', ['2026-12-24', '2027-01-01']],
    ['2026-12-25', ['2027-01-01']],
  ])('of the next 30 days are there on %s', (day, days) => {
    expect(
      listClosedDays(day, '{ day: 01-01 }', '{ day: 12-24 }', '{ day: 02-29 }').map((each) => each.day),
    ).toEqual(days);
  });

  test('with a year count before those of each year', () => {
    expect(
      listClosedDays('2026-12-20', '{ day: 2026-12-24, opens: 09:00, closes: 12:00 }', '{ day: 12-24 }'),
    ).toMatchObject([{ day: '2026-12-24', opens: '09:00' }]);
  });
});

describe('the next day on which visitors see something else', () => {
  const next = (day: string, ...edits: readonly Edit[]) => nextChange(parseSite(editSite(...edits)), day);

  test.each([
    ['2026-11-01', '2026-11-27'],
    ['2026-11-27', '2026-12-01'],
    ['2026-12-01', null],
  ])('after %s is %s', (day, expected) => {
    expect(next(day, withOffers(november))).toBe(expected);
  });

  test('is that on which a closed day comes into sight', () => {
    expect(next('2026-11-01', withClosedDays('{ day: 12-24 }'))).toBe('2026-11-24');
    expect(next('2026-11-24', withClosedDays('{ day: 12-24 }'))).toBe('2026-12-25');
  });
});
