import { expect } from '@playwright/test';
import { rawTexts } from './raw-texts.ts';
import { readAllPages, readPages } from './read-pages.ts';
import { languages } from './site-model.ts';
import { test } from './site-test.ts';

test('what should have become words is recognised', () => {
  const raw = [
    'common:menu.main',
    'menu.main',
    'Sjá menu.main: is',
    'frá {{price.hourly}}',
    'NaN kr.',
    'undefined',
    '[object Object]',
    'null',
  ];
  const fine = ['14.900 kr.', 'hraunvefur.is', 'Node.js', 'Kl. 9:00.', 'Verð: frá 4.990 kr.', 'about. The'];
  expect(rawTexts([...raw, ...fine])).toEqual(raw);
});

for (const language of languages) {
  test(`every page of the ${language} site shows words only`, { tag: '@content' }, async ({
    page,
    request,
  }) => {
    const reader = { page, request };
    const pages = [
      ...(await readAllPages(reader, language)),
      ...(await readPages(reader, language, ['/engin-sida'])),
    ];
    for (const { path, texts } of pages) {
      expect(texts.length, path).toBeGreaterThan(60);
      expect(rawTexts(texts), path).toEqual([]);
    }
  });
}
