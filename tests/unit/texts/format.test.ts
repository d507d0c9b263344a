import { describe, expect, test } from 'vitest';
import { formatAmounts, formatMoney, formatQuantity, formatSurcharge } from '../../../app/site/format.ts';
import type { CurrencyCode } from '../../../schema/money.ts';
import { parseQuantity, type Quantity } from '../../../schema/quantity.ts';

/** Intl writes non-breaking spaces; the lists below have plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each<[number, CurrencyCode, string, string]>([
    [14900, 'ISK', 'is-IS', '14.900 kr.'],
    [110, 'USD', 'en-US', '$110'],
    [1990, 'EUR', 'es-ES', '1.990 €'],
    [1110, 'NOK', 'nb-NO', '1 110 kr'],
  ])('%d %s in %s is %s', (value, currency, locale, formatted) => {
    expect(plain(formatMoney(value, currency, locale))).toBe(formatted);
  });

  test('a language shows the amount in its own currency', () => {
    const amounts = { ISK: 14900, USD: 110 };
    expect(formatAmounts(amounts, { locale: 'en-US', currency: 'USD' })).toBe('$110');
    expect(() => formatAmounts(amounts, { locale: 'da-DK', currency: 'DKK' })).toThrow('DKK');
  });
});

function parseFigure(source: string): Quantity {
  const figure = parseQuantity(source);
  if (!figure) throw new Error(`${source} is no figure.`);
  return figure;
}

describe('figures', () => {
  test.each([
    ['99.9 %', 'is-IS', '99,9%'],
    ['99.9 %', 'es-ES', '99,9 %'],
    ['24/7', 'is-IS', '24/7'],
    ['4 h', 'en-US', '4 hr'],
    ['unlimited', 'en-US', 'no end of it'],
    ['1 day', 'is-IS', '1 dagur'],
    ['7-10 days', 'is-IS', '7–10 dagar'],
    ['7-10 days', 'es-ES', '7-10 días'],
    ['2026-11-02', 'is-IS', '2. nóvember 2026'],
    ['2026-11-02', 'en-US', 'November 2, 2026'],
    ['29-299 USD', 'en-US', '$29–$299'],
  ])('%s in %s is %s', (source, locale, formatted) => {
    expect(plain(formatQuantity(parseFigure(source), { locale, hours: 'abbreviated' }, 'no end of it'))).toBe(
      formatted,
    );
  });

  test.each([
    ['4 h', 'is-IS', 'abbreviated', '4 klst.'],
    ['4 h', 'en-US', 'written-out', '4 hours'],
    ['30 min', 'en-US', 'written-out', '30 minutes'],
  ] as const)('%s in %s is %s: %s', (source, locale, hours, formatted) => {
    expect(plain(formatQuantity(parseFigure(source), { locale, hours }, ''))).toBe(formatted);
  });

  test('no amount and no figure breaks at the end of a line', () => {
    expect(formatMoney(14900, 'ISK', 'is-IS')).not.toMatch(/ /);
    for (const source of ['10 GB', '4 h', '99.9 %', '29-299 USD', '7-10 days', '2026-11-02'])
      for (const locale of ['is-IS', 'en-US', 'es-ES', 'da-DK'])
        expect(formatQuantity(parseFigure(source), { locale, hours: 'abbreviated' }, '')).not.toMatch(/ /);
  });

  test.each([
    ['7 years', { kind: 'amount', value: 7, unit: 'year', orMore: false }],
    ['7 - 10 days', { kind: 'range', from: 7, to: 10, unit: 'day' }],
    ['2028-02-29', { kind: 'date', date: '2028-02-29' }],
  ])('%s is %j', (source, figure) => {
    expect(parseQuantity(source)).toEqual(figure);
  });

  test.each(['2026-02-30', '10-7 days', '2.11.2026', '30 dagar', '3 fortnights', '7-10-12 days'])(
    '%s is none',
    (source) => {
      expect(parseQuantity(source)).toBeNull();
    },
  );
});

describe('what a multiple adds', () => {
  test.each([
    [1.5, 'is-IS', '50%'],
    [1.125, 'da-DK', '12,5 %'],
  ])('%d times in %s is %s more', (times, locale, formatted) => {
    expect(plain(formatSurcharge(times, { locale, hours: 'abbreviated' }))).toBe(formatted);
  });
});
