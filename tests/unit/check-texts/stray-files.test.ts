import { describe, expect, test } from 'vitest';
import { brief, type MessageCase, messageCase, readCase, testMessages } from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';

const texts = '{\n  "home": "heima"\n}\n';

/** Files that nothing reads. */
const messages: readonly MessageCase[] = [
  messageCase('a folder of no language, reported once', [
    { file: 'locales/fr/home.json', text: texts },
    { file: 'locales/fr/site.json', text: texts },
  ])`
locales/fr/home.json:1:1 stray-file (warning)
locales/fr/home.json is not used. Delete it, or move what you need to a file that the site uses: locales/is/site.json, locales/is/common.json or locales/is/forms.json.`,
  messageCase('a document that no page shows, in both languages, reported once', [
    { file: 'content/is/handbook.md', text: 'Handbók.\n' },
    { file: 'content/en/handbook.md', text: 'Handbook.\n' },
  ])`
content/is/handbook.md:1:1 stray-file (warning)
No page shows content/is/handbook.md. Show it in a section of a page with “kind: prose” and “document: handbook”, or delete it in every language.`,
  messageCase('a word mark of no client', [
    { file: 'content/marks/bjarg.svg', text: '<svg viewBox="0 0 1 1"></svg>' },
  ])`
content/marks/bjarg.svg:1:1 stray-file (warning)
No client uses the word mark content/marks/bjarg.svg. Add “mark: bjarg” to a client under company in site.yaml, or delete it.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

test.each([
  ['locales/en/home.json', 'locales/en/Home.JSON'],
  ['content/da/story.md', 'content/dk/story.md'],
])('%s that was saved as %s is missing, and reported as that only', (file, other) => {
  const { [file]: text = '', ...project } = fourLanguages;
  const { problems } = readCase([{ file: other, text }], { project, before: fourLanguages });
  expect(problems.map(({ code, file: where }) => `${where} ${code}`)).toEqual([`${file} missing-file`]);
});

test('a text without words is missing, and reported as that only', () => {
  const { problems } = readCase([['locales/da/home.json', '"da home.hero.title"', '" "']], {
    project: fourLanguages,
  });
  expect(problems.map(brief)).toEqual(['locales/da/home.json:9 missing-text']);
});

test('a misspelt code of a language is reported once, also if the language has a glossary', () => {
  const glossary = { file: 'content/da/glossary.md', text: '# Glossary\n' };
  const { problems } = readCase([['site.yaml', 'code: da', 'code: dax'], glossary], {
    project: fourLanguages,
  });
  expect(problems.map(brief)).toEqual(['site.yaml:76 missing-file']);
});
