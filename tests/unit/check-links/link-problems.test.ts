import { describe, expect, test } from 'vitest';
import { printProblem } from '../../../scripts/check/problems/excerpt.ts';
import { type ProblemCode, showableCodes } from '../../../scripts/check/problems/problem.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { editedFiles, type FileEdit } from '../texts/small-project.ts';
import { linkProblemCases } from './link-problem-cases.ts';
import { linkProject } from './link-project.ts';

/** What checks of links tell; `removed-path` has tests of its own. */
const linkCodes: readonly ProblemCode[] = [
  'unknown-path',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
  'unlinked-page',
  'redirect-chain',
  'redirect-loop',
];
const reading = (...edits: readonly FileEdit[]) =>
  projectOf(new Map(Object.entries(editedFiles(linkProject, edits))));
const told = (...edits: readonly FileEdit[]) =>
  reading(...edits).problems.map(({ code, file, line }) => `${file}:${line} ${code}`);
/** Only what checks of links say. */
const linksTold = (...edits: readonly FileEdit[]) =>
  told(...edits).filter((problem) => linkCodes.some((code) => problem.endsWith(` ${code}`)));

test('the small site with links has no problem', () => {
  expect(reading().problems).toEqual([]);
});

describe('what is said about', () => {
  test.each(linkProblemCases)('$code: $name', ({ code, edits, printed, icelandic }) => {
    const { problems, sound, sources, project } = reading(...edits);
    const lines = (language: 'en' | 'is') =>
      problems.flatMap((problem) => printProblem(problem, sources[problem.file] ?? '', language).split('\n'));
    expect(lines('en')).toEqual(printed);
    if (icelandic) expect([lines('is').at(0), lines('is').at(-1)?.trim()]).toEqual(icelandic);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(sound).toBe(code === 'unlinked-page');
    // What is wrong with links outside of site.yaml leaves a site that can be shown.
    if (showableCodes.has(code) && problems.every(({ file }) => file !== 'site.yaml'))
      expect(project).not.toBeNull();
  });
});

test('each code that links raise has a case', () => {
  expect([...new Set(linkProblemCases.map(({ code }) => code))].sort()).toEqual([...linkCodes].sort());
});

describe('a slip in a link is told alone, although two languages differ by it:', () => {
  const story = (code: string) => `content/${code}/story.md`;
  const home = (code: string) => `locales/${code}/home.json`;

  test.each(['is', 'en'])('in a running text in %s', (code) => {
    expect(told([story(code), '(/lausnir/vefhysing)', '(/lausnir/vefhysng)'])).toEqual([
      `content/${code}/story.md:3 unknown-path`,
    ]);
  });

  test.each(['is', 'en'])('in a text in %s', (code) => {
    expect(told([home(code), '/lausnir/vefhysing', '/lausnir/vefhysing/'])).toEqual([
      `locales/${code}/home.json:10 link-form`,
    ]);
  });

  test('while a difference in another text is told besides', () => {
    expect(
      told(
        [home('is'), '/lausnir/vefhysing', '/lausnir/vefhysng'],
        [home('is'), '"is home.hero.title"', '"Í 20 ár"'],
      ),
    ).toEqual([expect.stringContaining('text-mismatch'), 'locales/is/home.json:10 unknown-path']);
  });

  test('and in each language where it was made', () => {
    expect(
      told(...['is', 'en'].map((code): FileEdit => [home(code), '/lausnir/vefhysing', '/lausnir/vefhysng'])),
    ).toEqual(['locales/is/home.json:10 unknown-path', 'locales/en/home.json:10 unknown-path']);
  });
});

describe('no link is seen in words:', () => {
  test.each([
    'Opið 24/7, alla daga og/eða nætur.',
    'Frá 9/10 til 12/24, 1/2 af 3/4.',
    '9.990 kr./mán. /month /mes /md. /ár',
    '/month',
    '/wp-admin og /var/www/html eru möppur.',
    'Þitt nafn eftir @, node@18.2 og npm@latest',
    'Skrifaðu slóðina með https:// fremst.',
    'TCP/IP, A/B og n/a',
    'hraunvefur.is og hraunvefur.io eru lén.',
    'Hringdu: tel: 555 0142',
    '[sic] (og svo framvegis)',
    'key: value / other',
  ])('%s', (words) => {
    const edits = ['is', 'en'].map((code): FileEdit => {
      const text = JSON.stringify(words).slice(1, -1);
      return [`locales/${code}/home.json`, ' /lausnir/vefhysing.', ` ${text}`];
    });
    expect(linksTold(...edits)).toEqual([]);
  });

  test('or in code in a running text', () => {
    const code = '`[x](/nowhere)` and\n\n```\n[x](/nowhere) http://example.is\n```\n';
    expect(
      linksTold(
        ['content/is/story.md', '## Verð\n', `## Verð\n\n${code}`],
        ['content/en/story.md', '## Prices\n', `## Prices\n\n${code}`],
      ),
    ).toEqual([]);
  });
});
