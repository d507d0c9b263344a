import { describe, expect, test } from 'vitest';
import { fourLanguages } from '../check-texts/four-languages.ts';
import { editSite } from '../site/minimal-site.ts';
import { type MessageCase, messageCase, type ProjectEdit, readCase, testMessages } from './problem-case.ts';
import { createProject, type FileEdit } from './small-project.ts';

const home = (code: string) => `locales/${code}/home.json`;
const story = (code: string) => `content/${code}/story.md`;
const price = 'An hour costs {{price.hourly}}.\n';

/** The same edit of the document in each language. */
const inStories = (codes: readonly string[], find: string, replace: string): readonly FileEdit[] =>
  codes.map((code): FileEdit => [story(code), find, replace]);

/** A title of the home page in both languages. */
const titles = (is: string, en: string): FileEdit[] => [
  [home('is'), '"is home.hero.title"', JSON.stringify(is)],
  [home('en'), '"en home.hero.title"', JSON.stringify(en)],
];

const report = (edits: readonly ProjectEdit[], project?: Readonly<Record<string, string>>) =>
  readCase(edits, project && { project }).problems.map(
    ({ code, file, line, wording }) => `${file}:${line} ${code} ${wording.en.message}`,
  );

/** In four languages; if all others differ from the first one, the mistake is in the first one. */
const messages: readonly MessageCase[] = [
  messageCase('a number in the first language only', [
    ['locales/is/home.json', '"is home.hero.title"', '"is home.hero.title 17"'],
  ])`
locales/is/home.json:9:16 text-mismatch
The two languages differ: only Íslenska has 17. The other text is at locales/en/home.json:9:16. Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.`,
  messageCase('a paragraph that the first language lacks', inStories(['is'], `${price}\n`, ''))`
content/is/story.md:1:1 text-mismatch
After this, plain text is missing; another language has it at content/en/story.md:3:1. Write the same headings, paragraphs and list items in the same order in every language.`,
  messageCase(
    'a heading that only the first language has',
    inStories(['is'], price, `${price}\n### Og svo\n`),
  )`
content/is/story.md:5:1 text-mismatch
This is not in content/en/story.md. Write the same headings, paragraphs and list items in the same order in every language.`,
  messageCase('paragraphs in another order', [
    [story('es'), '## Since', 'Se **paga** luego, según [los precios](/lausnir).\n\n## Since'],
    [story('es'), '\n\nSe **paga** luego, según [los precios](/lausnir).\n\n-', '\n\n-'],
  ])`
content/es/story.md:1:1 text-mismatch
From here on, the parts of this text are in a different order than in the other language (content/is/story.md:1:1). Write the same paragraphs in the same order in every language.`,
];

describe('of four languages', () => {
  testMessages(messages, { project: fourLanguages });
});

describe('the texts of two languages', () => {
  test('that differ are reported once, with both places and both sides', () => {
    expect(
      report(titles('Í 20 ár, síðan {{company.milestone.founded}}', 'For 21 years, since 2009')),
    ).toEqual([
      'locales/en/home.json:9 text-mismatch The two languages differ: only English has 21 and 2009, ' +
        'only Íslenska has {{company.milestone.founded}} and 20. The other text is at locales/is/home.json:9:16.',
    ]);
  });

  test.each([
    ['a typo in a fact', 'Á {{price.hourley}}', 'At {{price.hourly}}', 'unknown-fact'],
    ['a price that is typed', 'Á 14.900 kr.', 'At {{price.hourly}}', 'typed-amount'],
  ])('%s is one problem, and not a difference as well', (_, is, en, code) => {
    expect(report(titles(is, en))).toEqual([expect.stringContaining(`locales/is/home.json:9 ${code}`)]);
    expect(report([[story('is'), 'An hour costs {{price.hourly}}', is]])).toEqual([
      expect.stringContaining(`content/is/story.md:3 ${code}`),
    ]);
  });

  test('need the same values in each form for a number', () => {
    const disk = (code: string, ...texts: readonly string[]): FileEdit => [
      `locales/${code}/solutions.json`,
      `"disk": "${code} packages.hosting.features.disk"`,
      texts.join(', '),
    ];
    const icelandic = disk('is', '"disk_one": "{{count}} hólf"', '"disk_other": "{{count}} hólf"');
    const others = '"disk_one": "{{count}} box", "disk_other": "{{count}} boxes"';
    expect(report([icelandic, disk('en', others, '"disk_many": "{{count}} of boxes"')])).toEqual([]);
    expect(report([icelandic, disk('en', others, '"disk_many": "{{count}} of 7 boxes"')])).toEqual([
      expect.stringContaining('only English has 7'),
    ]);
  });

  test('both have the name of a product that site.yaml lists', () => {
    const brands = createProject(editSite(['company:\n', 'properNames: [Shopify]\n\ncompany:\n']));
    expect(report(titles('Verslun í Shopify', 'A web shop'), brands)).toEqual([
      expect.stringContaining('only Íslenska has Shopify'),
    ]);
    expect(report(titles('Verslun í Magento', 'A web shop'), brands)).toEqual([]);
  });
});

test('while two languages differ the site can be shown, though not published', () => {
  const { project, sound } = readCase(titles('Í 20 ár', 'For 21 years'));
  expect(sound).toBe(false);
  // A non-breaking space keeps a number together with its unit.
  expect(JSON.stringify(project?.languages.is?.texts.namespaces.home)).toContain('"title":"Í 20\u00a0ár"');
});
