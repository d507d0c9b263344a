import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemCodes } from '../../../scripts/check/problems/problem.ts';
import { problemPages, problemTopics } from '../../../scripts/check/problems/problem-pages/problem-pages.ts';
import { checkLanguages } from '../../../scripts/check/problems/wording-type.ts';
import { projectOf } from '../../../scripts/check/project/read-project.ts';
import { problemPagesFolder } from '../../../scripts/check/report/page-of-code.ts';
import { checkExample, exampleDay } from '../../../scripts/problem-pages/check-example.ts';
import { exampleSite } from '../../../scripts/problem-pages/example-site.ts';
import { problemDocs } from '../../../scripts/problem-pages/problem-docs.ts';

const site = exampleSite();
const docs = problemDocs();

describe('docs/problems', () => {
  test('is what the table and the check say now (npm run docs writes it)', () => {
    const committed = readdirSync(problemPagesFolder).filter((name) => name.endsWith('.md'));
    const written = committed.map((name): [string, string] => {
      const file = `${problemPagesFolder}/${name}`;
      return [file, readFileSync(file, 'utf8')];
    });
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(docs.files));
  });

  test('has a page for each code, once in the list', () => {
    const listed = problemTopics.flatMap(({ pages }) => Object.keys(pages));
    expect([...listed].sort()).toEqual([...problemCodes].sort());
    for (const code of problemCodes) expect(docs.files.has(`${problemPagesFolder}/${code}.md`)).toBe(true);
  });

  test('names each problem by a title of its own', () => {
    for (const language of checkLanguages) {
      const titles = new Set(problemCodes.map((code) => problemPages[code][language].title));
      expect(titles.size).toBe(problemCodes.length);
    }
  });
});

describe('the example of the page about', () => {
  test('nothing: the example site itself has no problem', () => {
    const { problems } = projectOf(site, { now: exampleDay, base: { revision: 'HEAD', files: site } });
    expect(problems).toEqual([]);
  });

  test.each(problemCodes)('%s is told as that and nothing else, in both languages', (code) => {
    const { isProof, printed } = checkExample(code, problemPages[code], site);
    expect({ isProof, printed: printed.en }).toEqual({ isProof: true, printed: expect.any(String) });
    const [english, icelandic] = checkLanguages.map((language) => sentencesOf(printed[language]));
    expect(english).not.toHaveLength(0);
    for (const [place, sentence] of (english ?? []).entries()) expect(sentence).not.toBe(icelandic?.[place]);
  });
});

/** The messages and hints of a print, without places and excerpts. */
function sentencesOf(printed: string): string[] {
  return printed
    .split('\n')
    .filter((line) => line !== '' && !/^ +\d* +\|/.test(line))
    .map((line) => line.replace(/^\S+:\d+:\d+ {2}/, ''));
}
