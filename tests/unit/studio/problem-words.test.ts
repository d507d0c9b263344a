import { describe, expect, test } from 'vitest';
import { CHECK_LANGUAGES } from '../../../checks/problems/wording-type.ts';
import { readProjectFiles } from '../../../checks/project/read-project.ts';
import { applyEdits } from '../../../edits/apply-edits.ts';
import type { Files } from '../../../edits/edit.ts';
import english from '../../../locales/checks/en.json' with { type: 'json' };
import type { ProblemView } from '../../../studio/api/content-api.ts';
import { createProblemViews } from '../../../studio/fields/problems.ts';
import { parseSiteFiles } from '../../../studio/server/parse-site-files.ts';
import { linkProject } from '../check-links/link-project.ts';
import { parseSite, readText } from '../site/minimal-site.ts';
import { inBoth, type ProjectEdit, readCase, story } from '../texts/problem-case.ts';
import { editFiles, type FileEdit, smallProject } from '../texts/small-project.ts';

/** Messages that no edit of the Studio leads to, so that they have no words for it. */
const NOT_FROM_STUDIO: readonly (readonly [keys: RegExp, reason: string])[] = [
  [/^(?:yaml|json|repair|quote|oddKey)\./, 'edits write valid YAML and JSON'],
  [/^text\.(?:unreadable|emptyFile|nameTwice|notWords|dottedName|spacedName|noTexts)$/, 'edits write texts'],
  [/^key\.(?:emptyFile|notedKey)$|^misplaced\.lostKey$/, 'edits remove no lines'],
  [/^file\.(?:noLanguage|tooLarge|notText)$|^stray\.(?:name|unknown)$/, 'edits create no such files'],
  [/^mark\./, 'a word mark is cleaned when it is uploaded, and other ones are refused'],
  [/^redirect\.(?:removed|removedPattern|renamed)$/, 'a draft is not compared with the last commit'],
  [/^seed\./, 'sample rows are no content of the Studio'],
];

const messages = Object.entries(english).flatMap(([group, entries]) =>
  Object.entries(entries).flatMap(([name, variants]) =>
    typeof variants === 'object' &&
    group !== 'codes' &&
    Object.keys(variants).some((key) => key.startsWith('message'))
      ? [{ key: `${group}.${name}`, variants }]
      : [],
  ),
);
const unspoken = messages
  .filter(({ variants }) => !Object.keys(variants).some((key) => /^studio(?:_|$)/.test(key)))
  .map(({ key }) => key);

test('a message has words for the Studio unless no edit of the Studio leads to it', () => {
  expect(unspoken.filter((key) => !NOT_FROM_STUDIO.some(([keys]) => keys.test(key)))).toEqual([]);
  expect(NOT_FROM_STUDIO.filter(([keys]) => !unspoken.some((key) => keys.test(key)))).toEqual([]);
});

/** Cases of the tests of the checks: site.yaml alone, or edits of a whole project. */
type Case = { readonly name: string; readonly code: string; readonly day?: string } & (
  | { readonly text: string }
  | { readonly edits: readonly ProjectEdit[] }
);
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../site/problem-cases/*.ts', '../texts/*cases.ts', '../check-*/**/*cases.ts'],
  { eager: true },
);
const cases = Object.entries(modules).flatMap(([file, moduleExports]) =>
  Object.values(moduleExports)
    .flatMap((value) => (Array.isArray(value) ? value : []))
    .filter((value): value is Case => typeof value === 'object' && 'code' in value)
    .map((mistake) => ({ mistake, project: file.includes('check-links') ? linkProject : smallProject })),
);

function readMistake({ mistake, project }: (typeof cases)[number]) {
  if (!('text' in mistake)) return readCase(mistake.edits, { project });
  const { problems } = readText(
    mistake.text,
    new Date(mistake.day ? `${mistake.day}T12:00:00Z` : Date.now()),
  );
  return { problems, sources: { 'site.yaml': mistake.text } };
}

/** Files, keys, braces, codes and days as they are in files. */
const CODE =
  /locales\/|content\/|\.(?:ya?ml|json|md)\b|[{}]|\b[a-z]+[A-Z]\w*\b|\d{4}-\d\d-\d\d|npm |undefined|\blin[ea]s? \d/;

test('the words for the Studio have no file, key, code or date as in a file', () => {
  for (const each of cases) {
    const { problems, sources } = readMistake(each);
    const site = parseSiteFiles(sources) ?? parseSite();
    for (const view of CHECK_LANGUAGES.flatMap((language) =>
      createProblemViews(problems, sources, site, language),
    )) {
      const labels = view.fixes.map(({ label }) => label).join();
      expect.soft(`${view.place}: ${view.message} ${view.open} ${labels}`).not.toMatch(CODE);
    }
  }
});

const title = 'home.hero.title';

function listViews(files: Files): readonly ProblemView[] {
  const { problems } = readProjectFiles(new Map(Object.entries(files)));
  return createProblemViews(problems, files, parseSiteFiles(files) ?? parseSite(), 'en');
}

/** The fix of the only problem with one of this name, and the files after it. */
function fix(files: Files, label: string) {
  const found = listViews(files).flatMap(({ fixes }) => fixes.filter((each) => each.label === label));
  expect(found).toHaveLength(1);
  const { files: fixedFiles, conflicts } = applyEdits(files, found[0]?.edits ?? []);
  expect(conflicts).toEqual([]);
  return fixedFiles;
}

const readHome = (files: Files, language: string) =>
  JSON.parse(files[`locales/${language}/home.json`] ?? '').home.hero.title;

describe('a button solves', () => {
  const founded = inBoth('home.json', title, 'Frá 2009', 'Since {{company.milestone.founded}}');

  test('a shared value that one language has typed, by using it there', () => {
    const files = editFiles(smallProject, founded);
    expect(listViews(files)).toMatchObject([
      {
        message: '“2009” is a shared value here in one language, and typed as text in another.',
        fixes: [{ label: 'Use the shared value' }, { label: 'Keep as text in all languages' }],
      },
    ]);
    const shared = fix(files, 'Use the shared value');
    expect(readHome(shared, 'is')).toBe('Frá {{company.milestone.founded}}');
    expect(listViews(shared)).toEqual([]);
  });

  test('a shared value that one language has typed, by typing it in each', () => {
    const typed = fix(editFiles(smallProject, founded), 'Keep as text in all languages');
    expect(readHome(typed, 'en')).toBe('Since 2009');
    expect(listViews(typed)).toEqual([]);
  });

  test('a price that one language has typed, only by using it', () => {
    const files = editFiles(
      smallProject,
      inBoth('home.json', title, 'Frá 4.990 kr.', 'From {{package.hosting.basic.price}}'),
    );
    const [view] = listViews(files);
    expect(view?.fixes.map(({ label }) => label)).toEqual([expect.stringMatching(/^Use “/)]);
    expect(readHome(fix(files, view?.fixes[0]?.label ?? ''), 'is')).toBe(
      'Frá {{package.hosting.basic.price}}',
    );
  });

  test.each<readonly [name: string, label: string, edits: readonly FileEdit[]]>([
    [
      'no-break spaces, listed once',
      'Tidy',
      inBoth('home.json', title, 'Allt\u00a0í\u00a0lagi hér', 'Fine\u00a0here today'),
    ],
    [
      'an invisible character',
      'Tidy',
      inBoth('home.json', title, 'Allt í la\u200bgi hér', 'Fine here today'),
    ],
    [
      'quotation marks of another language',
      'Correct it',
      inBoth('home.json', title, 'Hér er "orðið" sagt', 'Here is “the word”'),
    ],
    ['a curly bracket', 'Tidy', inBoth('home.json', title, 'Allt { lagi hér', 'Fine here today')],
    ['a heading that skips a size', 'Correct it', story('#### Vinnan', '### Our work')],
    [
      'a link to a page that was renamed',
      'Lead to “en hosting.title”',
      story('Sjá [þetta](/lausnir/vefhysng).', 'See [this](/lausnir/vefhysing).'),
    ],
    [
      'texts that nothing shows',
      'Remove the unused texts',
      inBoth('home.json', title, 'a', 'b').map(
        ([file, find]) =>
          [file, find, `${find}, "old": { "a": ${find}, "b": ${find} }`] as unknown as FileEdit,
      ),
    ],
    [
      'a text that is not translated',
      'Show Íslenska for now',
      [['locales/en/home.json', `"en ${title}"`, '""']],
    ],
    [
      'a copied text',
      'Show Íslenska for now',
      inBoth('home.json', title, 'Vefir sem standa af sér öll veður', 'Vefir sem standa af sér öll veður'),
    ],
    [
      'a menu entry of a page that was renamed',
      'Lead to “en hosting.title”',
      [
        [
          'site.yaml',
          '- { icon: server, to: /lausnir/vefhysing }',
          '- { icon: server, to: /lausnir/vefhysng }',
        ],
      ],
    ],
  ])('%s', (_, label, edits) => {
    const files = editFiles(smallProject, edits);
    expect(listViews(fix(files, label))).toEqual([]);
  });
});
