import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '../../app/site/format.ts';
import { typedAmounts } from '../../checks/texts/typed-amounts.ts';
import { siteOfFour } from '../unit/check-texts/four-languages.ts';

/** Every price of the site by its fact name. */
const prices = [
  ...Object.values(siteOfFour.rates).map(({ id, amounts }) => ({ fact: `price.${id}`, amounts })),
  ...Object.values(siteOfFour.packages).flatMap((set) =>
    set.packages.flatMap(({ id, price }) =>
      price.kind === 'by-quote' ? [] : [{ fact: `package.${set.id}.${id}.price`, amounts: price.amounts }],
    ),
  ),
];
const languages = fc.constantFrom(...siteOfFour.languages);
const frames = fc.constantFrom(['', ''], ['x ', ' y'], ['(', ')'], ['„', '“'], ['– ', ', z'], ['3 × ', '/2']);

test('the amount of any fact, as the site writes it, is found and its fact is named', () => {
  fc.assert(
    fc.property(
      languages,
      fc.constantFrom(...prices),
      frames,
      (language, { fact, amounts }, [before, after]) => {
        const money = formatMoney(amounts[language.currency] ?? 0, language.currency, language.locale);
        const findings = typedAmounts(`${before}${money}${after}`, siteOfFour, language);
        expect(findings.map(({ written, index }) => [written, index])).toEqual([[money, before?.length]]);
        expect(`${findings[0]?.wording.en.message} ${findings[0]?.wording.en.hint}`).toMatch(
          new RegExp(`\\b${fact.replaceAll('.', '\\.')}\\b`),
        );
      },
    ),
    { numRuns: 50 },
  );
});

test('any amount of money is found in any language', () => {
  const amounts = fc.record({
    value: fc.oneof(
      fc.nat({ max: 9_999_999 }),
      fc.nat({ max: 9_999_999 }).map((part) => part / 100),
    ),
    currency: fc.constantFrom('ISK', 'USD', 'EUR', 'DKK', 'GBP' as const),
  });
  fc.assert(
    fc.property(languages, amounts, frames, (language, { value, currency }, [before, after]) => {
      const money = formatMoney(value, currency, language.locale);
      const findings = typedAmounts(`${before}${money}${after}`, siteOfFour, language);
      expect(findings.map(({ written }) => written)).toEqual([money]);
    }),
    { numRuns: 50 },
  );
});
