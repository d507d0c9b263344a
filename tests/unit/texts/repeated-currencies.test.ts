import { describe, expect, test } from 'vitest';
import { repeatedCurrencies } from '../../../scripts/check/texts/typed-amounts.ts';
import { edited, siteOf } from '../site/minimal-site.ts';

const site = siteOf(edited(['  uptime: 99.9 %', '  uptime: 99.9 %\n  deposit: 39 USD']));

/** Before a brace it would look like a placeholder. */
const dollar = '$';

describe('a currency beside a price that brings its own is told:', () => {
  test.each<[text: string, written: string, fact: string, currency: string]>([
    ['Tíminn kostar {{price.hourly}} kr.', '{{price.hourly}} kr.', '{{price.hourly}}', 'kr.'],
    ['Tíminn kostar {{price.hourly}}kr á virkum dögum', '{{price.hourly}}kr', '{{price.hourly}}', 'kr'],
    [
      'Tíminn kostar {{ price.hourly }}&nbsp;krónur',
      '{{ price.hourly }}&nbsp;krónur',
      '{{ price.hourly }}',
      'krónur',
    ],
    ['Tíminn kostar kr. {{price.hourly}} án VSK', 'kr. {{price.hourly}}', '{{price.hourly}}', 'kr.'],
    [`An hour is ${dollar}{{price.hourly}}.`, `${dollar}{{price.hourly}}`, '{{price.hourly}}', dollar],
    ['A fee of €{{price.emergency}}', '€{{price.emergency}}', '{{price.emergency}}', '€'],
    ['An hour is **{{price.hourly}}** USD', '**{{price.hourly}}** USD', '{{price.hourly}}', 'USD'],
    [
      'From {{package.hosting.basic.price}} euros',
      '{{package.hosting.basic.price}} euros',
      '{{package.hosting.basic.price}}',
      'euros',
    ],
    [
      'From {{package.hosting.lowest}} dollars',
      '{{package.hosting.lowest}} dollars',
      '{{package.hosting.lowest}}',
      'dollars',
    ],
    ['A deposit of {{figure.deposit}} USD', '{{figure.deposit}} USD', '{{figure.deposit}}', 'USD'],
  ])('%s', (text, written, fact, currency) => {
    expect(repeatedCurrencies(text, site)).toEqual([
      {
        written,
        index: text.indexOf(written),
        wording: {
          en: {
            message: `${fact} brings its currency, so “${currency}” beside it is one too many.`,
            hint: `Leave “${currency}” out: ${fact} is enough.`,
          },
          is: {
            message: `${fact} kemur með gjaldmiðlinum, svo að „${currency}“ er ofaukið við hliðina.`,
            hint: `Taktu „${currency}“ út: ${fact} nægir.`,
          },
        },
      },
    ]);
  });

  test('once, between two prices', () => {
    expect(repeatedCurrencies('{{price.hourly}} kr. {{price.emergency}}', site)).toHaveLength(1);
  });
});

describe('nothing is told of', () => {
  test.each([
    '{{price.hourly}} krefst samnings',
    '{{price.hourly}}. Kr. er gjaldmiðillinn',
    'Öll verð eru í kr. {{price.hourly}} er tímagjaldið',
    'Prices are in USD. {{price.hourly}} is the rate',
    'Verð eru í kr. og án VSK, {{price.hourly}} á tímann',
    '{{figure.clients}} kr.',
    '{{figure.deposit.number}} USD',
    '{{price.emergency.surcharge}} $',
    '{{package.hosting.basic.disk}} kr.',
    '{{package.hosting.enterprise.price}} kr.',
    '{{price.none}} kr.',
    '{{count}} kr.',
    '{{company.milestone.founded}} kr.',
  ])('%s', (text) => {
    expect(repeatedCurrencies(text, site)).toEqual([]);
  });
});
