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

  test('things are found by their names, and only those', () => {
    expect(site.pageByPath['/lausnir']).toBe(site.pages[1]);
    expect(site.packageSets.hosting?.packages.map(({ id }) => id)).toEqual(['basic', 'plus']);
    expect(site.forms.order?.fields).toHaveLength(1);
    expect(site.figures.clients).toEqual({ kind: 'amount', value: 500, unit: null, orMore: true });
    expect(site.figures.constructor).toBeUndefined();
  });

  test('what may be left out is filled in', () => {
    expect(site.pages[1]?.sections[0]).toEqual({
      kind: 'hero',
      id: 'hero',
      ground: 'plain',
      look: 'split',
      actions: [],
    });
    expect(site.redirects).toEqual([{ from: '/hysing', to: '/lausnir/vefhysing', permanent: true }]);
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
