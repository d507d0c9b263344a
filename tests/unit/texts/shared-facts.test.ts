import { describe, expect, test } from 'vitest';
import { sharedFacts } from '../../../scripts/check/texts/shared-facts.ts';

const locales = { is: 'is-IS', en: 'en-US', es: 'es-ES', da: 'da-DK' } as const;
type Code = keyof typeof locales;

const names = ['WordPress Express', 'WordPress', 'vCare'];
const factsOf = (code: Code, text: string) => [...sharedFacts(text, locales[code], names)].sort();

describe('the same in every language is', () => {
  test.each<[what: string, facts: readonly string[], texts: Readonly<Record<Code, string>>]>([
    ['a number', ['1500'], { is: '1.500 vefir', en: '1,500 sites', es: '1.500 sitios', da: '1.500 sider' }],
    [
      'the days from one to another with a year',
      ['24/12', '26/12/2026'],
      {
        is: '24.–26. desember 2026',
        en: 'December 24–26, 2026',
        es: 'del 24 al 26 de diciembre de 2026',
        da: '24.–26. december 2026',
      },
    ],
    [
      'a phone number',
      ['+3545550142'],
      {
        is: 'Sími +354 555 0142.',
        en: '+354\u00a0555\u00a00142',
        es: '+3545550142',
        da: 'Ring +354 555-0142',
      },
    ],
    [
      'a date',
      ['2/11/2026'],
      {
        is: '2. nóvember 2026',
        en: 'November 2, 2026',
        es: '2 de noviembre de 2026',
        da: 'den 2. november 2026',
      },
    ],
    [
      'opening hours',
      ['17', '9'],
      { is: '9–17', en: 'from 9 am to 5 PM', es: 'de 9:00 a 17:00', da: 'kl. 9.00-17.00' },
    ],
    [
      'midnight and noon',
      ['0:30', '12'],
      { is: '0.30 og 12', en: '12:30 am and 12 pm', es: '0:30 y 12', da: '00.30 og 12' },
    ],
    [
      'a link',
      ['/hafa-samband', 'https://example.org/a'],
      {
        is: '[hér](/hafa-samband) eða https://example.org/a.',
        en: '[here](/hafa-samband), (https://example.org/a)',
        es: '[aquí](/hafa-samband) o [allí](https://example.org/a)',
        da: 'https://example.org/a, [her](/hafa-samband)',
      },
    ],
    [
      'a mailbox',
      ['hallo@hraunvefur.is'],
      {
        is: 'hallo@hraunvefur.is.',
        en: 'Hallo@Hraunvefur.is',
        es: '(hallo@hraunvefur.is)',
        da: 'hallo@hraunvefur.is',
      },
    ],
    [
      'the name of a product, with or without an ending',
      ['WordPress', 'vCare'],
      { is: 'vCare í WordPressi', en: 'WordPress’s vCare', es: 'vCare y WordPress', da: 'WordPress-vCare' },
    ],
    [
      'a fact, with its unit or without',
      ['{{figure.reply}}'],
      {
        is: 'innan {{figure.reply.number}} daga',
        en: '{{figure.reply}}',
        es: '{{ figure.reply }}',
        da: '{{figure.reply}}',
      },
    ],
    [
      'a value that is filled in later',
      ['{{count}}'],
      { is: '{{count}} síður', en: '{{ count }} pages', es: '{{count}} páginas', da: '{{count}} sider' },
    ],
    [
      'letters with a number at their end, which are no number',
      [],
      { is: 'HTML5', en: 'WPA2', es: 'GA4', da: 'MP3' },
    ],
  ])('%s', (_, facts, texts) => {
    for (const code of ['is', 'en', 'es', 'da'] as const)
      expect({ code, facts: factsOf(code, texts[code]) }).toEqual({ code, facts });
  });
});

describe('not the same are', () => {
  test.each<[what: string, is: string, en: string]>([
    ['two numbers', '20 ár', '21 years'],
    ['a number in another language’s form', '14.900', '14.900'],
    ['morning and evening', 'kl. 9', '9 pm'],
    ['two links', '[hér](/lausnir)', '[here](/lausnir/vefhysing)'],
    ['two products', 'WordPress', 'WordPress Express'],
    ['two facts', '{{price.hourly}}', '{{price.emergency}}'],
    ['a figure and a number', '{{figure.clients}}', '500+'],
    ['any hour and an hour', '24/7', '24 hours'],
  ])('%s', (_, is, en) => {
    expect(factsOf('is', is)).not.toEqual(factsOf('en', en));
  });
});
