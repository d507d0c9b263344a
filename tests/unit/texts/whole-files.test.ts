import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import { checkFiles } from '../../../scripts/check/project/read-project.ts';
import { editedProject, type FileEdit, smallProject } from './small-project.ts';

describe('a file that was saved as UTF-16 is reported once, as that:', () => {
  const encodings = {
    'with a byte order mark': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'without one': (text: string) => Buffer.from(text, 'utf16le'),
    'with the other byte order': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  };
  const files = ['site.yaml', 'locales/is/home.json', 'content/en/story.md'];

  test.each(Object.entries(encodings))('%s', (_, encode) => {
    for (const file of files) {
      const project = new Map<string, string | Uint8Array>(Object.entries(smallProject));
      const { problems, sources, sound } = checkFiles(project.set(file, encode(smallProject[file] ?? '')));
      expect(problems.map(({ code }) => code)).toEqual(['not-text']);
      expect(sound).toBe(false);
      const [problem] = problems;
      const printed = (language: 'en' | 'is') =>
        problem && printProblem(problem, sources[file] ?? '', language).split('\n');
      expect([printed('en')?.at(0), printed('en')?.at(-1)]).toEqual([
        `${file}:1:1  The file is saved in the encoding UTF-16.`,
        '  Save it again as plain text with the encoding UTF-8.',
      ]);
      expect([printed('is')?.at(0), printed('is')?.at(-1)]).toEqual([
        `${file}:1:1  Skráin er vistuð með stafakóðuninni UTF-16.`,
        '  Vistaðu hana aftur sem hreinan texta með stafakóðuninni UTF-8.',
      ]);
    }
  });
});

describe('a fact that several texts name and that is not there is reported once:', () => {
  const texts = ['hero.title', 'hero.text', 'numbers.title'];
  const naming = (fact: string, count: number): FileEdit[] =>
    ['is', 'en'].flatMap((code) =>
      texts
        .slice(0, count)
        .map((key): FileEdit => [`locales/${code}/home.json`, `"${code} home.${key}"`, `"{{${fact}}}"`]),
    );
  const reported = (...edits: FileEdit[]) =>
    checkFiles(new Map(Object.entries(editedProject(...edits)))).problems.map(
      ({ file, line, code }) => `${file}:${line} ${code}`,
    );

  test('at the first text that names it', () => {
    expect(reported(...naming('figure.awards', 2))).toEqual(['locales/is/home.json:9 unknown-fact']);
  });

  test('not where only two texts do', () => {
    expect(reported(...naming('figure.awards', 1))).toHaveLength(2);
  });
});
