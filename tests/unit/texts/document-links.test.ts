import { expect, test } from 'vitest';
import { printProblem } from '../../../app/site/problems/excerpt.ts';
import { checkDocuments } from '../../../scripts/project/check-documents.ts';
import { realSite } from './real-project.ts';

test('a link in a running text leads to a page of the site', () => {
  const text =
    'See [hosting](/lausnir/vefhsing), [prices](/verdskra#rates) and [us](https://hraunvefur.is/).\n';
  const documents = Object.fromEntries(realSite.languages.map(({ code }) => [code, { history: text }]));
  const problems = checkDocuments(realSite, documents).filter(({ code }) => code !== 'missing-file');
  expect(problems).toHaveLength(realSite.languages.length);
  expect(problems[0] && printProblem(problems[0], text)).toBe(
    [
      'content/is/history.md:1:15  “/lausnir/vefhsing” is not a page of this site.',
      '  1 | See [hosting](/lausnir/vefhsing), [prices](/verdskra#rates) and [us](https://hraunvefur.is/).',
      '    |               ^^^^^^^^^^^^^^^^^',
      '  Did you mean /lausnir/vefhysing?',
    ].join('\n'),
  );
});
