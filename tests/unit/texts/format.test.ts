import { describe, expect, test } from 'vitest';
import { formatAmounts, formatMoney, formatQuantity } from '../../../app/site/format.ts';
import type { CurrencyCode } from '../../../schema/money.ts';
import { parseQuantity } from '../../../schema/quantity.ts';

/** Intl writes spaces that do not break; the lists below have plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each<[number, CurrencyCode, string, string]>([
    [14900, 'ISK', 'is-IS', '14.900 kr.'],
    [990, 'ISK', 'is-IS', '990 kr.'],
    [299950, 'ISK', 'is-IS', '299.950 kr.'],
    [110, 'USD', 'en-US', '$110'],
    [1090, 'USD', 'en-US', '$1,090'],
    [165.5, 'USD', 'en-US', '$165.50'],
    [1990, 'EUR', 'es-ES', '1.990 €'],
    [99, 'EUR', 'es-ES', '99 €'],
    [740, 'DKK', 'da-DK', '740 kr.'],
    [14900, 'DKK', 'da-DK', '14.900 kr.'],
    [1110, 'NOK', 'nb-NO', '1 110 kr'],
    [1990, 'SEK', 'sv-SE', '1 990 kr'],
    [1990, 'GBP', 'en-GB', '£1,990'],
  ])('%d %s in %s is %s', (value, currency, locale, written) => {
    expect(plain(formatMoney(value, currency, locale))).toBe(written);
  });

  test('a number never breaks from its currency at the end of a line', () => {
    expect(formatMoney(14900, 'ISK', 'is-IS')).not.toMatch(/ /);
  });

  test('a language shows the amount in its own currency', () => {
    const amounts = { ISK: 14900, USD: 110 };
    expect(formatAmounts(amounts, { locale: 'en-US', currency: 'USD' })).toBe('$110');
    expect(() => formatAmounts(amounts, { locale: 'da-DK', currency: 'DKK' })).toThrow('DKK');
  });
});

describe('figures', () => {
  test.each([
    ['500+', 'is-IS', '500+'],
    ['1500+', 'is-IS', '1.500+'],
    ['99.9 %', 'is-IS', '99,9%'],
    ['99.9 %', 'en-US', '99.9%'],
    ['99.9 %', 'es-ES', '99,9 %'],
    ['99.9 %', 'da-DK', '99,9 %'],
    ['24/7', 'is-IS', '24/7'],
    ['10 GB', 'is-IS', '10 GB'],
    ['4 h', 'is-IS', '4 klst.'],
    ['4 h', 'en-US', '4 hr'],
    ['10', 'es-ES', '10'],
    ['1990', 'es-ES', '1.990'],
    ['unlimited', 'en-US', 'no end of it'],
  ])('%s in %s is %s', (written, locale, shown) => {
    const figure = parseQuantity(written);
    if (!figure) throw new Error(`${written} is no figure.`);
    expect(plain(formatQuantity(figure, { locale, hours: 'abbreviated' }, 'no end of it'))).toBe(shown);
  });

  test.each([
    ['0.5-2 %', 'en-US', /^0\.5\s?%?\s?–\s?2%$/],
    ['29-299 USD', 'en-US', /^\$29\s?–\s?\$299$/],
    ['29-299 USD', 'is-IS', /^29–299\s(USD|\$)$/],
  ])('%s in %s has both ends', (written, locale, shown) => {
    const figure = parseQuantity(written);
    if (!figure) throw new Error(`${written} is no figure.`);
    expect(formatQuantity(figure, { locale, hours: 'abbreviated' }, '')).toMatch(shown);
  });

  test.each([
    ['4 h', 'is-IS', 'abbreviated', '4 klst.'],
    ['4 h', 'en-US', 'written-out', '4 hours'],
    ['1 h', 'en-US', 'written-out', '1 hour'],
    ['4 h', 'es-ES', 'written-out', '4 horas'],
    ['1 h', 'da-DK', 'written-out', '1 time'],
    ['30 min', 'en-US', 'written-out', '30 minutes'],
  ] as const)('%s in %s is %s: %s', (written, locale, hours, shown) => {
    const figure = parseQuantity(written);
    if (!figure) throw new Error(`${written} is no figure.`);
    expect(plain(formatQuantity(figure, { locale, hours }, ''))).toBe(shown);
  });

  test.each(['10 GB', '4 h', '99.9 %', '29-299 USD'])('%s never breaks at the end of a line', (written) => {
    const figure = parseQuantity(written);
    if (!figure) throw new Error(`${written} is no figure.`);
    for (const locale of ['is-IS', 'en-US', 'es-ES', 'da-DK', 'nb-NO'])
      expect(formatQuantity(figure, { locale, hours: 'abbreviated' }, '')).not.toMatch(/ /);
  });
});
