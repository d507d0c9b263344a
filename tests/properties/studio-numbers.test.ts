import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes } from '../../schema/money.ts';
import { fractionDigits, readNumber } from '../../studio/web/edit/read-number.ts';

/* Law: a number field of the Studio reads a printed value as that value or refuses it, and never reads another one. */

const LANGUAGES = ['en', 'is', 'es', 'da', 'de', 'de-CH', 'fr', 'sv', 'nb', 'en-IN'];
const DISPLAYS = ['symbol', 'narrowSymbol', 'code'] as const;

test('an amount is read back from what Intl prints of it in each language and currency', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('en', 'is', 'es', 'da'),
      fc.constantFrom(...currencyCodes.filter((code) => fractionDigits(code) < 3)),
      fc.constantFrom(...DISPLAYS),
      fc.nat({ max: 10 ** 9 }),
      (language, currency, currencyDisplay, units) => {
        const value = units / 10 ** fractionDigits(currency);
        const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
        expect(readNumber(format.format(value), { currency })).toBe(value);
      },
    ),
  );
});

test('a number is never read as another one than was printed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(undefined, 0, 2),
      fc.integer({ min: -(10 ** 12), max: 10 ** 12 }),
      fc.nat({ max: 4 }),
      (language, decimals, digits, places) => {
        fc.pre(decimals === undefined || places <= decimals);
        const value = digits / 10 ** places;
        const formatted = new Intl.NumberFormat(language, { maximumFractionDigits: places }).format(value);
        expect([value, 'unclear', 'wrong']).toContain(readNumber(formatted, { decimals }));
      },
    ),
  );
});

test('an amount is never read as another one in currencies of three decimals', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.nat({ max: 10 ** 9 }), (language, units) => {
      const value = units / 1000;
      const formatted = new Intl.NumberFormat(language, { style: 'currency', currency: 'KWD' }).format(value);
      expect([value, 'unclear', 'wrong']).toContain(readNumber(formatted, { currency: 'KWD' }));
    }),
  );
});
