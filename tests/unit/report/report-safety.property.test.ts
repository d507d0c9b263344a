import fc from 'fast-check';
import { lexer, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { excerptOf } from '../../../scripts/check/problems/excerpt.ts';
import type { Problem } from '../../../scripts/check/problems/problem.ts';
import { report } from '../../../scripts/check/report/report.ts';
import { reportMarkdown } from '../../../scripts/check/report/report-markdown.ts';

/** Whatever an editor may have typed, with what Markdown, HTML and the commands of a workflow are made of. */
const typed = fc.string({
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

const words = fc.record({ message: typed, hint: typed });

const problem: fc.Arbitrary<Problem> = fc.record({
  code: fc.constantFrom('unknown-path', 'typed-amount'),
  severity: fc.constantFrom('error', 'warning'),
  file: typed,
  line: fc.integer({ min: 1, max: 5 }),
  column: fc.integer({ min: 1, max: 30 }),
  length: fc.integer({ min: 1, max: 30 }),
  path: fc.constant([]),
  wording: fc.record({ en: words, is: words }),
});

/** What is shown of a text in one line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
}

/** Spaces as a browser shows them. */
function spaced(text: string): string {
  return text.replace(/ *\n */g, '\n').replace(/ +/g, ' ');
}

function decoded(html: string): string {
  return html
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** All tokens of a Markdown text, the inner ones after the outer ones. */
function flat(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const inner =
      token.type === 'list' ? (token as Tokens.List).items : ((token as Tokens.Generic).tokens ?? []);
    return [token, ...flat(inner)];
  });
}

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
          // The file has lost what would end it, so the place is where it is looked for.
          const [before = '', after] = line.split(place);
          expect(before).toMatch(new RegExp(`^::${severity} file=[^,:]*$`));
          expect(after).toBeDefined();
        }
      }),
    );
  });

  it('the summary: its list has one entry a problem, with the words and the excerpt as they are', () => {
    fc.assert(
      fc.property(fc.array(problem, { maxLength: 14 }), typed, (problems, source) => {
        const sources = Object.fromEntries(problems.map(({ file }) => [file, source]));
        const tokens = flat(lexer(reportMarkdown(problems, { sources, language: 'en' })));
        const files = [...Map.groupBy(problems, ({ file }) => file).values()];
        const inOrder = files.flat();

        // Nothing but the page of its code is linked, nothing but the empty comments is HTML.
        expect(
          tokens.filter(({ type }) => type === 'link').map((token) => (token as Tokens.Link).href),
        ).toEqual(inOrder.map(({ code }) => `docs/problems.md#${code}`));
        expect(tokens.filter(({ type }) => type === 'image')).toEqual([]);
        for (const { raw } of tokens.filter(({ type }) => type === 'html'))
          expect(raw.trim()).toBe('<!-- -->');

        const items = tokens.filter(({ type }) => type === 'list_item') as Tokens.ListItem[];
        expect(items).toHaveLength(problems.length);
        for (const [index, { tokens: inside }] of items.entries()) {
          const { wording, ...place } = inOrder[index] as Problem;
          const { message, hint } = wording.en;
          const label = place.severity === 'warning' ? ' (warning)' : '';
          const shown = flat(inside.filter(({ type }) => type !== 'code'))
            .filter(
              (token) => ['escape', 'br', 'text'].includes(token.type) && !(token as Tokens.Generic).tokens,
            )
            .map((token) => (token.type === 'br' ? '\n' : decoded((token as Tokens.Text).text)))
            .join('');
          expect(spaced(shown)).toBe(
            spaced(
              `${place.line}:${place.column}${label} ${oneLine(message)}\n${oneLine(hint)} (${place.code})`,
            ),
          );
          const blocks = inside.filter(({ type }) => type === 'code') as Tokens.Code[];
          const excerpt = excerptOf(place, source).join('\n');
          expect(blocks.map(({ text }) => text)).toEqual(excerpt === '' ? [] : [excerpt]);
        }
      }),
    );
  });
});
