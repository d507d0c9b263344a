import { expect, test } from '@playwright/test';
import { type BuiltPage, wordsOf } from './built-page.ts';
import { builtPages, notFoundPath } from './built-pages.ts';
import { foreignLetters, functionWords, units, withoutNames, wordsIn } from './language-signs.ts';
import { writtenLanguages } from './typed-money.ts';

test('a word that tells one language is told of no other', () => {
  const all = Object.values(functionWords).flat();
  expect(all.filter((word, place) => all.indexOf(word) !== place)).toEqual([]);
});

test('a number that may part from its unit is recognised', () => {
  expect(['10 GB', '24 klst. a', '3 mánaða'].filter((text) => !units.is.test(text))).toEqual([]);
  expect(
    ['10\u00a0GB', '10 dagatöl', '5 pósthólf', '50%', '3 árekstrar'].filter((text) => units.is.test(text)),
  ).toEqual([]);
  expect(['4 timer', '7 dage', '50 %'].filter((text) => !units.da.test(text))).toEqual([]);
});

for (const language of writtenLanguages) {
  test.describe(language, () => {
    // In one worker, so that the pages are read once.
    test.describe.configure({ mode: 'default' });
    let pages: readonly BuiltPage[];

    /** The texts that something is wrong with, with what that is, each once and with the first page that has it. */
    const found = (wrong: (text: string) => readonly string[]) => {
      const seen = new Map<string, string>();
      for (const page of pages)
        for (const text of wordsOf(page)) {
          const signs = wrong(text);
          if (signs.length > 0 && !seen.has(text))
            seen.set(text, `${page.path} has “${signs.join(', ')}”: ${text}`);
        }
      return [...seen.values()];
    };

    test.beforeAll(async ({ browser }) => {
      pages = await builtPages(browser, language);
    });

    test('no text has words of another language', () => {
      const foreign = new Set(
        writtenLanguages.flatMap((other) => (other === language ? [] : functionWords[other])),
      );
      expect(found((text) => wordsIn(withoutNames(text)).filter((word) => foreign.has(word)))).toEqual([]);
    });

    test('every page has words of its own language', () => {
      const own = new Set(functionWords[language]);
      for (const { path, texts, language: lang } of pages) {
        expect(lang, path).toBe(language);
        const words = texts.flatMap(wordsIn).filter((word) => own.has(word));
        expect(words.length, path).toBeGreaterThan(10);
      }
    });

    test('no text has letters that the language does not write, but in names', () => {
      expect(found((text) => withoutNames(text).match(foreignLetters[language]) ?? [])).toEqual([]);
    });

    test('no text has straight quotes', () => {
      expect(found((text) => text.match(/\S*["']\S*/g) ?? [])).toEqual([]);
    });

    test('a number and its unit stay on one line', () => {
      expect(found((text) => text.match(units[language])?.slice(0, 1) ?? [])).toEqual([]);
    });

    test('every page has a title and a description that no other page has', () => {
      for (const texts of [pages.map(({ title }) => title), pages.map(({ description }) => description)]) {
        expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
        expect(texts).not.toContain('');
      }
    });

    test('every description is as long as a search engine shows', () => {
      expect(
        pages
          .map(({ path, description }) => ({ path, length: [...description].length }))
          .filter(({ length }) => length < 70 || length > 160),
      ).toEqual([]);
    });
  });
}

test('no sentence is the same in two languages', async ({ browser }) => {
  const first = new Map<string, string>();
  const twice = new Set<string>();
  for (const language of writtenLanguages)
    for (const built of await builtPages(browser, language))
      for (const text of built.path === notFoundPath ? [] : wordsOf(built)) {
        if (wordsIn(withoutNames(text)).length < 4) continue;
        const other = first.get(text) ?? language;
        if (other !== language) twice.add(`${other} and ${language}: ${text}`);
        first.set(text, other);
      }
  expect(first.size).toBeGreaterThan(2000);
  expect([...twice]).toEqual([]);
});
