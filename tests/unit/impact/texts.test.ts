import { expect, test } from 'vitest';
import { editedFiles, editedProject, projectOf, smallProject } from '../texts/small-project.ts';
import { printedImpact } from './printed-impact.ts';

const site = smallProject['site.yaml'] ?? '';

test('a text in one language, with the words that change', () => {
  const before = editedProject([
    'locales/is/home.json',
    '"is home.hero.title"',
    '"Vefir sem standa af sér öll veður"',
  ]);
  const after = editedProject([
    'locales/is/home.json',
    '"is home.hero.title"',
    '"Vefir sem standa af sér flest veður"',
  ]);
  expect(printedImpact(before, after)).toBe(`Texts
  en home.title /
    Hero › title (Icelandic)
      is “Vefir sem standa af sér [öll] veður” -> “Vefir sem standa af sér [flest] veður”

[ ] marks the words that change.
`);
});

test('a text in all languages, and the same words in several places', () => {
  const after = editedProject(
    ['locales/is/solutions.json', '"is hosting.hero.title"', '"Hýsing"'],
    ['locales/en/solutions.json', '"en hosting.hero.title"', '"Hosting"'],
    ['locales/is/nav.json', '"is hosting.description"', '"Nýtt"'],
  );
  expect(printedImpact(smallProject, after)).toBe(`Texts
  Every page
    en hosting.title › description in the menu (Icelandic)
      is “is hosting.description” -> “Nýtt”
  en hosting.title /lausnir/vefhysing
    Hero › title (2 languages)
      is “is hosting.hero.title” -> “Hýsing”
      en “en hosting.hero.title” -> “Hosting”
`);
  const before = editedProject(
    ['locales/en/solutions.json', '"en hosting.hero.text"', '"Old"'],
    ['locales/en/home.json', '"en home.hero.text"', '"Old"'],
  );
  const both = editedProject(
    ['locales/en/solutions.json', '"en hosting.hero.text"', '"New"'],
    ['locales/en/home.json', '"en home.hero.text"', '"New"'],
  );
  expect(printedImpact(before, both)).toBe(`Texts
  Several pages
    en home.title › Hero › text: /, /lausnir/vefhysing (English)
      en “Old” -> “New”
      The same in: en hosting.title › Hero › text
`);
});

test('a title that search engines show', () => {
  const after = editedProject(['locales/en/home.json', 'en home.meta.description', 'Websites that last,']);
  expect(printedImpact(smallProject, after)).toBe(`Texts
  en home.title /
    description in search results (English)
      en “en home.meta.description abcdefghijklmnopqrstuvwxyz” -> “Websites that last, abcdefghijklmnopqrstuvwxyz”
`);
});

test('an optional text that comes and goes', () => {
  const after = editedProject(
    [
      'locales/en/home.json',
      '"title": "en home.hero.title"',
      '"eyebrow": "Hello", "title": "en home.hero.title"',
    ],
    [
      'locales/is/home.json',
      '"title": "is home.hero.title"',
      '"eyebrow": "Halló", "title": "is home.hero.title"',
    ],
  );
  expect(printedImpact(smallProject, after)).toBe(`Texts
  en home.title /
    Text added: Hero › line above the title (2 languages)
      is “Halló”
      en “Hello”
`);
  expect(printedImpact(after, smallProject)).toContain('Text removed: Hero › line above the title');
});

test('a running text, paragraph by paragraph', () => {
  const before = editedFiles(smallProject, [
    ['content/en/story.md', 'An hour costs', 'It is calm here. An hour costs'],
    ['content/is/story.md', 'An hour costs', 'Hér er ró. An hour costs'],
  ]);
  const after = editedFiles(smallProject, [
    ['content/en/story.md', 'An hour costs', 'It is **calm** here. An hour is'],
    [
      'content/is/story.md',
      'An hour costs {{price.hourly}}.\n',
      'Hér er ró. An hour costs {{price.hourly}}.\n\nNý efnisgrein.\n',
    ],
  ]);
  expect(printedImpact(before, after).replaceAll('\u00a0', ' ')).toBe(`Texts
  en home.title /
    Paragraph added: Story › under “Since 2009” (Icelandic)
      is “Ný efnisgrein.”
    Story › under “Since 2009” (English)
      en “It is calm here. An hour [costs] $110.” -> “It is calm here. An hour [is] $110.”

[ ] marks the words that change.
`);
});

test('what has only another layout, another file or another name changes nothing', () => {
  const renamed = projectOf(
    site.replace('id: numbers', 'id: figures').replace('scrollTo: numbers', 'scrollTo: figures'),
  );
  for (const language of ['is', 'en']) {
    const home = `locales/${language}/home.json`;
    renamed[home] = (renamed[home] ?? '').replaceAll(
      `${language} home.figures.`,
      `${language} home.numbers.`,
    );
  }
  expect(printedImpact(smallProject, renamed)).toBe(`Pages
  en home.title /
    Links to this part, Figures: #numbers -> #figures
`);

  const moved: Record<string, string> = {
    ...smallProject,
    'site.yaml': site.replace('document: story', 'document: tale'),
  };
  for (const language of ['is', 'en']) {
    moved[`content/${language}/tale.md`] = (moved[`content/${language}/story.md`] ?? '')
      .replaceAll('\n', '\r\n')
      .replace(' costs ', '\r\ncosts ');
    delete moved[`content/${language}/story.md`];
  }
  expect(printedImpact(smallProject, moved)).toBe('Nothing changes for visitors.\n');
});
