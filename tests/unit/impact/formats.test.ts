import { expect, test } from 'vitest';
import { editProject, smallProject } from '../texts/small-project.ts';
import { printImpact } from './printed-impact.ts';

const priceAndText = editProject(
  ['site.yaml', 'ISK: 4990, USD: 39', 'ISK: 5490, USD: 45'],
  ['locales/en/home.json', '"en home.hero.text"', '"A <b>bold</b> *word* | and @somebody"'],
);

test('JSON holds each change with its values, pages and languages', () => {
  const output = printImpact(smallProject, priceAndText, { format: 'json' });
  expect(JSON.parse(output.replaceAll('\u00a0', ' '))).toEqual({
    version: 4,
    base: 'HEAD',
    day: '2026-11-20',
    language: 'en',
    changed: true,
    problems: 0,
    counts: { prices: 1, pages: 0, forms: 0, texts: 1 },
    changes: [
      {
        kind: 'changed',
        topic: 'prices',
        name: 'en hosting.title › en packages.hosting.basic.name',
        label: '',
        before: '4.990 kr.',
        after: '5.490 kr.',
        values: [
          { languages: ['is'], before: '4.990 kr.', after: '5.490 kr.', percent: 10 },
          { languages: ['en'], before: '$39', after: '$45', percent: 15.4 },
        ],
        pages: ['/lausnir/vefhysing'],
        everyPage: false,
        languages: ['is', 'en'],
        from: null,
        until: null,
        note: null,
      },
      expect.objectContaining({
        topic: 'texts',
        name: 'en home.title › en home.hero.title › text',
        after: 'A <b>bold</b> *word* | and @somebody',
        pages: ['/'],
        languages: ['en'],
      }),
    ],
  });
});

test('Markdown has the same lines in lists', () => {
  const output = printImpact(smallProject, priceAndText, { format: 'markdown' });
  // As displayed by GitHub: without the escapes.
  expect(
    output.replaceAll('\u00a0', ' ').replace(/\\(?=[!-/:-@[-`{-~])/g, ''),
  ).toBe(`## What changes for visitors since HEAD

### Prices and figures

- en hosting.title › en packages.hosting.basic.name: 4.990 kr. → 5.490 kr. · /lausnir/vefhysing (2 languages)
  - is +10 %; en $39 → $45 (+15.4 %)

### Texts

- en home.title › en home.hero.title › text · / (English)
  - en “en home.hero.text” → “A <b>bold</b> *word* | and @<!-- -->somebody”
`);
  expect(output).toContain('\\<b\\>bold');
  expect(output).toContain('\\*word\\*');
});
