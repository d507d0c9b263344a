import { expect, test } from 'vitest';
import { typedAmounts } from '../../../checks/texts/typed-amounts.ts';
import { editSite, parseSite } from '../site/minimal-site.ts';

// Amounts as the site itself writes them: tests/properties/texts-typed-amounts.test.ts.

const currencies = { is: 'ISK', en: 'USD', es: 'EUR', da: 'DKK' } as const;
type Code = keyof typeof currencies;

/** The small site with prices in the currencies of four languages. */
const site = parseSite(
  editSite(
    ['{ ISK: 14900, USD: 110 }', '{ ISK: 14900, USD: 110, EUR: 100, DKK: 740 }'],
    ['{ ISK: 4990, USD: 39 }', '{ ISK: 4990, USD: 39, EUR: 35.5, DKK: 14900 }'],
    ['  uptime: 99.9 %', '  uptime: 99.9 %\n  shop: 29-299 USD\n  deposit: 39 USD'],
  ),
);

/** Amounts in a text of a language. */
function findAmounts(text: string, code: Code) {
  return typedAmounts(text, site, { ...site.defaultLanguage, code, currency: currencies[code] });
}

const messages = (text: string, code: Code) =>
  findAmounts(text, code).map(({ wording }) => wording.en.message);

test.each<[code: Code, amountText: string, fact: string]>([
  ['is', '14.900,- kr.', 'price.hourly'],
  ['en', 'ISK 14,900', 'price.hourly'],
  ['en', '110 dollars', 'price.hourly'],
  ['en', '$299', 'figure.shop'],
  ['es', '740 coronas danesas', 'price.hourly'],
  ['da', '740 danske kroner', 'price.hourly'],
  // "kr." in a text means the currency of its own country first.
  ['is', '14.900 kr.', 'price.hourly'],
  ['da', '14.900 kr.', 'package.hosting.basic.price'],
])('%s: %s is %s', (code, amount, fact) => {
  expect(messages(`Það: ${amount}, alltaf`, code)).toEqual([`${amount} is ${fact}: write {{${fact}}}.`]);
});

test('several facts of the same amount are all named', () => {
  expect(findAmounts('It is $39.', 'en')).toMatchObject([
    {
      index: 6,
      wording: {
        en: {
          message: '$39 is package.hosting.basic.price or figure.deposit.',
          hint: 'Write the one that you mean instead, such as {{package.hosting.basic.price}}.',
        },
      },
    },
  ]);
});

test.each<[code: Code, amountText: string]>([
  ['is', '12.345 kr.'],
  ['is', '15 þúsund krónur'],
  ['es', '5 millones de euros'],
  // Different from the 110 of a price.
  ['en', '110 thousand dollars'],
  ['en', '$110k'],
])('an amount that is no fact is found as well: %s: %s', (code, amount) => {
  expect(messages(`Það kostar ${amount}`, code)).toEqual([
    `The amount ${amount} is typed into the text, and no price in site.yaml matches it.`,
  ]);
});

test.each<[code: Code, text: string, amountTexts: readonly string[]]>([
  ['is', '20 krakkar', []],
  ['en', 'Prices in USD 24/7', []],
  ['is', 'Sími +354 555 0142', []],
  ['en', 'We bill in USD. 30 days to pay', []],
  ['en', 'Two kinds:\n1. in USD\n2. in EUR\n3. both', []],
  ['is', '{{figure.deposit}} kr.', []],
  ['is', 'In 2024 990 kr. were paid', ['990 kr.']],
  ['is', 'Fyrir 3 499.950 kr.', ['499.950 kr.']],
  ['en', 'For $39 75 people', ['$39']],
])('of other numbers none is an amount: %s: %s', (code, text, amounts) => {
  expect(findAmounts(text, code).map((amount) => amount.written)).toEqual(amounts);
});
