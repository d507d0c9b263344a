import { expect, test } from 'vitest';
import { editedProject, smallProject } from '../texts/small-project.ts';
import { printedImpact } from './printed-impact.ts';

const priceAndText = editedProject(
  ['site.yaml', 'ISK: 4990, USD: 39', 'ISK: 5490, USD: 45'],
  ['locales/en/home.json', '"en home.hero.text"', '"A <b>bold</b> *word* | and @somebody"'],
);

test('JSON holds each change with its values, pages and languages', () => {
  const printed = printedImpact(smallProject, priceAndText, { format: 'json' });
  expect(JSON.parse(printed.replaceAll('\u00a0', ' '))).toEqual({
    version: 2,
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
        subject: 'package.hosting.basic.price',
        name: 'en packages.hosting.basic.name',
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
        also: ['structured-data'],
        from: null,
        until: null,
        note: null,
        elsewhere: [],
      },
      {
        kind: 'changed',
        topic: 'texts',
        subject: 'home:home.hero.text',
        name: 'en home.title › Hero › text',
        label: '',
        before: 'en home.hero.text',
        after: 'A <b>bold</b> *word* | and @somebody',
        values: [
          {
            languages: ['en'],
            before: 'en home.hero.text',
            after: 'A <b>bold</b> *word* | and @somebody',
            percent: null,
          },
        ],
        pages: ['/'],
        everyPage: false,
        languages: ['en'],
        also: [],
        from: null,
        until: null,
        note: null,
        elsewhere: [],
      },
    ],
  });
});

test('JSON says that nothing changes', () => {
  expect(JSON.parse(printedImpact(smallProject, smallProject, { format: 'json' }))).toMatchObject({
    changed: false,
    counts: { prices: 0, pages: 0, forms: 0, texts: 0 },
    changes: [],
  });
});

test('Markdown has a table of prices and lists of all else', () => {
  const printed = printedImpact(smallProject, priceAndText, { format: 'markdown' });
  // As GitHub shows it: without the escapes.
  expect(
    printed.replaceAll('\u00a0', ' ').replace(/\\(?=[!-/:-@[-`{-~])/g, ''),
  ).toBe(`## What changes for visitors since HEAD

**Prices and figures: 1 · Texts: 1**

### Prices and figures

| What | Before | After | Where |
|---|---|---|---|
| en packages.hosting.basic.name | is: 4.990 kr.<br>en: $39 | is: 5.490 kr. (+10 %)<br>en: $45 (+15.4 %) | /lausnir/vefhysing (2 languages), structured data |

### Texts

- **en home.title** /
  - Hero › text (English)
    - en “en home.hero.text” → “A <b>bold</b> *word* | and @<!-- -->somebody”
`);
});

test('Markdown shows what is written as it is', () => {
  const printed = printedImpact(smallProject, priceAndText, { format: 'markdown' });
  expect(printed).toContain('\\<b\\>bold');
  expect(printed).toContain('\\*word\\*');
  expect(printed).not.toContain(' @somebody');
});

test('Markdown folds a long list away', () => {
  const some = (count: number) =>
    Object.fromEntries(
      Object.entries(smallProject).map(([file, text]) => {
        let left = count;
        if (!file.endsWith('en/solutions.json')) return [file, text];
        return [file, text.replace(/": "en /g, (written) => (left-- > 0 ? '": "now ' : written))];
      }),
    );
  expect(printedImpact(smallProject, some(12), { format: 'markdown' })).not.toContain('<details>');
  const long = printedImpact(smallProject, some(13), { format: 'markdown' });
  expect(long).toContain('<details><summary>Texts: 13</summary>');
  expect(long).toContain('\n</details>\n');
});
