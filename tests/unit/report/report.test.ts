import { describe, expect, it } from 'vitest';
import { report } from '../../../checks/report/report.ts';
import { countProblems, type Paint, type ReportContext } from '../../../checks/report/report-text.ts';
import { typo, typoSources, warning } from './some-problems.ts';

const english: ReportContext = { sources: typoSources, language: 'en' };
const icelandic: ReportContext = { sources: typoSources, language: 'is' };

describe('text', () => {
  it('is in Icelandic when that is asked for', () => {
    const text = report('text', [warning, typo], icelandic);
    expect(text).toContain('site.yaml:2:5  Viðvörun: „/lausnir/vefhsing“ er ekki síða; 100% víst.\n');
    expect(text).toMatch(/\nNánar: docs.*\n1 villa, 1 viðvörun\n$/);
    expect(report('text', [], english)).toBe('0 problems\n');
  });

  it('marks up the place, the sentence, the line numbers, the pointer and the hint', () => {
    const paint: Paint = (style, text) => `<${style}>${text}</${style}>`;
    expect(report('text', [typo], { ...english, paint }).split('\n')).toEqual([
      '<bold>site.yaml:2:5</bold><red>  “/lausnir/vefhsing” is not a page; 100% sure.</red>',
      '<dim>  1 |</dim> one',
      '<dim>  2 |</dim> to: /lausnir/vefhsing',
      '<dim>    |</dim><red>     ^^^^^^^^^^^^^^^^^</red>',
      '<dim>  3 |</dim> three',
      '<green>  Did you mean /lausnir/vefhysing?</green>',
      '',
      '<dim>More: docs/problems.md#unknown-path</dim>',
      '1 problem',
      '',
    ]);
    expect(report('text', [warning], { ...english, paint })).toContain('<yellow>  Warning: ');
  });
});

it('json is as scripts/report/README.md describes it', () => {
  expect(JSON.parse(report('json', [typo, warning], icelandic))).toEqual({
    version: 1,
    language: 'is',
    counts: { problems: 1, warnings: 1 },
    problems: [
      {
        code: 'unknown-path',
        severity: 'error',
        file: 'site.yaml',
        line: 2,
        column: 5,
        length: 17,
        path: ['navigation', 'quick', 0],
        message: '„/lausnir/vefhsing“ er ekki síða; 100% víst.',
        hint: 'Áttirðu við /lausnir/vefhysing?',
        excerpt: ['1 | one', '2 | to: /lausnir/vefhsing', '  |     ^^^^^^^^^^^^^^^^^', '3 | three'],
        page: 'docs/problems.md#unknown-path',
      },
      expect.objectContaining({ code: 'unlinked-page', severity: 'warning' }),
    ],
  });
});

it('github names files from the root of the repository and escapes values', () => {
  expect(report('github', [warning], { ...icelandic, prefix: 'sites/small/' })).toBe(
    '::warning file=sites/small/site.yaml,line=2,col=5,endColumn=22,title=unlinked-page::' +
      '„/lausnir/vefhsing“ er ekki síða; 100%25 víst. Áttirðu við /lausnir/vefhysing?\n',
  );
});

describe('markdown', () => {
  it('has the problems in print, and links to their explanations', () => {
    expect(report('markdown', [typo, warning], english)).toBe(
      `## 1 problem, 1 warning

\`\`\`text
site.yaml:2:5  “/lausnir/vefhsing” is not a page; 100% sure.
  1 | one
  2 | to: /lausnir/vefhsing
    |     ^^^^^^^^^^^^^^^^^
  3 | three
  Did you mean /lausnir/vefhysing?

site.yaml:2:5  Warning: “/lausnir/vefhsing” is not a page; 100% sure.
  1 | one
  2 | to: /lausnir/vefhsing
    |     ^^^^^^^^^^^^^^^^^
  3 | three
  Did you mean /lausnir/vefhysing?
\`\`\`

More: [unknown-path](docs/problems.md#unknown-path), [unlinked-page](docs/problems.md#unlinked-page)
`,
    );
  });

  it('fits into a comment, and says how many are left out', () => {
    expect(report('markdown', [], icelandic)).toBe('## 0 villur\n');
    const typos = Array.from({ length: 1000 }, () => typo);
    const text = report('markdown', typos, english);
    expect(text.length).toBeLessThan(65_536);
    const listedCount = text.match(/^site\.yaml:/gm)?.length ?? 0;
    expect(text).toContain(`\nAnd ${1000 - listedCount} more: `);
    expect(text).toMatch(/^## 1000 problems\n/);
  });
});

it.each([
  [2, 1, '2 problems, 1 warning', '2 villur, 1 viðvörun'],
  [21, 21, '21 problems, 21 warnings', '21 villa, 21 viðvörun'],
])('%i problems and %i warnings are counted', (problems, warnings, english, icelandic) => {
  const allProblems = [...new Array(problems).fill(typo), ...new Array(warnings).fill(warning)];
  expect(countProblems(allProblems)).toBe(english);
  expect(countProblems(allProblems, 'is')).toBe(icelandic);
});
