import { describe, expect, test } from 'vitest';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { edited } from '../site/minimal-site.ts';
import { editedFiles, editedProject, type FileEdit, projectOf, withProject } from './small-project.ts';

const home = (code: string) => `locales/${code}/home.json`;
const story = (code: string) => `content/${code}/story.md`;

/** A title of the home page in both languages. */
const titles = (is: string, en: string): FileEdit[] => [
  [home('is'), '"is home.hero.title"', JSON.stringify(is)],
  [home('en'), '"en home.hero.title"', JSON.stringify(en)],
];

/** The last paragraph of the running text in both languages. */
const ends = (is: string, en: string): FileEdit[] => [
  [story('is'), 'An hour costs {{price.hourly}}.', is],
  [story('en'), 'An hour costs {{price.hourly}}.', en],
];

const reading = (...edits: readonly FileEdit[]) => withProject(editedProject(...edits), readProject);
const told = (...edits: readonly FileEdit[]) =>
  reading(...edits).problems.map(
    ({ code, file, line, wording }) => `${file}:${line} ${code} ${wording.en.message}`,
  );

describe('the texts of two languages', () => {
  test('agree when they state the same in their own ways', () => {
    const { sound, problems } = reading(
      ...titles('Frá 1. maí kl. 9.30: 1.500 síður', 'From May 1 at 9:30 am: 1,500 pages'),
      ...ends('Sími [+354 555 0199](/lausnir), 99,9%.', 'Call [+354\u00a0555\u00a00199](/lausnir), 99.9%.'),
    );
    expect(problems).toEqual([]);
    expect(sound).toBe(true);
  });

  test('that differ are told once, with both places and both sides', () => {
    expect(
      told(...titles('Í 20 ár, síðan {{company.milestone.founded}}', 'For 21 years, since 2009')),
    ).toEqual([
      'locales/en/home.json:9 text-mismatch The two languages do not say the same: only English has 21 and 2009, ' +
        'only Íslenska has {{company.milestone.founded}} and 20. The other text is at locales/is/home.json:9:16.',
    ]);
  });

  test('that lack a value in one language are told', () => {
    const disk = (code: string, words: string): FileEdit => [
      `locales/${code}/solutions.json`,
      `"${code} packages.hosting.features.disk"`,
      JSON.stringify(words),
    ];
    expect(told(disk('is', '{{value}} diskpláss'), disk('en', 'Disk space'))).toEqual([
      expect.stringContaining('only Íslenska has {{value}}'),
    ]);
  });

  test('with a fact in both are alike, by its number in one of them', () => {
    const disk = '{{package.hosting.basic.disk}}';
    expect(told(...titles(`${disk.replace('}}', '.number}}')} gígabæti`, `${disk} of disk`))).toEqual([]);
  });

  test('may be searched for by different words', () => {
    const keywords: FileEdit = [home('is'), '"is home.meta.keywords"', '"vefur 101, opið 24/7"'];
    expect(told(keywords)).toEqual([]);
    // The description beside them is compared.
    expect(told([home('is'), 'is home.meta.description', 'vefur 101, opið 24/7, alla daga'])).toHaveLength(1);
  });

  test.each([
    ['a slip in a fact', 'Á {{price.hourley}}', 'At {{price.hourly}}', 'locales/is/home.json:9 unknown-fact'],
    [
      'a slip in the other language',
      'Á {{price.hourly}}',
      'At {{price.hourley}}',
      'locales/en/home.json:9 unknown-fact',
    ],
    ['a price that is typed', 'Á 14.900 kr.', 'At {{price.hourly}}', 'locales/is/home.json:9 typed-amount'],
  ])('%s is one problem, and not a difference as well', (_, is, en, problem) => {
    expect(told(...titles(is, en))).toEqual([expect.stringContaining(problem)]);
  });

  test('the form for a number that the first language has not is compared with its general one', () => {
    const disk = (code: string, ...texts: readonly string[]): FileEdit => [
      `locales/${code}/solutions.json`,
      `"disk": "${code} packages.hosting.features.disk"`,
      texts.join(', '),
    ];
    const icelandic = disk('is', '"disk_one": "{{count}} hólf"', '"disk_other": "{{count}} hólf"');
    const others = '"disk_one": "{{count}} box", "disk_other": "{{count}} boxes"';
    expect(told(icelandic, disk('en', others, '"disk_many": "{{count}} of boxes"'))).toEqual([]);
    expect(told(icelandic, disk('en', others, '"disk_many": "{{count}} of 7 boxes"'))).toEqual([
      expect.stringContaining('only English has 7'),
    ]);
  });
});

describe('the name of a product', () => {
  const named = projectOf(edited(['company:\n', 'properNames: [Shopify]\n\ncompany:\n']));
  const toldOf = (...edits: readonly FileEdit[]) =>
    withProject(editedFiles(named, edits), readProject).problems.map(({ wording }) => wording.en.message);

  test('that only one language has is told', () => {
    expect(toldOf(...titles('Verslun í Shopify', 'A web shop'))).toEqual([
      expect.stringContaining('only Íslenska has Shopify'),
    ]);
    expect(toldOf(...titles('Verslun í Shopify', 'A Shopify store'))).toEqual([]);
  });

  test('counts only when site.yaml lists it', () => {
    expect(toldOf(...titles('Verslun í Magento', 'A web shop'))).toEqual([]);
  });
});

describe('the running texts of two languages', () => {
  test('that differ are told at the paragraph, with both places', () => {
    expect(told(...ends('Við\nsvörum innan 2 daga.', 'We reply\nwithin 3 days.'))).toEqual([
      'content/en/story.md:3 text-mismatch The two languages do not say the same: only English has 3, ' +
        'only Íslenska has 2. The other text is at content/is/story.md:3:1.',
    ]);
  });

  test('are compared paragraph by paragraph: the same number in another one is told twice', () => {
    const problems = told(...ends('Fyrst 5.\n\nSvo ekkert.', 'First nothing.\n\nThen 5.'));
    expect(problems).toEqual([
      expect.stringMatching(
        /^content\/en\/story\.md:3 .*only Íslenska has 5\..* content\/is\/story\.md:3:1\.$/,
      ),
      expect.stringMatching(
        /^content\/en\/story\.md:5 .*only English has 5\..* content\/is\/story\.md:5:1\.$/,
      ),
    ]);
  });

  test.each([
    ['more', 'Eitt.', 'One.\n\n- Two\n- three', 'There is no such paragraph in content/is/story.md.'],
    [
      'fewer',
      'Eitt.\n\n## Tvö',
      'One.',
      'A heading is missing after this one; another language has it at content/is/story.md:5:1.',
    ],
  ])('have the same number of paragraphs, and %s are told once', (_, is, en, message) => {
    expect(told(...ends(is, en))).toEqual([expect.stringContaining(`text-mismatch ${message}`)]);
  });

  test('may have other ends of lines, and more than one empty line between paragraphs', () => {
    expect(told(...ends('Fyrst 5.\r\n\r\nSvo\r\n6.\r\n', 'First 5.\n\n \n\nThen\n6.'))).toEqual([]);
  });

  test.each([
    ['a slip in a fact', '{{price.hourley}}', 'unknown-fact'],
    ['a link that leads nowhere', '[{{price.hourly}}](/lausnri)', 'unknown-path'],
    ['a price that is typed', '14.900 kr.', 'typed-amount'],
  ])('%s is one problem in either language', (_, slip, code) => {
    for (const language of ['is', 'en']) {
      expect(told([story(language), '{{price.hourly}}', slip])).toEqual([
        expect.stringContaining(`content/${language}/story.md:3 ${code}`),
      ]);
    }
  });
});

describe('while only amounts and differences are in the way', () => {
  test.each([
    ['an amount is typed', 'Á 14.900 kr.', 'At $110'],
    ['two languages differ', 'Í 20 ár', 'For 21 years'],
  ])('the site can be shown, though not published: %s', (_, is, en) => {
    const { project, sound } = reading(...titles(is, en));
    expect(sound).toBe(false);
    // A number keeps to its unit by a space that does not break.
    const shown = JSON.stringify(project?.languages.is?.texts.namespaces.home).replaceAll('\u00a0', ' ');
    expect(shown).toContain(`"title":${JSON.stringify(is)}`);
    expect(project?.languages.en?.documents.story?.html).toContain('$110');
  });

  test('and a slip besides, it cannot', () => {
    expect(reading(...titles('Á 14.900 kr.', 'At {{price.hourley}}'))).toMatchObject({
      project: null,
      sound: false,
    });
  });
});
