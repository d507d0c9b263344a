import { describe, expect, test } from 'vitest';
import {
  brief,
  inBoth,
  type MessageCase,
  messageCase,
  readingOf,
  testMessages,
} from '../texts/problem-case.ts';
import type { FileEdit } from '../texts/small-project.ts';
import { fourLanguages } from './four-languages.ts';

const sentence = 'Vefir sem standa af sér öll veður og endast lengi';
const home = (code: string) => `locales/${code}/home.json`;
const compared = { project: fourLanguages, before: fourLanguages };
const reported = (edits: readonly FileEdit[]) => readingOf(edits, compared).problems.map(brief);
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
This text is not translated: it is word for word the one in locales/is/home.json, and so is 1 more below it. Write it in the language of this file (English); a name goes under properNames in site.yaml.
Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json og eins er um 1 annan fyrir neðan. Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.`,
  messageCase(
    'a text in another language than that of its folder',
    inBoth('home.json', 'home.hero.title', 'Websites that stand up to all of the weather', 'Our sites last'),
  )`
locales/is/home.json:9:16 untranslated-text
This text seems to be in another language (English) than its file (Íslenska). Write it in the language of this file (Íslenska).
Þessi texti virðist vera á öðru tungumáli (English) en skráin (Íslenska). Skrifaðu hann á tungumáli þessarar skráar (Íslenska).`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('of four languages the one is reported into which another was copied:', () => {
  test.each([
    ['a sentence of the first language', 'Vefir sem standa af sér veður', ['is', 'da'], 'da'],
    ['a sentence that is in another one', 'Websites that stand up to the weather', ['is', 'en'], 'is'],
    ['a word that an edit put instead of the translation', 'is home.hero.title', ['da'], 'da'],
    ['a word of another language, edited in the first one', 'en home.hero.title', ['is'], 'is'],
  ])('%s', (_, words, codes, language) => {
    expect(reported(titles(words, ...codes))).toContain(`${home(language)}:9 untranslated-text`);
  });

  test('a paragraph in another language', () => {
    const spanish = 'Se **paga** luego, según [los precios]';
    const danish = 'Det **betales** ikke af dig, se [priserne]';
    expect(reported([['content/es/story.md', spanish, danish]])).toContain(
      'content/es/story.md:7 untranslated-text',
    );
  });

  test.each([
    ['locales/is/solutions.json', 'locales/es/solutions.json'],
    ['content/is/story.md', 'content/en/story.md'],
  ])('the whole of %s, once', (from, to) => {
    const project = { ...fourLanguages, [to]: fourLanguages[from] ?? '' };
    const { problems } = readingOf([], { project, before: fourLanguages });
    expect(problems.map(({ code, file }) => `${file} ${code}`)).toEqual([`${to} untranslated-text`]);
  });
});

describe('names and terms may be alike:', () => {
  test.each(['Hraunvefur Express', 'Pro', 'Reykjavík', 'Bjarg & Straumur', '{{company.name}} 24/7'])(
    '%s',
    (name) => {
      expect(reported(titles(name, 'is', 'en', 'es', 'da'))).toEqual([]);
    },
  );
});
