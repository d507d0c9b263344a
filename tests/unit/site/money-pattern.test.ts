import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../app/site/format.ts';
import { readMoneyPattern, writeMoney } from '../../../app/site/money-pattern.ts';

test.each([
  ['ISK', 'is-IS'],
  ['USD', 'en-US'],
  ['EUR', 'es-ES'],
  ['DKK', 'da-DK'],
  ['EUR', 'de-DE'],
  ['CHF', 'de-CH'],
] as const)('any amount in %s is written in %s as the server formats it', (currency, locale) => {
  const pattern = readMoneyPattern((value) => formatMoney(value, currency, locale));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (cents) => {
      for (const value of [cents, cents / 100])
        expect(writeMoney(value, pattern)).toBe(formatMoney(value, currency, locale));
    }),
  );
});
