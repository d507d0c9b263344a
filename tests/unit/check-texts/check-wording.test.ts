import { describe, expect, test } from 'vitest';
import { brief, expectPrinted, inBoth, type ProjectEdit, readCase, story } from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';
import { wordingCases } from './wording-cases.ts';

describe('everything is printed about', () => {
  test.each(wordingCases)('$code: $name', (mistake) => {
    const reading = readCase(mistake.edits);
    expectPrinted(mistake, reading);
    // All of them leave a site that can be shown until it is repaired.
    expect(reading.project).not.toBeNull();
  });
});

test('the small project in four languages has no problem', () => {
  expect(readCase([], { project: fourLanguages }).problems).toEqual([]);
});

/** Content that looks like a mistake but is correct. */
const correctTexts: readonly (readonly [name: string, edits: readonly ProjectEdit[]])[] = [
  [
    'headings that go down and up again',
    story('### Eitt\n\n#### Tvö\n\n## Þrjú', '### One\n\n#### Two\n\n## Three'),
  ],
  ['signs in code', story('Skrifið `**` og `[a](b` og `<b>`.', 'Type `**` and `[a](b` and `<b>`.')],
  [
    'stars that are no markup',
    story('Tvisvar 2 * 3 * 4, verð* og snake_case_name', 'Twice 2 * 3 * 4, price* and snake_case_name'),
  ],
  [
    'two links to one page, one of them to a place on it',
    story('[A](/lausnir) og [A](/lausnir#all)', '[A](/lausnir) and [A](/lausnir#all)'),
  ],
  [
    'signs in words',
    inBoth(
      'home.json',
      'home.hero.title',
      'Kría & Co, A < B, verð* og <3',
      'Kría & Co, A < B, price* and <3',
    ),
  ],
  [
    'forms for numbers',
    [
      [
        'locales/is/solutions.json',
        '"disk": "is packages.hosting.features.disk"',
        '"disk_one": "{{count}} hólf", "disk_other": "{{count}} hólf"',
      ],
      [
        'locales/en/solutions.json',
        '"disk": "en packages.hosting.features.disk"',
        '"disk": "{{count}} disks"',
      ],
    ],
  ],
  [
    'a long fact in a title that is short once it is filled in',
    inBoth(
      'solutions.json',
      'solutions.meta.title',
      'Vefir og hýsing frá {{package.hosting.basic.price}} hjá {{company.name}}',
      'Websites and hosting {{package.hosting.basic.price}} by {{company.name}}',
    ),
  ],
  [
    'what explains a folder, what a system hides, and notes for those who write',
    [
      { file: 'content/README.md', text: '# Content\n' },
      { file: 'locales/is/.home.json.swp', text: '' },
      { file: 'content/.DS_Store', text: '' },
      { file: 'content/is/glossary.md', text: '# Orð\n' },
      { file: 'content/en/glossary.md', text: '# Words\n' },
    ],
  ],
  [
    'emojis that are joined, and letters of other alphabets',
    story('Forritari 👩\u200d💻 og می\u200cخواهم', 'A programmer 👩\u200d💻 and می\u200cخواهم'),
  ],
];

describe('nothing is reported about', () => {
  test.each(correctTexts)('%s', (_, edits) => {
    expect(readCase(edits).problems.map(brief)).toEqual([]);
  });
});
