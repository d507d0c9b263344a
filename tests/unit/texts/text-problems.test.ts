import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import { type ProblemCode, showableCodes } from '../../../scripts/check/problems/problem.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { editedProject, type FileEdit, smallProject, withProject } from './small-project.ts';
import { textProblemCases } from './text-problem-cases.ts';

const reading = (...edits: readonly FileEdit[]) => withProject(editedProject(...edits), readProject);
const home = 'locales/is/home.json';

test('the small project has no problem', () => {
  expect(withProject(smallProject, readProject).problems).toEqual([]);
});

describe('what is said about', () => {
  test.each(textProblemCases)('$code: $name', ({ code, edits, printed }) => {
    const { problems, project, sound, sources } = reading(...edits);
    expect(
      problems.flatMap((problem) => printProblem(problem, sources[problem.file] ?? '').split('\n')),
    ).toEqual(printed);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    // Nothing is shown unless the code leaves a site that can be: a text too many is no reason to show nothing.
    expect(project === null).toBe(code !== 'unused-text' && !showableCodes.has(code));
    expect(sound).toBe(code === 'unused-text');
  });

  test('each mistake is one problem', () => {
    const count = textProblemCases.reduce((sum, { edits }) => sum + reading(...edits).problems.length, 0);
    expect({ cases: textProblemCases.length, count }).toEqual({ cases: 24, count: 24 });
  });
});

test('each code that the texts raise has a case', () => {
  const codes: readonly ProblemCode[] = [
    'missing-text',
    'unused-text',
    'unknown-fact',
    'lapsing-fact',
    'typed-amount',
    'text-mismatch',
    'missing-file',
    'json-syntax',
    'text-shape',
  ];
  expect([...new Set(textProblemCases.map(({ code }) => code))].sort()).toEqual([...codes].sort());
});

describe('several mistakes', () => {
  test('in several files are all told', () => {
    const { problems } = reading(
      [home, '"is home.hero.title"', '"{{price.hourley}}"'],
      ['locales/en/home.json', '"en home.hero.title"', '5'],
      ['locales/is/site.json', null],
      ['content/en/story.md', '{{price.hourly}}', '{{prise.hourly}}'],
    );
    expect(problems.map(({ code, file, line }) => `${file}:${line} ${code}`).sort()).toEqual([
      'content/en/story.md:3 unknown-fact',
      'locales/en/home.json:9 text-shape',
      'locales/is/home.json:9 unknown-fact',
      'locales/is/site.json:1 missing-file',
    ]);
  });

  test('in site.yaml come first: the texts are not looked at until it is sound', () => {
    const { problems, project } = reading(['site.yaml', 'icon: zap', 'icon: zapp'], [home, null]);
    expect(project).toBeNull();
    expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['site.yaml unknown-icon']);
  });
});

/** Slips that would put braces or a name in place of words on a page. */
describe('nothing but words reaches a page:', () => {
  test.each<[name: string, text: string]>([
    ['a fact without its dot', 'Tíminn kostar {{pricehourly}}'],
    ['a fact with one brace too few', 'Tíminn kostar {{price.hourly}'],
    ['a fact with one brace too few at its start', 'Tíminn kostar {price.hourly}}'],
    ['a fact with an underscore', 'Tíminn kostar {{price_hourly}}'],
    ['a fact with a space inside', 'Tíminn kostar {{price. hourly}}'],
    ['a fact with an accent', 'Tíminn kostar {{pricé.hourly}}'],
    ['a value that this text is not given', 'Við eigum {{count}} viðskiptavini'],
  ])('%s is told', (_, text) => {
    const { problems } = reading([home, '"is home.hero.title"', JSON.stringify(text)]);
    expect(problems.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
      'locales/is/home.json:9 unknown-fact',
    ]);
  });

  test.each(['{{pricehourly}}', '{{price.hourly}', '{{count}}'])('%s in a running text is told', (fact) => {
    const { problems } = reading(['content/is/story.md', '{{price.hourly}}', fact]);
    expect(problems.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
      'content/is/story.md:3 unknown-fact',
    ]);
  });

  test('a feature may use its figure', () => {
    const { problems } = reading(
      ...['is', 'en'].map(
        (code): FileEdit => [
          `locales/${code}/solutions.json`,
          `"${code} packages.hosting.features.disk"`,
          '"{{value}} / {{ count }}: {{package.hosting.basic.disk}}"',
        ],
      ),
    );
    expect(problems).toEqual([]);
  });

  test('a text that is there only in a form for numbers, where no number is given, is missing', () => {
    const { problems } = reading([
      home,
      '"title": "is home.hero.title"',
      '"title_other": "is home.hero.title"',
    ]);
    expect(problems.map(({ code, file, line }) => `${file}:${line} ${code}`)).toEqual([
      'locales/is/home.json:9 renamed-text',
    ]);
  });

  test('a feature without a limit needs words of its own', () => {
    const { problems } = reading(
      ['site.yaml', 'disk: 10 GB', 'disk: unlimited'],
      ['locales/is/solutions.json', '"is packages.hosting.features.disk"', '"{{value}} af plássi"'],
      [
        'locales/en/solutions.json',
        '"disk": "en packages.hosting.features.disk"',
        '"disk_unlimited": "No end of disk",\n        "disk": "{{value}} of disk"',
      ],
    );
    expect(problems.map(({ code, file }) => `${file} ${code}`)).toEqual([
      'locales/is/solutions.json missing-text',
    ]);
  });

  test('a text that is there twice is told: one of the two is lost', () => {
    const { problems } = reading([home, '"title": "is home.hero.title"', '"title": "a", "title": "b"']);
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['locales/is/home.json:9']);
  });
});
