import { describe, expect, test } from 'vitest';
import type { FileEdit } from '../texts/small-project.ts';
import { fourLanguages, readingOfFiles, readingOfFour } from './four-languages.ts';
import { brief } from './wording-case.ts';

const told = (...edits: readonly FileEdit[]) => readingOfFour(...edits).problems.map(brief);
const home = (code: string) => `locales/${code}/home.json`;
const story = (code: string) => `content/${code}/story.md`;

describe('nothing is told of', () => {
  test('the small project in four languages', () => {
    expect(told()).toEqual([]);
  });
});

describe('of four languages the one that is not like the others is told:', () => {
  test.each<[name: string, edit: FileEdit, problem: string]>([
    [
      'bold that the first one lost',
      [story('is'), '**greidd**', 'greidd'],
      'content/is/story.md:7 markup-mismatch',
    ],
    [
      'bold that another one lost',
      [story('da'), '**betales**', 'betales'],
      'content/da/story.md:7 markup-mismatch',
    ],
    ['code that is none', [story('es'), '`todo`', 'todo'], 'content/es/story.md:12 markup-mismatch'],
    ['a heading of another level', [story('is'), '### ', '## '], 'content/is/story.md:5 markup-mismatch'],
    ['a heading that is none', [story('is'), '### ', ''], 'content/is/story.md:5 markup-mismatch'],
    ['a point that lost its dash', [story('es'), '- Otra', 'Otra'], 'content/es/story.md:10 markup-mismatch'],
    [
      'a first point that lost its dash',
      [story('en'), '- This', 'This'],
      'content/en/story.md:9 markup-mismatch',
    ],
    [
      'a link that is none',
      [story('is'), '](/lausnir)', '] (/lausnir)'],
      'content/is/story.md:7 markup-mismatch',
    ],
    ['a heading without words', [story('da'), '### Arbejdet', '###'], 'content/da/story.md:5 heading-order'],
    [
      'a picture without words',
      [story('en'), 'Which', '![](https://a.example/b.png) Which'],
      'content/en/story.md:12 missing-alternative',
    ],
  ])('%s', (_, edit, problem) => {
    expect(told(edit)).toEqual([problem]);
  });
});

describe('what is not translated is told where it was put:', () => {
  const icelandic = 'Vefir sem standa af sér veður';
  const english = 'Websites that stand up to the weather';

  test.each<[name: string, edits: readonly FileEdit[], problem: string]>([
    [
      'a sentence that is the first language’s',
      [
        [home('is'), 'is home.hero.title', icelandic],
        [home('da'), 'da home.hero.title', icelandic],
      ],
      'locales/da/home.json:9',
    ],
    [
      'two words that all others have translated',
      [
        [home('is'), 'is home.hero.title', 'Okkar verk'],
        [home('es'), 'es home.hero.title', 'Okkar verk'],
      ],
      'locales/es/home.json:9',
    ],
    [
      'a text in the first language that is in another one',
      [
        [home('is'), 'is home.hero.title', english],
        [home('en'), 'en home.hero.title', english],
      ],
      'locales/is/home.json:9',
    ],
    [
      'a paragraph in another language',
      [[story('es'), 'Se **paga** luego, según [los precios]', 'Det **betales** ikke af dig, se [priserne]']],
      'content/es/story.md:7',
    ],
  ])('%s', (_, edits, problem) => {
    expect(told(...edits)).toContain(`${problem} untranslated-text`);
  });

  test('a word that an edit put in the place of the translation', () => {
    expect(told([home('da'), 'da home.hero.title', 'is home.hero.title'])).toEqual([
      'locales/da/home.json:9 untranslated-text',
    ]);
  });

  test('the first language’s words, when they are what was edited', () => {
    expect(told([home('is'), '"is home.hero.title"', '"en home.hero.title"'])).toEqual([
      'locales/is/home.json:9 untranslated-text',
    ]);
  });

  test('a file or a running text that was copied, once', () => {
    const copies = ['solutions.json', 'forms.json'].map((name) => [
      `locales/es/${name}`,
      `locales/is/${name}`,
    ]);
    for (const [to = '', from = ''] of [...copies, [story('en'), story('is')]]) {
      const { problems } = readingOfFiles({ ...fourLanguages, [to]: fourLanguages[from] ?? '' });
      expect(problems.map(({ code, file }) => `${file} ${code}`)).toEqual([`${to} untranslated-text`]);
    }
  });
});

describe('names and terms may be alike:', () => {
  test.each([
    'Hraunvefur',
    'Pro',
    'Hraunvefur Express',
    'Reykjavík',
    'Bjarg & Straumur',
    '{{company.name}} 24/7',
  ])('%s', (name) => {
    const edits = ['is', 'en', 'es', 'da'].map(
      (code): FileEdit => [home(code), `${code} home.hero.title`, name],
    );
    expect(told(...edits)).toEqual([]);
  });
});

test('a button of the header that leads elsewhere than the same buttons of pages is one problem', () => {
  const { problems } = readingOfFour(
    ['site.yaml', 'quote: { label: get-quote, to: /lausnir }', 'quote: { label: get-quote, to: / }'],
    [
      'site.yaml',
      '{ kind: hero, id: hero }\n      - kind: card-grid',
      '{ kind: hero, id: hero, actions: [{ label: get-quote, to: /lausnir }] }\n      - kind: card-grid',
    ],
  );
  expect(problems.map(({ code, file, path }) => [file, path.join('.'), code])).toEqual([
    ['site.yaml', 'navigation.quote.to', 'same-link-text'],
  ]);
});

test('a file that was saved under another name is missing, and told as that only', () => {
  for (const [file, other] of [
    [home('en'), 'locales/en/Home.JSON'],
    [story('en'), 'content/en/story.markdown'],
    [story('da'), 'content/dk/story.md'],
  ] as const) {
    const { [file]: text = '', ...rest } = fourLanguages;
    const { problems } = readingOfFiles({ ...rest, [other]: text });
    expect(problems.map(({ code, file: where }) => `${where} ${code}`)).toEqual([`${file} missing-file`]);
  }
});

test.each(['""', '"  "'])('a text without words (%s) is missing, and told as that only', (words) => {
  for (const slot of ['hero.title', 'meta.title', 'meta.description'])
    for (const code of ['is', 'da']) {
      const written = new RegExp(`"${code} home\\.${slot.replace('.', '\\.')}[^"]*"`).exec(
        fourLanguages[home(code)] ?? '',
      )?.[0];
      const { problems } = readingOfFour([home(code), written ?? '', words]);
      expect(problems.map(({ code: what, file }) => `${file} ${what}`)).toEqual([
        `${home(code)} missing-text`,
      ]);
    }
});
