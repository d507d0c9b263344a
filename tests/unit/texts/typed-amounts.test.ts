import { describe, expect, test } from 'vitest';
import { typedAmounts } from '../../../scripts/check/texts/typed-amounts.ts';
import { edited, siteOf } from '../site/minimal-site.ts';

const currencies = { is: 'ISK', en: 'USD', es: 'EUR', da: 'DKK' } as const;
type Code = keyof typeof currencies;

/** The small site with prices in the currencies of four languages. */
const site = siteOf(
  edited(
    ['{ ISK: 14900, USD: 110 }', '{ ISK: 14900, USD: 110, EUR: 100, DKK: 740 }'],
    ['{ ISK: 4990, USD: 39 }', '{ ISK: 4990, USD: 39, EUR: 35.5, DKK: 14900 }'],
    [
      'price: { kind: by-quote }',
      'price: { kind: from, amounts: { ISK: 299950, USD: 2190, EUR: 1990, DKK: 15120 } }',
    ],
    ['  uptime: 99.9 %', '  uptime: 99.9 %\n  shop: 29-299 USD\n  deposit: 39 USD'],
  ),
);

/** The amounts in a text of a language. */
function found(text: string, code: Code) {
  const language = { ...site.defaultLanguage, code, currency: currencies[code] };
  return typedAmounts(text, site, language);
}

/** What is reported of them: the message and the hint in English and in Icelandic. */
const reported = (text: string, code: Code) =>
  found(text, code).map(({ written, index, wording: { en, is } }) => [
    written,
    index,
    `${en.message} ${en.hint}`,
    `${is.message} ${is.hint}`,
  ]);
const wording = (text: string, code: Code) => found(text, code).map((amount) => amount.wording.en.message);

describe('an amount with its currency is found with its fact:', () => {
  test.each<[code: Code, written: string, fact: string]>([
    ['is', '14.900 kr.', 'price.hourly'],
    ['is', '14.900,- kr.', 'price.hourly'],
    ['en', 'ISK 14,900', 'price.hourly'],
    ['en', '110 dollars', 'price.hourly'],
    ['en', '$299', 'figure.shop'],
    ['es', '100 €', 'price.hourly'],
    ['es', '35,50 €', 'package.hosting.basic.price'],
    ['es', '740 coronas danesas', 'price.hourly'],
    ['da', '740 kr.', 'price.hourly'],
    ['da', '740 danske kroner', 'price.hourly'],
  ])('%s: %s is %s', (code, written, fact) => {
    expect(reported(`Það: ${written}, alltaf`, code)).toEqual([
      [
        written,
        5,
        `${written} is ${fact}: write {{${fact}}}. Write {{${fact}}} in its place.`,
        `${written} er ${fact}: skrifaðu {{${fact}}}. Skrifaðu {{${fact}}} í staðinn.`,
      ],
    ]);
  });

  test('the kr. of a text is that of its own country first', () => {
    expect(wording('14.900 kr.', 'is')).toEqual(['14.900 kr. is price.hourly: write {{price.hourly}}.']);
    expect(wording('14.900 kr.', 'da')).toEqual([
      '14.900 kr. is package.hosting.basic.price: write {{package.hosting.basic.price}}.',
    ]);
    expect(wording('14.900 kr.', 'en')).toEqual([
      '14.900 kr. is price.hourly or package.hosting.basic.price.',
    ]);
  });

  test('several facts of the same amount are all named', () => {
    expect(reported('It is $39.', 'en')).toEqual([
      [
        '$39',
        6,
        '$39 is package.hosting.basic.price or figure.deposit. Write the one that is meant in its place, such as {{package.hosting.basic.price}}.',
        '$39 er package.hosting.basic.price eða figure.deposit. Skrifaðu það sem átt er við í staðinn, til dæmis {{package.hosting.basic.price}}.',
      ],
    ]);
  });
});

describe('an amount that is no fact is found as well:', () => {
  test.each<[code: Code, written: string]>([
    ['is', '12.345 kr.'],
    ['is', '15 þúsund krónur'],
    ['en', '$99'],
    ['es', '5 millones de euros'],
  ])('%s: %s', (code, written) => {
    expect(reported(`Það kostar ${written}`, code)).toEqual([
      [
        written,
        11,
        `The amount ${written} is typed into the text, and no price in site.yaml is the same. Write it once in site.yaml and fetch it from there: {{price.…}} or {{package.….….price}}.`,
        `Upphæðin ${written} er skrifuð inn í textann, en ekkert verð í site.yaml er jafnhátt. Skrifaðu hana einu sinni í site.yaml og sæktu hana þangað: {{price.…}} eða {{package.….….price}}.`,
      ],
    ]);
  });

  test('110 thousand dollars are not the 110 of a price', () => {
    expect(wording('110 thousand dollars', 'en')).toEqual([expect.stringContaining('no price in site.yaml')]);
    expect(wording('$110k', 'en')).toEqual([expect.stringContaining('no price in site.yaml')]);
  });
});

describe('no amount is', () => {
  test.each<[code: Code, text: string]>([
    ['is', '20 krakkar'],
    ['en', 'Prices in USD 24/7'],
    ['is', 'Sími +354 555 0142'],
    ['en', 'We bill in USD. 30 days to pay'],
    ['en', 'Two kinds:\n1. in USD\n2. in EUR\n3. both'],
    ['is', '{{price.hourly}} og {{package.hosting.basic.price}}'],
    ['is', '{{figure.deposit}} kr.'],
  ])('%s: %s', (code, text) => {
    expect(wording(text, code)).toEqual([]);
  });

  test('the number beside one', () => {
    expect(found('In 2024 990 kr. were paid', 'is').map(({ written }) => written)).toEqual(['990 kr.']);
    expect(found('Fyrir 3 499.950 kr.', 'is').map(({ written }) => written)).toEqual(['499.950 kr.']);
    expect(found('For $39 75 people', 'en').map(({ written }) => written)).toEqual(['$39']);
    expect(found('Árið 2009, 990 kr.', 'is').map(({ written }) => written)).toEqual(['990 kr.']);
  });
});
