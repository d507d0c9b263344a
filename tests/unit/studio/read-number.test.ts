import { expect, test } from 'vitest';
import { readNumber } from '../../../studio/web/edit/read-number.ts';

const dollars: Readonly<Record<string, number | string>> = {
  '2190': 2190,
  '2,190': 2190,
  '2.190': 2190,
  '14,900': 14900,
  '1,000': 1000,
  '1,234,567': 1234567,
  '1.234.567,8': 1234567.8,
  '2.190,50': 2190.5,
  '2,190.50': 2190.5,
  '2 190': 2190,
  '2\u202f190': 2190,
  '2\u00a0190,50': 2190.5,
  '2\u2009190': 2190,
  "2'190": 2190,
  '2’190.50': 2190.5,
  '$2,190': 2190,
  '$ 3,190.00': 3190,
  '2.190 $': 2190,
  'US$ 2.190': 2190,
  'usd 2190': 2190,
  '2190 USD': 2190,
  '2190,-': 2190,
  '2.190,–': 2190,
  '\u202a2190\u202c': 2190,
  '1,5': 1.5,
  '99,9': 99.9,
  '99.9': 99.9,
  '0,5': 0.5,
  '0.125': 'wrong',
  '39.5': 39.5,
  '2190.00': 2190,
  '-5': -5,
  '-$5': -5,
  '\u22125': -5,
  '１２': 12,
  '２，１９０': 2190,
  '2190,500': 'unclear',
  '1e3': 'wrong',
  '10²': 'wrong',
  '½': 'wrong',
  '12,34,567': 'wrong',
  '2.190.50': 'wrong',
  '2,190,50': 'wrong',
  '21 90': 'wrong',
  '2 190 €': 'wrong',
  '€2,190': 'wrong',
  '2190 kr.': 'wrong',
  '2190-2500': 'wrong',
  '2,': 'wrong',
  '.5': 'wrong',
  '2.1905': 'wrong',
  '12345678901234567890': 'wrong',
  '': 'wrong',
  abc: 'wrong',
};

test.each(Object.entries(dollars))('an amount in dollars typed as "%s" is %s', (text, value) => {
  expect(readNumber(text, { currency: 'USD' })).toBe(value);
});

const others: readonly (readonly [string, string, number | string])[] = [
  ['ISK', '2190 kr.', 2190],
  ['ISK', 'ISK 2.190', 2190],
  ['ISK', 'kr. 2,190', 2190],
  ['ISK', '2.190,50', 'wrong'],
  ['ISK', '2.190,00', 2190],
  ['ISK', '1,5', 'wrong'],
  ['DKK', '2.190,- kr.', 2190],
  ['DKK', '2.190,50 kr', 2190.5],
  ['EUR', '2.190 €', 2190],
  ['EUR', '€2,190.50', 2190.5],
  ['JPY', '¥2,190', 2190],
  // Three decimals: 2.19 dinars are also written like this.
  ['KWD', '2.190', 'unclear'],
  ['KWD', '2,190.500', 2190.5],
  ['euro', '5', 5],
];

test.each(others)('in %s "%s" is %s', (currency, text, value) => {
  expect(readNumber(text, { currency })).toBe(value);
});

test.each([
  ['99,9', 99.9],
  ['1.125', 'unclear'],
  ['1,000', 'unclear'],
  ['99.999', 'unclear'],
  ['99.9990', 99.999],
  ['0,125', 0.125],
  ['1.234.567', 1234567],
  ['10 000', 10000],
] as const)('a number of any precision typed as "%s" is %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test('a count has no decimals, so a lone comma before three digits separates thousands', () => {
  expect(readNumber('1,000', { decimals: 0 })).toBe(1000);
  expect(readNumber('1,5', { decimals: 0 })).toBe('wrong');
});
