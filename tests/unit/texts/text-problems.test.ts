import { describe, expect, test } from 'vitest';
import { SHOWABLE_CODES } from '../../../checks/problems/problem.ts';
import { checkFiles } from '../../../checks/project/read-project.ts';
import {
  brief,
  expectPrinted,
  inBoth,
  type MessageCase,
  messageCase,
  type ProjectEdit,
  readCase,
  testMessages,
} from './problem-case.ts';
import { type FileEdit, smallProject } from './small-project.ts';
import { textProblemCases } from './text-problem-cases.ts';

const home = 'locales/is/home.json';
const title = '"is home.hero.title"';
const titleLine = '      "title": "is home.hero.title",\n';
const numbersTitle = titleLine.replace('hero', 'numbers');
const yaml = 'site.yaml';
const speed = '          - { id: speed, icon: zap }\n';
const report = (...edits: readonly ProjectEdit[]) => readCase(edits).problems.map(brief);
/** The title and the text of the home page in both languages. */
const fourTexts = (words: string): readonly FileEdit[] =>
  ['is', 'en'].flatMap((code): FileEdit[] => [
    [`locales/${code}/home.json`, `"${code} home.hero.title"`, words],
    [`locales/${code}/home.json`, `"${code} home.hero.text"`, words],
  ]);

test('the small project has no problem', () => {
  expect(readCase([]).problems).toEqual([]);
});

describe('everything is printed about', () => {
  test.each(textProblemCases)('$code: $name', (mistake) => {
    const reading = readCase(mistake.edits);
    expectPrinted(mistake, reading);
    // A preview is shown unless an error leaves nothing to show.
    expect(reading.project === null).toBe(
      mistake.code !== 'unused-text' && !SHOWABLE_CODES.has(mistake.code),
    );
    expect(reading.sound).toBe(mistake.code === 'unused-text');
  });
});

/** Other messages about texts, and about names and texts that no longer match. */
const messages: readonly MessageCase[] = [
  messageCase('an optional text that only one language has', [
    [home, numbersTitle, `${numbersTitle}      "text": "Síðan {{company.milestone.founded}}",\n`],
  ])`
locales/en/home.json:13:16 missing-text
The text home.numbers.text is missing in locales/en/home.json. Add "text": "…" under home > numbers, after "title". Another language has: Síðan {{company.milestone.founded}}`,
  messageCase('a missing document', [['content/en/story.md', null]])`
content/en/story.md:1:1 missing-file
The file content/en/story.md is missing. Write it, or copy the file of the same name from another language and translate it.`,
  messageCase('a page whose words are in another file', [
    [yaml, '    path: /lausnir\n    texts: solutions', '    path: /lausnir\n    texts: home'],
  ])`
site.yaml:118:12 renamed-id
The texts of “solutions” are not in home.json. Did you mean solutions? Its texts are in solutions.json.`,
  messageCase('a fact that there is not, which many texts name', [...fourTexts('"{{figure.awards}}"')])`
locales/is/home.json:9:16 unknown-fact
{{figure.awards}} is not a fact in site.yaml, but 4 texts use it. Restore it in site.yaml, or remove it from the texts.`,
  messageCase('a figure with a typo in its name, which texts name', [
    ...fourTexts('"{{figure.awards}}"'),
    [yaml, '  clients: 500+', '  clients: 500+\n  awadrs: 12'],
  ])`
site.yaml:32:3 unknown-fact
Nothing uses “awadrs”, but “awards” is used and does not exist. Write awards here. 4 texts have {{figure.awards}}, the first on line 9 of locales/is/home.json.`,
  messageCase('a page of a menu with a typo in its name', [
    [yaml, '  - id: hosting\n    path', '  - id: hositng\n    path'],
  ])`
site.yaml:128:9 renamed-id
There are no texts for “hositng”. Did you mean hosting? To rename it, change the name in nav.json and solutions.json of every language as well.`,
  messageCase('a section that was moved to another page', [
    [yaml, '      - { kind: form, id: write, form: contact }\n', ''],
    [
      yaml,
      '      - { kind: order-form',
      '      - { kind: form, id: write, form: contact }\n      - { kind: order-form',
    ],
  ])`
site.yaml:139:27 missing-text
The texts of “write” are still where it was before. Move “write” from solutions in solutions.json to hosting in solutions.json, in every language.`,
  messageCase('a section with a typo in its name, whose texts are optional', [
    [yaml, 'id: story,', 'id: stoyr,'],
    [home, '"hero": {', '"story": { "title": "Sagan" },\n    "hero": {'],
    ['locales/en/home.json', '"hero": {', '"story": { "title": "History" },\n    "hero": {'],
  ])`
site.yaml:114:28 renamed-id (warning)
There are no texts for “stoyr”. Did you mean story? To rename it, change the name in home.json of every language as well.`,
  messageCase('all words of a card in one language', [
    [
      'locales/en/solutions.json',
      ',\n        "speed": {\n          "title": "en solutions.all.cards.speed.title",\n          "text": "en solutions.all.cards.speed.text"\n        }',
      '',
    ],
  ])`
locales/en/solutions.json:17:19 missing-text
The texts of solutions.all.cards.speed are missing in locales/en/solutions.json. Add "speed" with "title" and "text" under solutions > all > cards, after "hosting". They are in locales/is/solutions.json.`,
  messageCase('a new card, for which no language has words', [
    [yaml, speed, `${speed}          - { id: watching, icon: house }\n`],
  ])`
site.yaml:127:19 missing-text
There are no texts for “watching” yet. Add "title" and "text" under solutions > all > cards > watching in solutions.json, in every language.`,
  messageCase('a card that was taken out, whose words are there in all languages', [[yaml, speed, '']])`
locales/is/solutions.json:19:9 unused-text (warning)
Nothing on the site shows the texts of solutions.all.cards.speed (in 2 languages). Delete them, or use the same name in site.yaml for the item that they belong to.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('several mistakes', () => {
  test('in several files are all reported', () => {
    expect(
      report(
        [home, title, '"{{price.hourley}}"'],
        ['locales/en/home.json', '"en home.hero.title"', '5'],
        ['locales/is/site.json', null],
        ['content/en/story.md', '{{price.hourly}}', '{{prise.hourly}}'],
      ).sort(),
    ).toEqual([
      'content/en/story.md:3 unknown-fact',
      'locales/en/home.json:9 text-shape',
      'locales/is/home.json:9 unknown-fact',
      'locales/is/site.json:1 missing-file',
    ]);
  });

  test('in site.yaml come first: the texts are checked once it is sound', () => {
    expect(report([yaml, 'icon: zap', 'icon: zapp'], [home, null])).toEqual(['site.yaml:126 unknown-icon']);
  });
});

describe('no braces and no names reach a page instead of a value:', () => {
  test.each(['{{price.hourly}', '{{price. hourly}}', '{{count}}'])('%s is reported', (fact) => {
    expect(report([home, title, `"${fact}"`])).toEqual([`${home}:9 unknown-fact`]);
  });

  test('a feature may use its figure', () => {
    const words = '{{value}} / {{ count }}: {{package.hosting.basic.disk}}';
    expect(report(...inBoth('solutions.json', 'packages.hosting.features.disk', words, words))).toEqual([]);
  });

  test('a feature without a limit needs a text of its own', () => {
    const english = '"disk": "en packages.hosting.features.disk"';
    expect(
      report(
        [yaml, 'disk: 10 GB', 'disk: unlimited'],
        ['locales/is/solutions.json', '"is packages.hosting.features.disk"', '"{{value}} af plássi"'],
        ['locales/en/solutions.json', english, '"disk_unlimited": "No end", "disk": "{{value}} of disk"'],
      ),
    ).toEqual([expect.stringMatching(/^locales\/is\/solutions.json:\d+ missing-text$/)]);
  });

  test('a duplicate key is reported: one of the two texts is lost', () => {
    const edit: FileEdit = [home, `"title": ${title}`, '"title": "a", "title": "b"'];
    expect(report(edit)).toEqual([`${home}:9 duplicate-key`]);
  });
});

describe('a file in another encoding is reported once, as that:', () => {
  const encodings = {
    'UTF-16 without one': (text: string) => Buffer.from(text, 'utf16le'),
    'Latin-1': (text: string) => Buffer.from(`${text}þ`, 'latin1'),
  };

  test.each(Object.entries(encodings))('%s', (_, encode) => {
    for (const file of [yaml, home, 'content/en/story.md']) {
      const project = new Map<string, string | Uint8Array>(Object.entries(smallProject));
      const { problems } = checkFiles(project.set(file, encode(smallProject[file] ?? '')));
      const hint = 'Open it in a text editor and save it as plain text in UTF-8.';
      expect(problems).toMatchObject([{ file, code: 'not-text', wording: { en: { hint } } }]);
    }
  });
});
