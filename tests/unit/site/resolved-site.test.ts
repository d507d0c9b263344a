import { describe, expect, test } from 'vitest';
import { multiplied, resolveRates } from '../../../app/site/resolve-rates.ts';
import { edited, siteOf } from './minimal-site.ts';

describe('the resolved site', () => {
  const site = siteOf();

  test('the first language is the default one, and each has its origin', () => {
    expect(site.languages.map(({ code, isDefault, origin }) => ({ code, isDefault, origin }))).toEqual([
      { code: 'is', isDefault: true, origin: 'https://hraunvefur.is' },
      { code: 'en', isDefault: false, origin: 'https://hraunvefur.io' },
    ]);
    expect(site.defaultLanguage).toBe(site.languages[0]);
  });

  test('a derived rate has amounts, and the period and VAT of the one it is derived from', () => {
    expect(site.rates.emergency).toEqual({
      id: 'emergency',
      period: 'hour',
      vat: 'excluded',
      times: 1.5,
      amounts: { ISK: 22350, USD: 165 },
    });
  });
});

test('rates may be derived from derived ones, in any order', () => {
  const text = edited(['rates:\n', 'rates:\n  - { kind: derived, id: night, of: emergency, times: 1.1 }\n']);
  expect(siteOf(text).rates.night?.amounts).toEqual({ ISK: 24585, USD: 181.5 });
});

test.each([
  [{ USD: 1.01 }, 0.5, { USD: 0.51 }],
  [{ EUR: 1.005 }, 1, { EUR: 1.01 }],
  [{ ISK: 333, DKK: 0.1 }, 1.5, { ISK: 500, DKK: 0.15 }],
])('%j times %d is %j', (amounts, times, product) => {
  expect(multiplied(amounts, times)).toEqual(product);
});

test('rates that lead nowhere are left out', () => {
  expect(
    resolveRates([
      { kind: 'derived', id: 'a', of: 'b', times: 2 },
      { kind: 'derived', id: 'b', of: 'a', times: 2 },
    ]),
  ).toEqual([]);
});
