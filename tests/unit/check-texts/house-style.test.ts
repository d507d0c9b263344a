import { describe, expect, test } from 'vitest';
import { readCase } from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';

/** Warnings about a title of the home page, without unrelated ones. */
function warnings(language: string, title: string, files: Record<string, string> = {}): string[] {
  const file = `locales/${language}/home.json`;
  const edit = [file, `${language} home.hero.title`, JSON.stringify(title).slice(1, -1)] as const;
  const { problems } = readCase([edit], { project: { ...fourLanguages, ...files } });
  return problems
    .filter(({ code }) => code === 'house-style')
    .map(({ severity, wording }) => `${severity}: ${wording.en.message} ${wording.en.hint}`);
}

describe('signs of another language are reported:', () => {
  test.each([
    ['is', 'Vefur sem "virkar"', 2],
    ['is', 'Á 1-2 vikum', 1],
    ['en', 'The „best“ site', 1],
    ['en', 'A site - and a shop', 1],
    ['es', 'La "mejor" web', 2],
    ['es', 'De 1–2 semanas', 1],
    ['da', 'Den “bedste” side', 2],
  ])('%s: %s', (language, title, count) => {
    expect(warnings(language, title)).toHaveLength(count);
  });

  test.each([
    ['is', 'Vefur „sem virkar“ – á 1–2 vikum'],
    ['en', 'The “best” site, in 1–2 weeks, at 24/7 and in 2026-27'],
    ['es', 'La «mejor» web, en 1-2 semanas'],
    ['da', 'Den »bedste« side – på 1-2 uger'],
  ])('but not those of the language itself: %s', (language, title) => {
    expect(warnings(language, title)).toEqual([]);
  });

  test('a no-break space is left to the site', () => {
    expect(warnings('en', '10\u00a0pages')).toEqual([expect.stringContaining('Type an ordinary space')]);
  });
});

describe('a word that the glossary leaves out', () => {
  const glossary = {
    'content/en/glossary.md': '| a | b | c |\n|---|---|---|\n| x | online store (m.) | web shop, Webshop |\n',
  };

  test('is found whole, in any letters', () => {
    expect(warnings('en', 'Your WEB shop', glossary)).toEqual([
      'warning: “WEB shop” is a word that the glossary advises against. Write instead: online store (m.).',
    ]);
    expect(warnings('en', 'Your web shopping and {{figure.clients}} webshops', glossary)).toEqual([]);
    expect(warnings('en', 'A fact with one bracket less, {web shop}', glossary)).toEqual([]);
  });
});

test('the word of the default language is the term itself', () => {
  const table = '| Hugtak | Notkun | Orð |\n| --- | --- | --- |\n| slóð | kv. | hlekkur (um vef), linkur |\n';
  expect(warnings('is', 'Linkur', { 'content/is/glossary.md': table })).toEqual([
    expect.stringMatching(/Write instead: slóð\.$/),
  ]);
});
