import { expect, test } from 'vitest';
import { readCase, story } from '../texts/problem-case.ts';
import type { FileEdit } from '../texts/small-project.ts';

const report = (...edits: readonly FileEdit[]) =>
  readCase(edits, {}).problems.map(({ file, line, severity, wording }) => [
    `${file}:${line} ${severity}`,
    wording.en.message,
  ]);
const title = (language: string, text: string): FileEdit => [
  `locales/${language}/home.json`,
  `"${language} home.hero.title"`,
  `"${text}"`,
];

test('letters that the font lacks are a warning once a language, at the first text', () => {
  expect(report(title('en', 'Straße und Œuvre'), ...story('Halló', 'Łódź'))).toEqual([
    [
      'locales/en/home.json:9 warning',
      'The font of the site lacks letters of this language: ß, Œ, Ł and ź. Titles would show them in another font, in the middle of a word.',
    ],
  ]);
});

test('letters of a document alone are a warning at their line', () => {
  const [problem] = report(...story('Halló', 'Œuvre'));
  expect(problem?.[0]).toBe('content/en/story.md:5 warning');
});

test.each(['Þjónusta áðéíóúýþæö ÁÐÉÍÓÚÝÞÆÖ', 'Español ñ ü ¿ €', 'Dansk æøå', '→ ✓ 10 ½ 🙂'])(
  'letters of the font, and signs that are no letters, are none: %s',
  (text) => expect(report(title('is', text)).filter(([, message]) => message?.includes('font'))).toEqual([]),
);
