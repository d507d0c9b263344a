import { describe } from 'vitest';
import {
  inBoth,
  type MessageCase,
  messageCase,
  type PlaceCase,
  story,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';

/** Markup that is open or that is in texts without markup; headings, alternatives of pictures, descriptions of pages. */
const messages: readonly MessageCase[] = [
  messageCase('bold that is not closed', story('Vinnan er **greidd síðar.', 'Work is **paid** later.'))`
content/is/story.md:5:11 markup-mismatch
“**” makes nothing bold here: a reader sees the signs. Write ** right before the first word and right after the last one: **words**.`,
  messageCase(
    'a link without its last bracket',
    story('Sjá [þjónustuna](/lausnir og meira.', 'See [the service](/lausnir) and more.'),
  )`
content/is/story.md:5:5 markup-mismatch
These words do not become a link: a reader sees the brackets. Write “[þjónustuna](/lausnir)”: words in square brackets, and right behind them the address in round ones.`,
  messageCase(
    'bold in a text that is words only',
    inBoth('home.json', 'home.hero.title', 'Vefir **sem** endast', 'Websites that last'),
  )`
locales/is/home.json:9:16 markup-mismatch
A reader sees “**” as it is typed: texts in locales/ are words only. Leave the words and take the signs out. Links, bold and lists are for the running texts in content/.`,
  messageCase('a form for a number that is not there', [
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
The form disk_one is missing beside this one: a page with such a number has no words to show. Add "disk_one": "…" on a line of its own. Each language needs all of its forms.`,
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
“stofan.png” is the name of a file and does not say what the picture shows. Say between the brackets what it shows: ![what it shows](https://myndir.example/stofan.png).`,
  messageCase('two pages with one description, in other letters', [
    ['locales/en/solutions.json', 'en hosting.meta.description', 'EN  solutions.meta.description'],
  ])`
locales/en/solutions.json:32:22 same-title
The page “solutions” has the same description (in locales/en/solutions.json). Give each page a description of its own, so that people can tell them apart where they search.`,
];

const places: readonly PlaceCase[] = [
  [
    'a link with a space between its brackets',
    story('Sjá [þjónustuna] (/lausnir).', 'See [the service](/lausnir).'),
    'content/is/story.md:5:5 markup-mismatch',
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
