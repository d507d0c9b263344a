import { describe, expect, test } from 'vitest';
import { fillDocument, fillTexts, textAt } from '../../../app/site/texts/texts.ts';
import { edited, read } from '../site/minimal-site.ts';

const reading = read(edited(['disk: 10 GB', 'disk: unlimited']));
if (!reading.ok) throw new Error('The small site was not read.');
const { site } = reading;

const written = {
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
  const texts = fillTexts(site, site.defaultLanguage, written);

  test.each([
    ['home:home.rate', '14.900\u00a0kr.'],
    ['home:home.disk', 'ótakmarkað'],
    ['home:home.plus', 'eftir tilboði'],
    ['home:home.count', '{{count}}'],
  ])('%s is %s', (name, text) => {
    expect(textAt(texts.namespaces, name)).toBe(text);
  });

  test.each([
    'home:home',
    'home:home.none',
    'home:home.rate.deeper',
    'none:home.rate',
    'home:',
    'home:toString',
    'home:home.constructor.name',
  ])('%s is no text', (name) => {
    expect(textAt(texts.namespaces, name)).toBeUndefined();
  });

  test('say which language they are in', () => {
    expect(texts.language).toBe('is');
  });

  test('give their facts to running texts', () => {
    expect(fillDocument('# {{price.emergency}}', texts)).toBe('# 22.350\u00a0kr.');
  });

  test('that lack the words for no limit and by quote have signs instead', () => {
    const { facts } = fillTexts(site, site.defaultLanguage, {});
    expect(facts['package.hosting.basic.disk']).toBe('∞');
    expect(facts['package.hosting.plus.price']).toBe('–');
  });
});
