import { describe, expect, test } from 'vitest';
import {
  inBoth,
  type MessageCase,
  messageCase,
  type PlaceCase,
  readCase,
  story,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';

/** Unclosed markup, or markup in texts that allow none; headings, alternative texts, descriptions of pages. */
const messages: readonly MessageCase[] = [
  messageCase('bold that is not closed', story('Vinnan er **greidd síðar.', 'Work is **paid** later.'))`
content/is/story.md:5:11 markup-mismatch
“**” does not make text bold here: readers see the characters. Write ** directly before the first word and directly after the last one: **words**.`,
  messageCase(
    'a link without its last bracket',
    story('Sjá [þjónustuna](/lausnir og meira.', 'See [the service](/lausnir) and more.'),
  )`
content/is/story.md:5:5 markup-mismatch
These words do not become a link: readers see the brackets. Write “[þjónustuna](/lausnir)”: the words in square brackets, then the address in parentheses.`,
  messageCase('front matter of another system', [
    ['content/is/story.md', '## Since', '---\ntitle: Saga\n---\n\n## Since'],
  ])`
content/is/story.md:1:1 markup-mismatch
Readers would see this front matter as text: it belongs to another system. Delete it, to the end of line 3. Title and description of the page are in locales/, under meta.`,
  messageCase('JSON at the start of a document', [
    ['content/is/story.md', '## Since', '{\n  "title": "Saga"\n}\n\n## Since'],
  ])`
content/is/story.md:1:1 markup-mismatch
Readers would see this front matter as text: it belongs to another system. Delete it, to the end of line 3. Title and description of the page are in locales/, under meta.`,
  messageCase('front matter that is not closed', [
    ['content/is/story.md', '## Since', '---\ntitle: "Saga"\ntags:\n  - **a\n\n## Since'],
  ])`
content/is/story.md:1:1 markup-mismatch
The text begins with the divider “---”, but there is nothing above it. Delete this line, and lines like “title: …” below it: title and description of the page are in locales/, under meta.`,
  messageCase('a line above the whole text', [['content/is/story.md', '## Since', '---\n\n## Since']])`
content/is/story.md:1:1 markup-mismatch
The text begins with the divider “---”, but there is nothing above it. Delete this line, and lines like “title: …” below it: title and description of the page are in locales/, under meta.`,
  messageCase('a line of another system between two paragraphs', story('+++\nVinnan', 'Work'))`
content/is/story.md:5:1 markup-mismatch
Readers see “+++” exactly as typed: it is markup for another program. Remove it and keep the words.`,
  messageCase('a box to tick', story('- [ ] Vinnan', '- Work'))`
content/is/story.md:5:3 markup-mismatch
“[ ]” becomes a checkbox that has no label and cannot be checked. Remove it and keep the words after the dash.`,
  messageCase('a footnote', story('Vinnan[^1] er greidd.', 'Work is paid.'))`
content/is/story.md:5:7 markup-mismatch
Readers see “[^1]” exactly as typed: footnotes are not supported. Remove it and write the note as a sentence, in parentheses if needed.`,
  messageCase('a link by a name that has no address', story('Sjá [lausnir][l] hér.', 'See here.'))`
content/is/story.md:5:5 markup-mismatch
These words do not become a link: readers see the brackets. Write “[lausnir](/…)”: the words in square brackets, then the address in parentheses.`,
  messageCase('a directive of another program', story(':::note Athugið\nVinnan', 'Work'))`
content/is/story.md:5:1 markup-mismatch
Readers see “:::note Athugið” exactly as typed: it is markup for another program. Remove it and keep the words.`,
  messageCase('a heading by a line below it', story('Vinnan\n---', '## Work'))`
content/is/story.md:5:1 markup-mismatch
The line below “Vinnan” turns it into a heading. Write “## Vinnan” if it is a heading. Otherwise delete the line below it, or add an empty line between them.`,
  messageCase('a point without words', story('- Vinnan\n-', '- Work\n- More'))`
content/is/story.md:6:1 markup-mismatch
This list item has no words. Write its words, or delete the line.`,
  messageCase('a link without words', story('Sjá [](/lausnir) hér.', 'See [the service](/lausnir) here.'))`
content/is/story.md:5:5 missing-alternative
This link has no words, so visitors cannot see or hear where it goes. Write the words between the brackets: [words](/lausnir).`,
  messageCase(
    'a link with a space for words',
    story('Sjá [ ](/lausnir) hér.', 'See [the service](/lausnir) here.'),
  )`
content/is/story.md:5:5 missing-alternative
This link has no words, so visitors cannot see or hear where it goes. Write the words between the brackets: [words](/lausnir).`,
  messageCase(
    'bold in a text that is words only',
    inBoth('home.json', 'home.hero.title', 'Vefir **sem** endast', 'Websites that last'),
  )`
locales/is/home.json:9:16 markup-mismatch
Readers see “**” exactly as typed: texts in locales/ are plain text. Keep the words and remove the characters. Links, bold and lists are possible in documents in content/.`,
  messageCase('an unknown form for a number', [
    [
      'locales/is/solutions.json',
      '"disk": "is packages.hosting.features.disk"',
      '"disk_one": "{{count}} hólf",\n        "disk_other": "{{count}} hólf"',
    ],
    [
      'locales/en/solutions.json',
      '"disk": "en packages.hosting.features.disk"',
      '"disk_other": "{{count}} boxes"',
    ],
  ])`
locales/en/solutions.json:70:23 markup-mismatch
The plural form disk_one is missing: a page with such a number would have no text to show. Add "disk_one": "…" on a separate line. Each language needs all of its plural forms.`,
  messageCase('a first heading that is too deep', [['content/en/story.md', '## Since', '### Since']])`
content/en/story.md:1:1 heading-order
The first headings of a text have two #; this one has more. Write “## Since {{company.milestone.founded}}”.`,
  messageCase(
    'a picture with the name of its file',
    story(
      '![Skrifstofan](https://myndir.example/stofan.png)',
      '![stofan.png](https://myndir.example/stofan.png)',
    ),
  )`
content/en/story.md:5:1 missing-alternative
“stofan.png” is a file name and does not describe the picture. Describe it between the brackets: ![what it shows](https://myndir.example/stofan.png).`,
  messageCase('two pages with one description, in other letters', [
    ['locales/en/solutions.json', 'en hosting.meta.description', 'EN  solutions.meta.description'],
  ])`
locales/en/solutions.json:32:22 same-title
The page “solutions” has the same description (in locales/en/solutions.json). Give each page a unique description, so that people can tell them apart in search results.`,
];

const places: readonly PlaceCase[] = [
  [
    'a link with a space between its brackets',
    story('Sjá [þjónustuna] (/lausnir).', 'See [the service](/lausnir).'),
    'content/is/story.md:5:5 markup-mismatch',
  ],
  [
    'the only text of a group that was deleted',
    [['locales/en/nav.json', '"title": "en solutions.title"', '']],
    'locales/en/nav.json:9:3 missing-text',
  ],
  [
    'the only text of a group with a typo in its name',
    [['locales/en/nav.json', '"title": "en solutions.title"', '"titel": "en solutions.title"']],
    'locales/en/nav.json:10:5 renamed-text',
  ],
  [
    'bold that ends with one star',
    story('Vinnan er **greidd:* síðar.', 'Work is **paid:** later.'),
    'content/is/story.md:5:11 markup-mismatch',
  ],
];

/** The language that differs from the three others. */
const ofFourLanguages: readonly PlaceCase[] = [
  [
    'a heading of another level',
    [['content/is/story.md', '### ', '## ']],
    'content/is/story.md:5:1 markup-mismatch',
  ],
  [
    'a point that lost its dash',
    [['content/es/story.md', '- Otra', 'Otra']],
    'content/es/story.md:10:1 text-mismatch',
  ],
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('the place is that of', () => {
  testPlaces(places);
  testPlaces(ofFourLanguages, { project: fourLanguages });
});

/** Words in both languages that are our markup, or not markup. */
test.each([
  'Sjá [lausnir][l] hér.\n\n[l]: /lausnir',
  'Sjá [lausnir] hér.\n\n[lausnir]: /lausnir',
  'Sjá [lausnir][] og [![Húsið][h]][l] hér.\n\n[lausnir]: /lausnir\n[L]: /lausnir\n[h]: /mynd.png',
  'Sjá <https://www.personuvernd.is/en> hér.',
  'Sjá [![Húsið](https://myndir.example/hus.png)](/lausnir) hér.',
  'Kóðinn er `- [ ]` og `[[x]]` og `:::note`.',
  'Opið kl. 9:00 [sic], sjá a) og b).',
  '- Eitt\n- Tvennt',
  'Fyrra\n\n---\n\nSeinna',
  '{{company.name}} [1] (2) {3}',
])('has no problem with the markup of: %s', (words) => {
  const markupProblems = readCase(story(words, words), {}).problems.filter(({ code }) =>
    ['markup-mismatch', 'missing-alternative'].includes(code),
  );
  expect(markupProblems.map(({ wording }) => wording.en.message)).toEqual([]);
});

test.each([
  '[&zwnj;](/lausnir)',
  '[&#8203;&shy;](/lausnir)',
  '[→](/lausnir)',
  '[][l]',
  '[**&shy;**][l]',
  '[![](https://myndir.example/hus.png)](/lausnir)',
  '[![&zwnj;](https://myndir.example/hus.png)](/lausnir)',
  '![][l]',
])('reports a link or a picture without words on its line: %s', (link) => {
  const words = `Sjá ${link} hér.\n\n[l]: /lausnir`;
  const { problems } = readCase(story(words, words), {});
  expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
    'content/is/story.md:5 missing-alternative',
    'content/en/story.md:5 missing-alternative',
  ]);
});

/** Front matter of other systems, with what would be mistakes in a text. */
const FRONT_MATTER: readonly string[] = [
  '---\ntitle: "A [b] **c"\ndate: 2026-01-01\n---\n',
  '---\n# {note}\ntitle: A **c\n\ntags: [a]\n---\n',
  '---\r\ntitle: "A [b] **c"\r\n---\r\n',
  '\uFEFF---\ntitle: A **c\n---\n',
  '---\ntitle: A **c\n\n',
  '+++\ntitle = "A [b] **c"\n[params]\na = 1\n+++\n',
  '+++\ntitle = "A [b] **c"\n\n',
  '{ "title": "A [b] **c" }\n\n',
  '{\n  "title": "{A}",\n  "seo": { "a": "**c" }\n}\n',
  '{\r\n  "title": "{A}"\r\n}\r\n\r\n',
  '---json\n{\n  "title": "**A"\n}\n---\n',
];

test.each(FRONT_MATTER)('reports front matter once, also where all languages have it: %j', (frontMatter) => {
  const edits = ['is', 'en'].map((code): readonly [string, string, string] => [
    `content/${code}/story.md`,
    '## Since',
    `${frontMatter}## Since`,
  ]);
  expect(
    readCase(edits, {}).problems.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`),
  ).toEqual(['content/is/story.md:1:1 markup-mismatch', 'content/en/story.md:1:1 markup-mismatch']);
});

test('takes no text between two rules for front matter', () => {
  const edits = ['is', 'en'].map((code): readonly [string, string, string] => [
    `content/${code}/story.md`,
    '## Since',
    '---\n\nSee **this.\n\n---\n\n## Since',
  ]);
  expect(readCase(edits, {}).problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toContain(
    'content/is/story.md:3 markup-mismatch',
  );
});
