import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { git } from '../../git.ts';
import {
  brief,
  inBoth,
  type MessageCase,
  messageCase,
  readingOf,
  testMessages,
} from '../texts/problem-case.ts';
import { editedFiles, type FileEdit, smallProject, withProject } from '../texts/small-project.ts';
import { fourLanguages } from './four-languages.ts';

const home = 'locales/is/home.json';
const story = 'content/is/story.md';
const title = (code: string, words: string): FileEdit => [
  `locales/${code}/home.json`,
  `"${code} home.hero.title"`,
  JSON.stringify(words),
];

/** Texts that were edited while their translations stay as they were. */
const messages: readonly MessageCase[] = [
  messageCase('two texts of one thing, reported once', [
    [home, '"is home.hero.title"', '"Vefir sem endast"'],
    [home, '"is home.hero.text"', '"Árum saman."'],
  ])`
locales/is/home.json:9:16 stale-text (warning)
This text has changed and English has not. It was “is home.hero.title”. If the meaning is another, change home.hero.title and home.hero.text in locales/en/home.json too.
Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „is home.hero.title“. Ef merkingin er önnur skaltu líka breyta home.hero.title og home.hero.text í locales/en/home.json.`,
  messageCase('a paragraph that changed in the first language only', [
    [story, 'An hour costs', 'Klukkustundin kostar'],
  ])`
content/is/story.md:3:1 stale-text (warning)
This text has changed and English has not. It was “An hour costs {{price.hourly}}.”. If the meaning is another, change the same paragraph in content/en/story.md too.
Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „An hour costs {{price.hourly}}.“. Ef merkingin er önnur skaltu líka breyta sömu málsgrein í content/en/story.md.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages, { before: smallProject });
});

describe('since the version before', () => {
  /** What is reported after each of some edits, one after the other, and which translations it names. */
  const afterEdits = (...steps: readonly FileEdit[]) =>
    steps.map((_, last) =>
      readingOf(steps.slice(0, last + 1), { project: fourLanguages, before: fourLanguages }).problems.map(
        (problem) =>
          `${brief(problem)} ${/changed and (.*) ha(?:s|ve) not/.exec(problem.wording.en.message)?.[1]}`,
      ),
    );

  test('a text is reported until each translation has followed', () => {
    const at = 'locales/is/home.json:9 stale-text';
    expect(
      afterEdits(
        title('is', 'Vefir sem endast'),
        title('en', 'Websites that last'),
        title('da', 'Hjemmesider der holder'),
        title('es', 'Webs que duran'),
      ),
    ).toEqual([[`${at} English, Español and Dansk`], [`${at} Español and Dansk`], [`${at} Español`], []]);
  });

  test('a text that states another number is reported as that only', () => {
    const project = editedFiles(
      fourLanguages,
      ['is', 'en', 'es', 'da'].map((code) => title(code, `${code} 17`)),
    );
    const { problems } = readingOf([[home, 'is 17', 'is þá 18']], { project, before: project });
    expect(problems.map(brief)).toEqual(['locales/is/home.json:9 text-mismatch']);
  });

  test.each([
    ['a mark', 'Vefir, sem „endast“!'],
    ['capitals', 'VEFIR sem „endast“'],
  ])('no translation is behind after a change of %s', (_, words) => {
    const project = editedFiles(
      smallProject,
      inBoth('home.json', 'home.hero.title', 'Vefir sem „endast“', 'Websites'),
    );
    const edits: FileEdit[] = [[home, '"Vefir sem „endast“"', JSON.stringify(words)]];
    expect(readingOf(edits, { project, before: project }).problems).toEqual([]);
  });

  test.each<[name: string, edit: FileEdit, problems: readonly string[]]>([
    ['keywords', [home, '"is home.meta.keywords"', '"vefur, hýsing"'], []],
    ['a fact', [story, '{{price.hourly}}', '{{price.hourley}}'], ['content/is/story.md:3 unknown-fact']],
    ['an amount', [story, '{{price.hourly}}', '14.900 kr.'], ['content/is/story.md:3 typed-amount']],
  ])('nor after an edit of %s', (_, edit, problems) => {
    expect(readingOf([edit], { before: smallProject }).problems.map(brief)).toEqual(problems);
  });
});

test('in a repository a text is reported until it is committed; outside of one nothing is compared', () => {
  withProject(fourLanguages, (folder) => {
    const reported = () => readProject(folder, { revision: 'HEAD' }).problems.map(brief);
    const edited = editedFiles(fourLanguages, [title('is', 'Vefir sem endast')]);

    expect(reported()).toEqual([]);
    git(folder, 'init', '--quiet');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message=Begin');
    writeFileSync(join(folder, home), edited[home] ?? '');
    expect(reported()).toEqual(['locales/is/home.json:9 stale-text']);
    git(folder, 'commit', '--quiet', '--all', '--message=Edit');
    expect(reported()).toEqual([]);
  });
});
