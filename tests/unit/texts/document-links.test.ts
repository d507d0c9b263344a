import { expect, test } from 'vitest';
import { printProblem } from '../../../app/site/excerpt.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { checkDocuments } from '../../../scripts/project/check-documents.ts';
import { readProject } from '../../../scripts/project/read-project.ts';

test('a link in a running text leads to a page of the site', () => {
  const { project } = readProject('.');
  const site = project?.site as ResolvedSite;
  const text =
    'See [hosting](/lausnir/vefhsing), [prices](/verdskra#rates) and [us](https://hraunvefur.is/).\n';
  const documents = Object.fromEntries(site.languages.map(({ code }) => [code, { history: text }]));
  const problems = checkDocuments(site, documents).filter(({ code }) => code !== 'missing-file');
  expect(problems).toHaveLength(site.languages.length);
  expect(problems[0] && printProblem(problems[0], text)).toBe(
    [
      'content/is/history.md:1:15  “/lausnir/vefhsing” is not a page of this site.',
      '  1 | See [hosting](/lausnir/vefhsing), [prices](/verdskra#rates) and [us](https://hraunvefur.is/).',
      '    |               ^^^^^^^^^^^^^^^^^',
      '  Did you mean /lausnir/vefhysing?',
    ].join('\n'),
  );
});
