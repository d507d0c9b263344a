import { describe, expect, test } from 'vitest';
import {
  brief,
  inBoth,
  type MessageCase,
  messageCase,
  readCase,
  testMessages,
} from '../texts/problem-case.ts';
import type { FileEdit } from '../texts/small-project.ts';
import { fourLanguages } from './four-languages.ts';

const sentence = 'Vefir sem standa af sér öll veður og endast lengi';
const home = (code: string) => `locales/${code}/home.json`;
const report = (edits: readonly FileEdit[]) =>
  readCase(edits, { project: fourLanguages }).problems.map(brief);
/** Titles of the home page in some of four languages. */
const titles = (words: string, ...codes: readonly string[]) =>
  codes.map((code): FileEdit => [home(code), `${code} home.hero.title`, words]);

const messages: readonly MessageCase[] = [
  messageCase('both texts of one thing, reported once', [
    ...inBoth('home.json', 'home.hero.title', sentence, sentence),
    ...inBoth(
      'home.json',
      'home.hero.text',
      `${sentence}. Líka á þriðjudögum.`,
      `${sentence}. Líka á þriðjudögum.`,
    ),
  ])`
locales/en/home.json:9:16 untranslated-text
This text is not translated: it is identical to the one in locales/is/home.json, and so is 1 more below it. Translate it into the language of this file (English); a proper name goes under properNames in site.yaml.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('of four languages the one is reported into which another was copied:', () => {
  test.each([
    ['a few words that the others have translated', 'Vefir sem endast', ['is', 'da'], 'da'],
    ['a sentence of another translation', 'Websites that stand up to the weather', ['en', 'es'], 'es'],
  ])('%s', (_, words, codes, language) => {
    expect(report(titles(words, ...codes))).toContain(`${home(language)}:9 untranslated-text`);
  });

  test.each([
    ['locales/is/solutions.json', 'locales/es/solutions.json'],
    ['content/is/story.md', 'content/en/story.md'],
  ])('the whole of %s, once', (from, to) => {
    const project = { ...fourLanguages, [to]: fourLanguages[from] ?? '' };
    const { problems } = readCase([], { project });
    expect(problems.map(({ code, file }) => `${file} ${code}`)).toEqual([`${to} untranslated-text`]);
  });
});

test('a text in another language is reported, also if it is no copy', () => {
  const reportWith = (title: string) =>
    report([
      [home('is'), 'is home.hero.title', 'Við smíðum vefi sem standa af sér öll veður'],
      [home('is'), 'is home.hero.text', 'Vefi sem standa af sér öll veður smíðum við'],
      [home('en'), 'en home.hero.title', title],
      [home('en'), 'en home.hero.text', 'Websites that stand up to any weather we build'],
    ]).filter((problem) => problem.endsWith('untranslated-text'));
  expect(reportWith('We build websites that stand up to any weather')).toEqual([]);
  expect(reportWith('Öll veður sem vefi standa af sér smíðum við')).toEqual([
    `${home('en')}:9 untranslated-text`,
  ]);
});

describe('names and terms may be alike:', () => {
  test.each(['Hraunvefur Express', 'Bjarg & Straumur', '{{company.name}} 24/7'])('%s', (name) => {
    expect(report(titles(name, 'is', 'en', 'es', 'da'))).toEqual([]);
  });
});
