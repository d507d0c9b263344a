import { describe, expect, test } from 'vitest';
import { sharedFacts } from '../../../scripts/check/texts/shared-facts.ts';

const locales = { is: 'is-IS', en: 'en-US', es: 'es-ES', da: 'da-DK' } as const;
type Code = keyof typeof locales;

const names = ['WordPress Express', 'WordPress', 'vCare'];
const factsOf = (code: Code, text: string) => [...sharedFacts(text, locales[code], names)].sort();

describe('the same in every language is', () => {
  test.each<[what: string, facts: readonly string[], is: string, en: string, es: string, da: string]>([
    ['a number', ['1500'], '1.500 vefir', '1,500 sites', '1.500 sitios', '1.500 sider'],
    [
      'the days from one to another with a year',
      ['2026', '24', '26'],
      '24.–26. desember 2026',
      'December 24–26, 2026',
      'del 24 al 26 de diciembre de 2026',
      '24.–26. december 2026',
    ],
    [
      'a date',
      ['2', '2026'],
      '2. nóvember 2026',
      'November 2, 2026',
      '2 de noviembre de 2026',
      'den 2. november 2026',
    ],
    ['opening hours', ['17', '9'], '9–17', 'from 9 am to 5 PM', 'de 9:00 a 17:00', 'kl. 9.00-17.00'],
    ['midnight and noon', ['0:30', '12'], '0.30 og 12', '12:30 am and 12 pm', '0:30 y 12', '00.30 og 12'],
    [
      'a link',
      ['/hafa-samband', 'https://example.org/a'],
      '[hér](/hafa-samband) eða https://example.org/a.',
      '[here](/hafa-samband), (https://example.org/a)',
      '[aquí](/hafa-samband) o [allí](https://example.org/a)',
      'https://example.org/a, [her](/hafa-samband)',
    ],
    [
      'the name of a product, with or without an ending',
      ['WordPress', 'vCare'],
      'vCare í WordPressi',
      'WordPress’s vCare',
      'vCare y WordPress',
      'WordPress-vCare',
    ],
    [
      'a fact, with its unit or without',
      ['{{figure.reply}}'],
      'innan {{figure.reply.number}} daga',
      '{{figure.reply}}',
      '{{ figure.reply }}',
      '{{figure.reply}}',
    ],
    ['letters with a number at their end, which are no number', [], 'HTML5', 'WPA2', 'GA4', 'MP3'],
  ])('%s', (_, facts, is, en, es, da) => {
    for (const [code, text] of Object.entries({ is, en, es, da }))
      expect({ code, facts: factsOf(code as Code, text) }).toEqual({ code, facts });
  });
});

describe('not the same are', () => {
  test.each<[what: string, is: string, en: string]>([
    ['a number in another language’s form', '14.900', '14.900'],
    ['morning and evening', 'kl. 9', '9 pm'],
    ['two products', 'WordPress', 'WordPress Express'],
    ['a figure and a number', '{{figure.clients}}', '500+'],
    ['any hour and an hour', '24/7', '24 hours'],
  ])('%s', (_, is, en) => {
    expect(factsOf('is', is)).not.toEqual(factsOf('en', en));
  });
});
