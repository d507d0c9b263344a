import type { ProblemCode } from '../../../scripts/check/problems/problem.ts';
import type { FileEdit } from './small-project.ts';

/** A mistake in the texts and everything that is printed about it. */
export interface TextProblemCase {
  readonly code: ProblemCode;
  readonly name: string;
  readonly edits: readonly FileEdit[];
  readonly printed: readonly string[];
  /** In Icelandic: where and what, and what to write instead. */
  readonly icelandic?: readonly [told: string, hint: string];
}

const home = 'locales/is/home.json';
const title = '"is home.hero.title"';
const titleLine = '      "title": "is home.hero.title",\n';
const text = '"is home.hero.text"';
/** A price that holds until a day which no run of the tests comes near to. */
const passingPrice: FileEdit = [
  'site.yaml',
  '{ ISK: 4990, USD: 39 }',
  '{ ISK: 4990, USD: 39 }\n          validUntil: 2999-12-24',
];
/** One for each way that a text goes wrong. */
export const textProblemCases: readonly TextProblemCase[] = [
  {
    code: 'missing-text',
    name: 'a text that is not there',
    edits: [[home, titleLine, '']],
    printed: [
      'locales/is/home.json:8:5  The text home.hero.title is missing in locales/is/home.json.',
      '  7 |     },',
      '  8 |     "hero": {',
      '    |     ^^^^^^',
      '  9 |       "text": "is home.hero.text"',
      '  Add "title": "…" under home > hero. Another language says: en home.hero.title',
    ],
  },
  {
    code: 'missing-text',
    name: 'a text without words',
    edits: [['locales/en/home.json', '"en home.hero.text"', '" "']],
    printed: [
      'locales/en/home.json:10:15  The text home.hero.text is missing in locales/en/home.json.',
      '   9 |       "title": "en home.hero.title",',
      '  10 |       "text": " "',
      '     |               ^^^',
      '  11 |     },',
      '  Add "text": "…" under home > hero. Another language says: is home.hero.text',
    ],
  },
  {
    code: 'missing-text',
    name: 'an optional text that only one language has',
    edits: [[home, titleLine, `${titleLine}      "eyebrow": "Síðan {{company.milestone.founded}}",\n`]],
    printed: [
      'locales/en/home.json:9:16  The text home.hero.eyebrow is missing in locales/en/home.json.',
      '   8 |     "hero": {',
      '   9 |       "title": "en home.hero.title",',
      '     |                ^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "en home.hero.text"',
      '  Add "eyebrow": "…" under home > hero, after "title". Another language says: Síðan {{company.milestone.founded}}',
    ],
  },
  {
    code: 'unused-text',
    name: 'a text that nothing shows',
    edits: [[home, titleLine, `${titleLine}      "subtitle": "Undirtitill",\n`]],
    printed: [
      'locales/is/home.json:10:19  Warning: Nothing on the site shows the text home.hero.subtitle.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "subtitle": "Undirtitill",',
      '     |                   ^^^^^^^^^^^^^',
      '  11 |       "text": "is home.hero.text"',
      '  Take the line out, or give the thing in site.yaml that it belongs to the same name.',
    ],
  },
  {
    code: 'unknown-fact',
    name: 'a slip in the name of a fact',
    edits: [[home, title, '"Tíminn kostar {{price.hourley}}"']],
    printed: [
      'locales/is/home.json:9:16  {{price.hourley}} is not a fact in site.yaml.',
      '   8 |     "hero": {',
      '   9 |       "title": "Tíminn kostar {{price.hourley}}",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Did you mean {{price.hourly}}?',
    ],
  },
  {
    code: 'unknown-fact',
    name: 'a name that no fact is near to',
    edits: [[home, text, '"Áin {{river.depth-in-spring}}"']],
    printed: [
      'locales/is/home.json:10:15  {{river.depth-in-spring}} is not a fact in site.yaml.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Áin {{river.depth-in-spring}}"',
      '     |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Write {{price.…}}, {{package.…}}, {{figure.…}} or {{company.…}} with names from site.yaml.',
    ],
  },
  {
    code: 'unknown-fact',
    name: 'a slip in a running text',
    edits: [['content/is/story.md', '{{price.hourly}}', '{{price.hourley}}']],
    printed: [
      'content/is/story.md:3:15  {{price.hourley}} is not a fact in site.yaml.',
      '  3 | An hour costs {{price.hourley}}.',
      '    |               ^^^^^^^^^^^^^^^^^',
      '  Did you mean {{price.hourly}}?',
    ],
  },
  {
    code: 'lapsing-fact',
    name: 'a text that outlives a price',
    edits: [passingPrice, [home, title, '"Frá {{package.hosting.basic.price}}"']],
    printed: [
      'locales/is/home.json:9:16  The text is shown on days on which {{package.hosting.basic.price}} does not hold (it holds until 2999-12-24).',
      '   8 |     "hero": {',
      '   9 |       "title": "Frá {{package.hosting.basic.price}}",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Take the fact out of the text, or give what shows the text the same validFrom and validUntil in site.yaml.',
    ],
  },
  {
    code: 'lapsing-fact',
    name: 'a running text that outlives a price',
    edits: [passingPrice, ['content/is/story.md', '{{price.hourly}}', '{{package.hosting.basic.price}}']],
    printed: [
      'content/is/story.md:3:15  The text is shown on days on which {{package.hosting.basic.price}} does not hold (it holds until 2999-12-24).',
      '  3 | An hour costs {{package.hosting.basic.price}}.',
      '    |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Take the fact out of the text, or give what shows the text the same validFrom and validUntil in site.yaml.',
    ],
  },
  {
    code: 'typed-amount',
    name: 'a price that is typed',
    edits: [[home, title, '"Tíminn á 14.900 kr. án VSK"']],
    printed: [
      'locales/is/home.json:9:16  14.900 kr. is price.hourly: write {{price.hourly}}.',
      '   8 |     "hero": {',
      '   9 |       "title": "Tíminn á 14.900 kr. án VSK",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write {{price.hourly}} in its place.',
    ],
  },
  {
    code: 'typed-amount',
    name: 'a price that is typed into a running text',
    edits: [['content/en/story.md', '{{price.hourly}}', 'USD 110']],
    printed: [
      'content/en/story.md:3:15  USD 110 is price.hourly: write {{price.hourly}}.',
      '  3 | An hour costs USD 110.',
      '    |               ^^^^^^^',
      '  Write {{price.hourly}} in its place.',
    ],
  },
  {
    code: 'typed-amount',
    name: 'a currency beside a price that brings it',
    edits: [[home, title, '"Tíminn á {{price.hourly}} kr. án VSK"']],
    printed: [
      'locales/is/home.json:9:16  {{price.hourly}} brings its currency, so “kr.” beside it is one too many.',
      '   8 |     "hero": {',
      '   9 |       "title": "Tíminn á {{price.hourly}} kr. án VSK",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Leave “kr.” out: {{price.hourly}} is enough.',
    ],
  },
  {
    code: 'typed-amount',
    name: 'a currency beside a price in a running text',
    edits: [['content/en/story.md', '{{price.hourly}}', '€{{price.hourly}}']],
    printed: [
      'content/en/story.md:3:15  {{price.hourly}} brings its currency, so “€” beside it is one too many.',
      '  3 | An hour costs €{{price.hourly}}.',
      '    |               ^^^^^^^^^^^^^^^^^',
      '  Leave “€” out: {{price.hourly}} is enough.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a number that only one language has',
    edits: [[home, title, '"Vefir í 17 ár"']],
    printed: [
      'locales/en/home.json:9:16  The two languages do not say the same: only Íslenska has 17. The other text is at locales/is/home.json:9:16.',
      '   8 |     "hero": {',
      '   9 |       "title": "en home.hero.title",',
      '     |                ^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "en home.hero.text"',
      '  Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'another fact in a running text',
    edits: [['content/en/story.md', '{{price.hourly}}', '{{price.emergency}}']],
    printed: [
      'content/en/story.md:3:1  The two languages do not say the same: only English has {{price.emergency}}, only Íslenska has {{price.hourly}}. The other text is at content/is/story.md:3:1.',
      '  3 | An hour costs {{price.emergency}}.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Change the text that is wrong. Numbers, facts, names and links are the same in every language.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a paragraph that one language has not',
    edits: [['content/is/story.md', '.\n', '.\n\nOg takk.\n']],
    printed: [
      'content/en/story.md:3:1  A paragraph is missing after this one; another language has it at content/is/story.md:5:1.',
      '  3 | An hour costs {{price.hourly}}.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write the same paragraphs in the same order in every language.',
    ],
  },
  {
    code: 'missing-file',
    name: 'a file of texts that is not there',
    edits: [['locales/en/home.json', null]],
    printed: [
      'locales/en/home.json:1:1  The file locales/en/home.json is not there.',
      '  1 |',
      '    | ^',
      '  Copy the file of the same name from the folder of another language and translate its words.',
    ],
  },
  {
    code: 'missing-file',
    name: 'a running text that is not there',
    edits: [['content/en/story.md', null]],
    printed: [
      'content/en/story.md:1:1  The file content/en/story.md is not there.',
      '  1 |',
      '    | ^',
      '  Write it, or copy the file of the same name from another language and translate it.',
    ],
  },
  {
    code: 'json-syntax',
    name: 'a comma that is missing',
    edits: [[home, `${title},`, title]],
    printed: [
      'locales/is/home.json:9:7  There is no comma at the end of this line.',
      '   8 |     "hero": {',
      '   9 |       "title": "is home.hero.title"',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Put a comma at its end.',
    ],
  },
  {
    code: 'json-syntax',
    name: 'a comma too many',
    edits: [[home, text, `${text},`]],
    printed: [
      'locales/is/home.json:10:7  There is a comma at the end of this line, but nothing follows in its group.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "is home.hero.text",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Take the comma out.',
    ],
  },
  {
    code: 'json-syntax',
    name: 'words in curly quotes',
    edits: [[home, title, '“is home.hero.title”']],
    printed: [
      'locales/is/home.json:9:7  The quotation marks on this line are of another kind than "".',
      '   8 |     "hero": {',
      '   9 |       "title": “is home.hero.title”,',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
  },
  {
    code: 'json-syntax',
    name: 'quotes inside the words',
    edits: [[home, title, '"the "hero" of the page"']],
    printed: [
      'locales/is/home.json:9:7  There are quotation marks inside of the words on this line.',
      '   8 |     "hero": {',
      '   9 |       "title": "the "hero" of the page",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "the \\"hero\\" of the page",',
    ],
  },
  {
    code: 'text-shape',
    name: 'a number in the place of words',
    edits: [[home, title, '2006']],
    printed: [
      'locales/is/home.json:9:16  home.hero.title is not a text.',
      '   8 |     "hero": {',
      '   9 |       "title": 2006,',
      '     |                ^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write the words in double quotes: "title": "The words".',
    ],
  },
  {
    code: 'text-shape',
    name: 'a list in the place of words',
    edits: [[home, text, '["is", "home"]']],
    printed: [
      'locales/is/home.json:10:15  home.hero.text is not a text.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": ["is", "home"]',
      '     |               ^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Write the words in double quotes: "title": "The words".',
    ],
  },
];
