import { describe, expect, test } from 'vitest';
import { multiplyAmounts } from '../../../app/site/resolve-rates.ts';
import { amounts, currencyCode, getDecimals } from '../../../schema/money.ts';
import { editSite, readText } from '../site/minimal-site.ts';

const hintsOf = (amount: string) =>
  readText(editSite(['ISK: 4990, USD: 39', `ISK: 4990, USD: 39, ${amount}`])).problems.map(
    ({ code, wording }) => `${code}: ${wording.en.hint}`,
  );

describe('a currency', () => {
  test.each(['CHF', 'PLN', 'JPY', 'CZK', 'KWD'])(
    'of ISO 4217 is accepted in a price and a language: %s',
    (code) => {
      expect(currencyCode.parse(code)).toBe(code);
      expect(amounts.parse({ ISK: 100, [code]: 5 })).toEqual({ ISK: 100, [code]: 5 });
    },
  );

  test.each([
    ['XYZ: 5', /^unknown-key: /],
    ['IKS: 5', /^unknown-key: .*ISK/],
    ['chf: 5', /^unknown-key: /],
    ['CHF: -5', /An amount is more than 0/],
    ['CHF: 14.900001', /Write thousands without a dot/],
  ])('that is none, or an amount that is none, is refused on its line: %s', (amount, hint) => {
    const hints = hintsOf(amount);
    expect(hints).toHaveLength(1);
    expect(hints[0]).toMatch(hint);
  });

  test('has the decimals of everyday use', () => {
    expect(['ISK', 'JPY', 'CHF', 'DKK', 'nonsense'].map(getDecimals)).toEqual([0, 0, 2, 2, 2]);
    expect(multiplyAmounts({ ISK: 101, JPY: 101, CHF: 1.01 }, 1.5)).toEqual({
      ISK: 152,
      JPY: 152,
      CHF: 1.52,
    });
  });

  test('that a language misspells is told with one in use', () => {
    const text = editSite(['currency: USD', 'currency: USF']);
    expect(readText(text).problems.map(({ wording }) => wording.en.hint)).toEqual([
      expect.stringMatching(/^Did you mean USD\? It can be ISK, USD, .*…/),
    ]);
  });
});
