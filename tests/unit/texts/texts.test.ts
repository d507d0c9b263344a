import { describe, expect, test } from 'vitest';
import { fillDocument, fillTexts, textAt } from '../../../app/site/texts/texts.ts';
import { editSite, readText } from '../site/minimal-site.ts';

const reading = readText(editSite(['disk: 10 GB', 'disk: unlimited']));
if (!reading.ok) throw new Error('The small site was not read.');
const { site } = reading;

const writtenTexts = {
  common: { quantity: { unlimited: 'ótakmarkað' }, price: { byQuote: 'eftir tilboði' } },
  home: {
    home: {
      rate: '{{price.hourly}}',
      disk: '{{package.hosting.basic.disk}}',
      plus: '{{package.hosting.plus.price}}',
      count: '{{count}}',
    },
  },
};

describe('the texts of a language', () => {
  const texts = fillTexts(site, site.defaultLanguage, writtenTexts);

  test.each([
    ['home:home.rate', '14.900\u00a0kr.'],
    ['home:home.disk', 'ótakmarkað'],
    ['home:home.plus', 'eftir tilboði'],
    ['home:home.count', '{{count}}'],
  ])('%s is %s', (name, text) => {
    expect(textAt(texts.namespaces, name)).toBe(text);
  });

  test.each(['home:home', 'none:home.rate', 'home:toString', 'home:home.constructor.name'])(
    '%s is no text',
    (name) => {
      expect(textAt(texts.namespaces, name)).toBeUndefined();
    },
  );

  test('give their facts to documents', () => {
    expect(fillDocument('# {{price.emergency}}', texts)).toBe('# 22.350\u00a0kr.');
  });

  test.each([
    ['innan 24 klst. og í 3 mánuði', 'innan 24\u00a0klst. og í 3\u00a0mánuði'],
    ['{{count}} dage, 10 GB, 50 %', '{{count}}\u00a0dage, 10\u00a0GB, 50\u00a0%'],
    ['1–2 síður, 600+ projects', '1–2\u00a0síður, 600+\u00a0projects'],
    ['kt. 550606-0190, n.º 38/2001', 'kt.\u00a0550606-0190, n.º\u00a038/2001'],
    ['árið 2010 opnuðum við 3. WordPress 6 Pro', 'árið 2010 opnuðum við 3. WordPress 6 Pro'],
  ])('keep numbers with what they count together: %s', (source, expectedText) => {
    expect(fillDocument(source, texts)).toBe(expectedText);
  });

  test('that lack the words for no limit and by quote have signs instead', () => {
    const { facts } = fillTexts(site, site.defaultLanguage, {});
    expect(facts['package.hosting.basic.disk']).toBe('∞');
    expect(facts['package.hosting.plus.price']).toBe('–');
  });
});
