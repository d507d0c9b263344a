import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../app/site/problems/excerpt.ts';
import type { CheckLanguage } from '../../../app/site/problems/said.ts';
import { projectOf, readProject } from '../../../scripts/project/read-project.ts';
import { editedFiles, type FileEdit } from '../texts/small-project.ts';
import { withEditedRepository } from './edited-repository.ts';
import { linkProject } from './link-project.ts';

const yaml = 'site.yaml';
const edited = (...edits: readonly FileEdit[]) =>
  withEditedRepository(linkProject, edits, (folder) => readProject(folder, { revision: 'HEAD' }));
const printed = (edits: readonly FileEdit[], language: CheckLanguage = 'en') => {
  const { problems, sources } = edited(...edits);
  return problems.flatMap((problem) =>
    printProblem(problem, sources[problem.file] ?? '', language).split('\n'),
  );
};
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

const slip: FileEdit = [yaml, '    path: /lausnir/vefhysing\n', '    path: /lausnir/vefhsing\n'];
/** Takes `/tilbod` out of the menus and the old addresses, so that only texts lead there. */
const fewerLinks: readonly FileEdit[] = [
  [yaml, ', /frettir, /tilbod]', ', /frettir]'],
  [yaml, 'from: /verd, to: /tilbod', 'from: /verd, to: /lausnir'],
];
const newsPage = `  - id: news
    path: /frettir
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: news-list, id: all, perPage: 3 }]
`;

describe('a page whose address is another one than in the last version', () => {
  test('is told once, at its address, with the links that still lead to the old one', () => {
    expect(printed([slip])).toEqual([
      'site.yaml:137:11  This page was at “/lausnir/vefhysing” before. That address leads nowhere now, and 4 links lead there.',
      '  136 |   - id: hosting',
      '  137 |     path: /lausnir/vefhsing',
      '      |           ^^^^^^^^^^^^^^^^^',
      '  138 |     texts: solutions',
      '  Did you mean /lausnir/vefhysing? To move the page, write that again and run “npm run move -- /lausnir/vefhysing /lausnir/vefhsing”, which changes the links as well.',
    ]);
    expect(printed([slip], 'is')).toEqual([
      'site.yaml:137:11  Þessi síða var á slóðinni „/lausnir/vefhysing“. Sú slóð er nú ekki lengur til en 4 tenglar vísa á hana.',
      '  136 |   - id: hosting',
      '  137 |     path: /lausnir/vefhsing',
      '      |           ^^^^^^^^^^^^^^^^^',
      '  138 |     texts: solutions',
      '  Áttirðu við /lausnir/vefhysing? Eigi síðan að flytja skaltu skrifa þá slóð aftur og keyra „npm run move -- /lausnir/vefhysing /lausnir/vefhsing“ sem breytir tenglunum líka.',
    ]);
  });

  test('is told when only texts lead to the old one', () => {
    const { problems } = edited(...fewerLinks, [yaml, '    path: /tilbod\n', '    path: /bod\n']);
    expect(problems.map(({ code, line, said }) => `${line} ${code} ${said.en.message}`)).toEqual([
      '150 removed-path This page was at “/tilbod” before. That address leads nowhere now, and 3 links lead there.',
    ]);
  });

  test('is told when all links have been changed, with the redirect that is missing', () => {
    const { problems } = everywhere('/tilbod', '/bod');
    expect(problems.map(({ code, line, said }) => `${line} ${code} ${said.en.hint}`)).toEqual([
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

describe('a page that is gone', () => {
  const gone: FileEdit = [yaml, newsPage, ''];

  test('is told where it stood', () => {
    expect(printed([gone])).toEqual([
      'site.yaml:153:5  The page at “/frettir” stood here. Its address leads nowhere now, and 1 link leads there.',
      '  152 |     sections: [{ kind: hero, id: hero }, { kind: form, id: form, form: offer, summary: true }]',
      "  153 |   - { id: article, path: '/frettir/{slug}', texts: site, sections: [{ kind: news-article, id: article }] }",
      '      |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Put the page back; or change the links and add { from: /frettir, to: / } under redirects.',
    ]);
    expect(printed([gone], 'is').at(-1)).toBe(
      '  Settu síðuna inn aftur; eða breyttu tenglunum og bættu { from: /frettir, to: / } við undir redirects.',
    );
  });
});

describe('an address that stood for many pages', () => {
  test('is a warning, for no redirect can lead on from it', () => {
    const { problems } = edited(
      [yaml, "'/frettir/{slug}'", "'/blogg/{slug}'"],
      ['content/is/story.md', '/frettir/', '/blogg/'],
      ['content/en/story.md', '/frettir/', '/blogg/'],
    );
    expect(problems.map(({ code, severity, line, said }) => [code, severity, line, said.en.hint])).toEqual([
      ['removed-path', 'warning', 157, 'Write /frettir/{slug} again, unless nobody is to find them there.'],
    ]);
  });
});

describe('an old address that led on in the last version', () => {
  test('and has a slip now is a warning at the slip', () => {
    expect(printed([[yaml, 'from: /verd,', 'from: /verdd,']])).toEqual([
      'site.yaml:87:13  Warning: “/verd” led to /tilbod before and leads nowhere now.',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '  87 |   - { from: /verdd, to: /tilbod }',
      '     |             ^^^^^^',
      '  Did you mean /verd? If not, keep that entry and add this one.',
    ]);
    expect(printed([[yaml, 'from: /verd,', 'from: /verdd,']], 'is').at(-1)).toBe(
      '  Áttirðu við /verd? Ef ekki skaltu halda þeirri færslu og bæta þessari við.',
    );
  });

  test('and is gone is a warning where it stood', () => {
    const { problems, sound } = edited([yaml, '  - { from: /verd, to: /tilbod }\n', '']);
    expect(sound).toBe(true);
    expect(problems.map(({ code, line, said }) => `${line} ${code} ${said.en.hint}`)).toEqual([
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
