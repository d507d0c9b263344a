import fc from 'fast-check';
import { lexer } from 'marked';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../checks/problems/problem.ts';
import { report } from '../../../checks/report/report.ts';

/** Any text that an editor may have typed, with special characters of Markdown, HTML and workflow commands. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'`*_[]()<>!#|~\\&:;@-=+.{}$^"\'% \n\r\t\u2028',
      '```',
      '~~~',
      '::error::',
      '\n::set-env::',
    ),
    fc.constantFrom(
      '</details>',
      '<img src=x>',
      '](https://x.y)',
      '<!--',
      '-->',
      '\n\n# ',
      '\n- ',
      '@hraun',
      '#12',
    ),
    fc.constantFrom('https://x.y', 'www.x.y', '%0A', ' | ', '&lt;', '\u202e', '\ud800', 'a', 'ð'),
    fc.string({ minLength: 1, maxLength: 3 }),
  ),
  maxLength: 20,
});

const words = fc.record({ message: anyText, hint: anyText });

const problem: fc.Arbitrary<Problem> = fc.record({
  code: fc.constantFrom('unknown-path', 'typed-amount'),
  severity: fc.constantFrom('error', 'warning'),
  file: anyText,
  line: fc.integer({ min: 1, max: 5 }),
  column: fc.integer({ min: 1, max: 30 }),
  length: fc.integer({ min: 1, max: 30 }),
  path: fc.constant([]),
  wording: fc.record({ key: fc.constant(''), values: fc.constant({}), en: words, is: words }),
});

describe('no content breaks out of', () => {
  it('an annotation: each problem is one line that starts with its command', () => {
    fc.assert(
      fc.property(fc.array(problem, { maxLength: 4 }), (problems) => {
        const lines = report('github', problems, { sources: {}, language: 'en' }).split(/\r\n|\n|\r/);
        expect(lines.pop()).toBe('');
        expect(lines).toHaveLength(problems.length);
        for (const [index, line] of lines.entries()) {
          const { severity, code, line: row, column, length } = problems[index] ?? ({} as Problem);
          const place = `,line=${row},col=${column},endColumn=${column + length},title=${code}::`;
          // The escaped file name cannot end early, so the place follows it.
          const [before = '', after] = line.split(place);
          expect(before).toMatch(new RegExp(`^::${severity} file=[^,:]*$`));
          expect(after).toBeDefined();
        }
      }),
    );
  });

  it('the summary: a heading, one block of code and the pages of the codes', () => {
    fc.assert(
      fc.property(fc.array(problem, { minLength: 1, maxLength: 14 }), anyText, (problems, source) => {
        const sources = Object.fromEntries(problems.map(({ file }) => [file, source]));
        const tokens = lexer(report('markdown', problems, { sources, language: 'en' }));
        expect(tokens.map(({ type }) => type).filter((type) => type !== 'space')).toEqual([
          'heading',
          'code',
          'paragraph',
        ]);
      }),
    );
  });
});
