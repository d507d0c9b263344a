import { describe, expect, test } from 'vitest';
import {
  inBoth,
  type MessageCase,
  messageCase,
  type PlaceCase,
  readingOf,
  story,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';
import { fourLanguages } from './four-languages.ts';

const long = 'Vefir, netverslanir, hýsing og umsjón fyrir stór og smá fyrirtæki';

/** Headings, the words of links, alternatives of pictures; titles and descriptions of pages. */
const messages: readonly MessageCase[] = [
  messageCase('a first heading that is too deep', [['content/en/story.md', '## Since', '### Since']])`
content/en/story.md:1:1 heading-order
The first headings of a text have two #; this one has more. Write “## Since {{company.milestone.founded}}”.
Efstu fyrirsagnir í texta hafa tvö #; þessi hefur fleiri. Skrifaðu „## Since {{company.milestone.founded}}“.`,
  messageCase(
    'link words that say nothing',
    story('Verðin eru [hér](/lausnir).', 'See [the prices](/lausnir).'),
  )`
content/is/story.md:5:12 same-link-text
“hér” does not say where it leads to a reader who hears the link alone. Put the link on words that name what one finds at /lausnir.
„hér“ segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar. Settu tengilinn á orð sem segja hvað er að finna á /lausnir.`,
  messageCase(
    'a picture with the name of its file',
    story(
      '![Skrifstofan](https://myndir.example/stofan.png)',
      '![stofan.png](https://myndir.example/stofan.png)',
    ),
  )`
content/en/story.md:5:1 missing-alternative
“stofan.png” is the name of a file and does not say what the picture shows. Say between the brackets what it shows: ![what it shows](https://myndir.example/stofan.png).
„stofan.png“ er skráarheiti og segir ekki hvað myndin sýnir. Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).`,
  messageCase('a name of the site that leaves no room for titles, reported once', [
    ['locales/is/site.json', '"title": "is title"', `"title": ${JSON.stringify(long)}`],
  ])`
locales/is/site.json:2:12 title-length (warning)
The site’s name has 65 characters and follows the title of every page, so that little is left for the titles. Write the name in at most 25 characters.
Heiti vefsins er 65 stafir og kemur á eftir titli hverrar síðu, svo að lítið er eftir handa titlunum. Hafðu heitið í mesta lagi 25 stafi.`,
  messageCase('two pages with one description, in other letters', [
    ['locales/en/solutions.json', 'en hosting.meta.description', 'EN  solutions.meta.description'],
  ])`
locales/en/solutions.json:32:22 same-title
The page “solutions” has the same description (in locales/en/solutions.json). Give each page a description of its own, so that people can tell them apart where they search.
Síðan „solutions“ er með sömu lýsingu (í locales/en/solutions.json). Gefðu hvorri síðu sína lýsingu, svo að fólk þekki þær í sundur þegar það leitar.`,
];

const places: readonly PlaceCase[] = [
  [
    'a button that leads elsewhere than the same button of the header',
    [
      [
        'site.yaml',
        '{ label: get-quote, to: /lausnir }\n      - { kind: stats',
        '{ label: get-quote, to: /lausnir/vefhysing }\n      - { kind: stats',
      ],
    ],
    'site.yaml:112:37 same-link-text',
  ],
  [
    'two buttons of a page with the same words in one language',
    [
      ['site.yaml', 'label: order, to: /lausnir }', 'label: order, to: /lausnir/vefhysing }'],
      ...inBoth('common.json', 'actions.get-quote', 'Fá tilboð', 'Order'),
      ...inBoth('common.json', 'actions.order', 'Panta', 'Order'),
    ],
    'locales/en/common.json:78:14 same-link-text',
  ],
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('the place is that of', () => {
  testPlaces(places);
});

test('a button of the header that leads elsewhere than the same buttons of pages is one problem', () => {
  const { problems } = readingOf(
    [
      ['site.yaml', 'quote: { label: get-quote, to: /lausnir }', 'quote: { label: get-quote, to: / }'],
      [
        'site.yaml',
        '{ kind: hero, id: hero }\n      - kind: card-grid',
        '{ kind: hero, id: hero, actions: [{ label: get-quote, to: /lausnir }] }\n      - kind: card-grid',
      ],
    ],
    { project: fourLanguages },
  );
  expect(problems.map(({ code, file, path }) => [file, path.join('.'), code])).toEqual([
    ['site.yaml', 'navigation.quote.to', 'same-link-text'],
  ]);
});
