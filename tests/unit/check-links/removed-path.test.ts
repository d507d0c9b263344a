import { describe, expect, test } from 'vitest';
import {
  expectPrinted,
  type MessageCase,
  messageCase,
  readCase,
  testMessages,
} from '../texts/problem-case.ts';
import type { FileEdit } from '../texts/small-project.ts';
import { removedPathCases } from './link-problem-cases.ts';
import { linkProject } from './link-project.ts';

const yaml = 'site.yaml';
const versions = { project: linkProject, before: linkProject };
const readEdited = (...edits: readonly FileEdit[]) => readCase(edits, versions);

const newsPage = `  - id: news
    path: /frettir
    texts: site
    sections: [{ kind: hero, id: hero }, { kind: news-list, id: all, perPage: 3 }]
`;

/** Ways in which an address disappears. */
const messages: readonly MessageCase[] = [
  messageCase('a page that is gone', [[yaml, newsPage, '']])`
site.yaml:153:5 removed-path
The page at “/frettir” was here. Its address no longer works, and 1 link points to it. Restore the page, or change the links and add { from: /frettir, to: / } under redirects.`,
];

describe('everything is printed about', () => {
  test.each(removedPathCases)('$name', (mistake) => {
    expectPrinted(mistake, readCase(mistake.edits, versions));
  });
});

describe('the place, the message and the hint are those of', () => {
  testMessages(messages, versions);
});

describe('a page whose address is another one than in the last version', () => {
  test('is reported when all links have been changed, with the redirect that is missing', () => {
    const files = Object.entries(linkProject).map(([name, text]) => [
      name,
      text.replaceAll('/tilbod', '/bod'),
    ]);
    const { problems } = readCase([], { ...versions, project: Object.fromEntries(files) });
    expect(problems.map(({ code, line, wording }) => `${line} ${code} ${wording.en.hint}`)).toEqual([
      '150 removed-path To move the page, add { from: /tilbod, to: /bod } under redirects.',
    ]);
  });

  test.each(['/metrics', '/healthz', '/studio', '/rest/prices'])(
    'is reported as reserved where the server answers, and no hint proposes it: %s',
    (path) => {
      const { problems } = readEdited([yaml, '    path: /tilbod\n', `    path: ${path}\n`]);
      expect(problems.map(({ code, line, wording }) => `${line} ${code} ${wording.en.hint}`)).toEqual([
        '150 duplicate-path Choose another address for the page.',
      ]);
    },
  );

  test.each([
    ['/tilbod', '/frettir'],
    ['/tilbod', '/tilbod/{id}'],
    ['/tilbod', '/hysing'],
    ['/', '/heim'],
  ])('gets no hint to move it where it cannot go: from %s to %s', (from, to) => {
    const { problems } = readEdited([yaml, `    path: ${from}\n`, `    path: ${to}\n`]);
    const [problem] = problems.filter(({ code }) => code === 'removed-path');
    expect(problem?.wording.en.hint).toBe(`Write ${from} here again.`);
  });

  test('is not reported if it has a redirect', () => {
    const { problems } = readEdited(
      [yaml, '    path: /frettir\n', '    path: /blogg\n'],
      [yaml, '[/, /lausnir, /frettir,', '[/, /lausnir, /blogg,'],
      [yaml, 'redirects:\n', 'redirects:\n  - { from: /frettir, to: /blogg }\n'],
    );
    expect(problems).toEqual([]);
  });
});
