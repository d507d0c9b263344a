import { describe, expect, test } from 'vitest';
import { SHOWABLE_CODES } from '../../../checks/problems/problem.ts';
import {
  brief,
  expectPrinted,
  type MessageCase,
  messageCase,
  type PlaceCase,
  type ProjectEdit,
  readCase,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';
import type { FileEdit } from '../texts/small-project.ts';
import { linkProblemCases } from './link-problem-cases.ts';
import { linkProject as project } from './link-project.ts';

const story = 'content/is/story.md';
const home = 'locales/is/home.json';
const seed = 'supabase/seed.sql';
const yaml = 'site.yaml';
const report = (...edits: readonly ProjectEdit[]) => readCase(edits, { project }).problems.map(brief);
/** Replaces the address of the first link of the document. */
const hosting = (address: string): readonly FileEdit[] => [
  [story, '[hýsingu](/lausnir/vefhysing)', `[hýsingu](${address})`],
];
/** Replaces the start of the address of another website. */
const authority = (start: string): readonly FileEdit[] => [[story, 'https://www.personuvernd.is', start]];

test('the small site with links has no problem', () => {
  expect(report()).toEqual([]);
});

describe('everything is printed about', () => {
  test.each(linkProblemCases)('$code: $name', (mistake) => {
    const reading = readCase(mistake.edits, { project });
    expectPrinted(mistake, reading);
    expect(reading.sound).toBe(mistake.code === 'unlinked-page');
    // Problems with links outside of site.yaml leave a site that can be shown.
    if (SHOWABLE_CODES.has(mistake.code) && reading.problems.every(({ file }) => file !== yaml))
      expect(reading.project).not.toBeNull();
  });
});

/** Links to missing pages and parts of pages, in all places with links. */
const unknownTargets: readonly MessageCase[] = [
  messageCase('an old address', hosting('/hysing'))`
content/is/story.md:3:15 unknown-path
“/hysing” is an old address. Write its new address: /lausnir/vefhysing.`,
  messageCase('a row that is not published', [[story, '/frettir/nyr-vefur', '/frettir/drog']])`
content/is/story.md:10:10 unknown-path
No published item in supabase/seed.sql has the address “/frettir/drog”. Link to the page that lists them instead.`,
  messageCase('a part that is like none of the page', [[home, '/lausnir/vefhysing', '[hér](#skilmalar)']])`
locales/is/home.json:10:51 unknown-fragment
The page / has no part “#skilmalar”. Its parts are #hero, #numbers, #story, #history, #story-sidan and #story-verd. Without a part, the link opens the top of the page.`,
  messageCase('a heading in the words of another language', [
    ['content/en/story.md', '#story-sidan', '#prices'],
  ])`
content/en/story.md:7:54 unknown-fragment
The page / has no part “#prices”. Did you mean #story-verd?`,
  messageCase('an address of the former site, with accents, capitals and a query', [
    ...hosting('/%C3%9Ej%C3%B3nusta.php?id=3'),
    [yaml, '{ from: /verd, to: /tilbod }', '{ from: /Þjónusta.php?id=3, to: /tilbod }'],
  ])`
content/is/story.md:3:15 unknown-path
“/%C3%9Ej%C3%B3nusta.php” is an old address. Write its new address: /tilbod.`,
  messageCase('two old addresses that redirect to each other', [
    [yaml, '{ from: /verd, to: /tilbod }', '{ from: /verd, to: /hysing }'],
    [yaml, '{ from: /hysing, to: /lausnir/vefhysing }', '{ from: /hysing, to: /verd }'],
  ])`
site.yaml:87:24 redirect-loop
These old addresses redirect in a circle: /verd → /hysing → /verd. Write the address of the page that replaced them.`,
];

/** Links within the site in a form that matches no page. */
const forms: readonly MessageCase[] = [
  messageCase('capital letters', hosting('/Lausnir/Vefhysing'))`
content/is/story.md:3:15 link-form
“/Lausnir/Vefhysing” is not written like an address of this site: small letters, digits and hyphens, with one slash before each part. Write /lausnir/vefhysing.`,
  messageCase('this site’s own domain', hosting('https://hraunvefur.is/lausnir/vefhysing'))`
content/is/story.md:3:15 link-form
“https://hraunvefur.is/lausnir/vefhysing” contains this site’s own domain, which does not belong in an internal link. Write /lausnir/vefhysing.`,
  messageCase('this machine', [[home, '/lausnir/vefhysing', 'http://is.localhost:3000/lausnir/vefhysing']])`
locales/is/home.json:10:45 link-form
“http://is.localhost:3000/lausnir/vefhysing” points to the reader’s own computer. Write /lausnir/vefhysing.`,
  messageCase('a choice that the form does not know', [[story, '?service=hosting', '?service=hostng']])`
content/is/story.md:3:86 link-form
The page /tilbod does not support “service=hostng”. Write /tilbod?service=hosting.`,
  messageCase('an unknown package', [[story, '?service=hosting', '?package=hosting.basik#form']])`
content/is/story.md:3:86 link-form
The page /tilbod does not support “package=hosting.basik”. Write /tilbod?package=hosting.basic#form.`,
  messageCase('a link without an address', [[story, '(/tilbod?service=hosting)', '()']])`
content/is/story.md:3:86 link-form
This link has no address. Write the address of a page between the brackets.`,
];

/** Addresses of other websites, of mailboxes and phones. */
const externalLinkCases: readonly MessageCase[] = [
  messageCase('a typo in https:', authority('htps://www.personuvernd.is'))`
content/is/story.md:8:93 external-link
“htps://www.personuvernd.is/en” does not start with https://. Write https://www.personuvernd.is/en.`,
  messageCase('a space in an address outside', [
    [story, 'https://www.personuvernd.is/en', 'https://www.personuvernd.is/en us'],
  ])`
content/is/story.md:8:93 external-link
“https://www.personuvernd.is/en us” contains a character that no address can have. Write https://www.personuvernd.is/en%20us.`,
  messageCase('half an email address', [[story, 'mailto:hallo@hraunvefur.is', 'mailto:hallo@hraunvefur']])`
content/is/story.md:8:12 external-link
“hallo@hraunvefur” is not a complete email address. Did you mean mailto:hallo@hraunvefur.is?`,
  messageCase('a phone number with spaces', [[story, 'tel:+3545550142', 'tel:+354 555 0142']])`
content/is/story.md:8:51 external-link
“tel:+354 555 0142” is not a complete phone number. Write tel:+3545550142.`,
];

/** Other places with links. */
const places: readonly PlaceCase[] = [
  [
    'a typo in a row, after quotes and lines',
    [[seed, '(/tilbod)', '(/tilbodd)']],
    'supabase/seed.sql:8:26 unknown-path',
  ],
  [
    'another language’s domain in a translation of a row, followed by a typo',
    [[seed, 'See [hosting](/lausnir/vefhysing)', 'See [hosting](http://www.hraunvefur.is/lausnir/vefhsing)']],
    'supabase/seed.sql:12:33 wrong-language-link',
  ],
];

describe('the place, the message and the hint are those of', () => {
  testMessages([...unknownTargets, ...forms, ...externalLinkCases], { project });
});

describe('the place is that of', () => {
  testPlaces(places, { project });
});

test('a typo in a link is reported alone, in each language that has it', () => {
  const typo = (code: string): FileEdit => [
    `content/${code}/story.md`,
    '(/lausnir/vefhysing)',
    '(/lausnir/vefhysng)',
  ];
  expect(report(typo('en'))).toEqual(['content/en/story.md:3 unknown-path']);
  expect(report(typo('is'), typo('en'))).toEqual([
    'content/is/story.md:3 unknown-path',
    'content/en/story.md:3 unknown-path',
  ]);
});

test('words are no links, nor is code in a document', () => {
  const words = [
    'Opið 24/7, alla daga og/eða nætur; /month /mes /md. /ár',
    '/wp-admin og /var/www/html eru möppur, TCP/IP og n/a.',
    'Þitt nafn eftir @, node@18.2 og npm@latest, með https:// fremst.',
    'hraunvefur.is og hraunvefur.io eru lén; tel: 555 0142',
    '[sic] (og svo framvegis) key: value / other',
  ].join(' ');
  const code = '`[x](/nowhere)` and\n\n```\n[x](/nowhere) http://example.is\n```\n';
  const edits = ['is', 'en'].flatMap((language): FileEdit[] => [
    [`locales/${language}/home.json`, ' /lausnir/vefhysing.', ` ${words}`],
    [`content/${language}/story.md`, language === 'is' ? '## Verð\n' : '## Prices\n', `## Price\n\n${code}`],
  ]);
  const links = new Set<string>(linkProblemCases.map((mistake) => mistake.code));
  expect(report(...edits).filter((problem) => links.has(problem.split(' ')[1] ?? ''))).toEqual([]);
});
