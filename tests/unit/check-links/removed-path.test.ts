import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import type { CheckLanguage } from '../../../scripts/check/problems/wording-type.ts';
import { projectOf, readProject } from '../../../scripts/check/project/read-project.ts';
import { editedFiles, type FileEdit } from '../texts/small-project.ts';
import { withEditedRepository } from './edited-repository.ts';
import { linkProject } from './link-project.ts';
import { removedPathCases } from './removed-path-cases.ts';

const yaml = 'site.yaml';
const edited = (...edits: readonly FileEdit[]) =>
  withEditedRepository(linkProject, edits, (folder) => readProject(folder, { revision: 'HEAD' }));
/** Edits every place at once, as “replace all” does. */
const everywhere = (find: string, replace: string) => {
  const files = Object.entries(linkProject).map(([name, text]): [string, string] => [
    name,
    text.replaceAll(find, replace),
  ]);
  return projectOf(new Map(files), {
    base: { revision: 'HEAD', files: new Map(Object.entries(linkProject)) },
  });
};

/** Takes `/tilbod` out of the menus and the old addresses, so that only texts lead there. */
const fewerLinks: readonly FileEdit[] = [
  [yaml, ', /frettir, /tilbod]', ', /frettir]'],
  [yaml, 'from: /verd, to: /tilbod', 'from: /verd, to: /lausnir'],
];

describe('what is said about', () => {
  test.each(removedPathCases)('$name', ({ code, edits, printed, icelandic }) => {
    const files = new Map(Object.entries(editedFiles(linkProject, edits)));
    const { problems, sources } = projectOf(files, {
      base: { revision: 'HEAD', files: new Map(Object.entries(linkProject)) },
    });
    const rowsIn = (language: CheckLanguage) =>
      problems.flatMap((problem) => printProblem(problem, sources[problem.file] ?? '', language).split('\n'));
    expect(rowsIn('en')).toEqual(printed);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    const rows = rowsIn('is');
    expect([rows[0], rows.at(-1)]).toEqual(icelandic);
  });
});

describe('a page whose address is another one than in the last version', () => {
  test('is told when only texts lead to the old one', () => {
    const { problems } = edited(...fewerLinks, [yaml, '    path: /tilbod\n', '    path: /bod\n']);
    expect(problems.map(({ code, line, wording }) => `${line} ${code} ${wording.en.message}`)).toEqual([
      '150 removed-path This page was at “/tilbod” before. That address leads nowhere now, and 3 links lead there.',
    ]);
  });

  test('is told when all links have been changed, with the redirect that is missing', () => {
    const { problems } = everywhere('/tilbod', '/bod');
    expect(problems.map(({ code, line, wording }) => `${line} ${code} ${wording.en.hint}`)).toEqual([
      '150 removed-path To move the page, add { from: /tilbod, to: /bod } under redirects.',
    ]);
  });

  test('is not told when a redirect leads on', () => {
    const { problems } = edited(
      [yaml, '    path: /frettir\n', '    path: /blogg\n'],
      [yaml, "'/frettir/{slug}'", "'/blogg/{slug}'"],
      [yaml, '[/, /lausnir, /frettir,', '[/, /lausnir, /blogg,'],
      [yaml, 'redirects:\n', 'redirects:\n  - { from: /frettir, to: /blogg }\n'],
      ['content/is/story.md', '/frettir/', '/blogg/'],
      ['content/en/story.md', '/frettir/', '/blogg/'],
    );
    // A redirect cannot lead on from the addresses of the news themselves.
    expect(problems.map(({ code, severity, line }) => `${line} ${code} ${severity}`)).toEqual([
      '158 removed-path warning',
    ]);
  });

  test('is known by its place when it has another name as well', () => {
    const { problems } = edited([
      yaml,
      '  - id: hosting\n    path: /lausnir/vefhysing\n',
      '  - id: rack\n    path: /lausnir/velar\n',
    ]);
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['137 removed-path']);
  });

  test('is told as that when another page has the address', () => {
    const { problems } = edited([yaml, '    path: /lausnir/vefhysing\n', '    path: /tilbod\n']);
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['137 removed-path']);
  });
});

describe('an old address that led on in the last version', () => {
  test('and is gone is a warning where it stood', () => {
    const { problems, sound } = edited([yaml, '  - { from: /verd, to: /tilbod }\n', '']);
    expect(sound).toBe(true);
    expect(problems.map(({ code, line, wording }) => `${line} ${code} ${wording.en.hint}`)).toEqual([
      '86 removed-path Add { from: /verd, to: /tilbod } again, unless nobody comes that way any more.',
    ]);
  });
});

test('other edits of site.yaml take no address away', () => {
  expect(edited([yaml, 'ISK: 4990', 'ISK: 5990'], [yaml, 'perPage: 3', 'perPage: 4']).problems).toEqual([]);
});

test('without a version to compare with, nothing is known to be gone', () => {
  const files = editedFiles(linkProject, [[yaml, '  - { from: /verd, to: /tilbod }\n', '']]);
  expect(projectOf(new Map(Object.entries(files))).problems).toEqual([]);
});
