import { expect, test } from 'vitest';
import { multiplyAmounts, resolveRates } from '../../../app/site/resolve-rates.ts';
import { editSite, parseSite } from './minimal-site.ts';

test('rates may be derived from derived ones, in any order', () => {
  const text = editSite([
    'rates:\n',
    'rates:\n  - { kind: derived, id: night, of: emergency, times: 1.1 }\n',
  ]);
  expect(parseSite(text).rates.night).toMatchObject({
    period: 'hour',
    vat: 'excluded',
    amounts: { ISK: 24585, USD: 181.5 },
  });
});

test.each([
  [{ USD: 1.01 }, 0.5, { USD: 0.51 }],
  [{ EUR: 1.005 }, 1, { EUR: 1.01 }],
  [{ ISK: 333, DKK: 0.1 }, 1.5, { ISK: 500, DKK: 0.15 }],
])('%j times %d is %j', (amounts, times, product) => {
  expect(multiplyAmounts(amounts, times)).toEqual(product);
});

test('rates that lead nowhere are left out', () => {
  expect(
    resolveRates([
      { kind: 'derived', id: 'a', of: 'b', times: 2 },
      { kind: 'derived', id: 'b', of: 'a', times: 2 },
    ]),
  ).toEqual([]);
});
