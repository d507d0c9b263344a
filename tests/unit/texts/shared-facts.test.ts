import { expect, test } from 'vitest';
import { sharedFacts } from '../../../checks/texts/shared-facts.ts';

// Numbers, amounts, days and times of all languages: tests/properties/texts-shared-facts.test.ts.

const locales = { is: 'is-IS', en: 'en-US', es: 'es-ES', da: 'da-DK' } as const;
type Code = keyof typeof locales;

const names = ['WordPress Express', 'WordPress', 'vCare'];
const factsOf = (code: Code, text: string) => [...sharedFacts(text, locales[code], names)].sort();

test.each<[facts: readonly string[], texts: Readonly<Partial<Record<Code, string>>>]>([
  [['2026', '24', '26'], { is: '24.–26. desember 2026', en: 'December 24–26, 2026' }],
  [['17', '9'], { is: '9–17', en: 'from 9 am to 5 PM', es: 'de 9:00 a 17:00', da: 'kl. 9.00-17.00' }],
  [['0:30', '12'], { is: '0.30 og 12', en: '12:30 am and 12 pm' }],
  [
    ['/hafa-samband', 'https://example.org/a'],
    {
      is: '[hér](/hafa-samband) eða https://example.org/a.',
      en: '[here](/hafa-samband), (https://example.org/a)',
    },
  ],
  [['WordPress', 'vCare'], { is: 'vCare í WordPressi', en: 'WordPress’s vCare', da: 'WordPress-vCare' }],
  [['{{figure.reply}}'], { is: 'innan {{figure.reply.number}} daga', es: '{{ figure.reply }}' }],
  [[], { is: 'HTML5', en: 'WPA2' }],
])('the same in every language: %j', (facts, texts) => {
  for (const [code, text] of Object.entries(texts))
    expect({ code, facts: factsOf(code as Code, text) }).toEqual({ code, facts });
});

test.each<[is: string, en: string]>([
  ['14.900', '14.900'],
  ['kl. 9', '9 pm'],
  ['WordPress', 'WordPress Express'],
  ['{{figure.clients}}', '500+'],
  ['24/7', '24 hours'],
])('not the same: %s and %s', (is, en) => {
  expect(factsOf('is', is)).not.toEqual(factsOf('en', en));
});
