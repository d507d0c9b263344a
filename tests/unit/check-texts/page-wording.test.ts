import { describe, expect, test } from 'vitest';
import {
  inBoth,
  type MessageCase,
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
  [
    'a heading of the whole page',
    story('# Vinnan', '## Our work'),
    'content/is/story.md:5:1 heading-order',
    'A heading with a single # is the heading of the whole page, which the page has already. Write “## Vinnan”.',
    'Fyrirsögn með einu # er fyrirsögn allrar síðunnar, en hún er þegar á síðunni. Skrifaðu „## Vinnan“.',
  ],
  [
    'a first heading that is too deep',
    [['content/en/story.md', '## Since', '### Since']],
    'content/en/story.md:1:1 heading-order',
    'The first headings of a text have two #; this one has more. Write “## Since {{company.milestone.founded}}”.',
    'Efstu fyrirsagnir í texta hafa tvö #; þessi hefur fleiri. Skrifaðu „## Since {{company.milestone.founded}}“.',
  ],
  [
    'a heading without words',
    story('##', '## Our work'),
    'content/is/story.md:5:1 heading-order',
    'This heading has no words. Write the words after the #, or take the line out.',
    'Þessi fyrirsögn er án orða. Skrifaðu orðin á eftir #, eða taktu línuna út.',
  ],
  [
    'link words that say nothing',
    story('Verðin eru [hér](/lausnir).', 'See [the prices](/lausnir).'),
    'content/is/story.md:5:12 same-link-text',
    '“hér” does not say where it leads to a reader who hears the link alone. Put the link on words that name what one finds at /lausnir.',
    '„hér“ segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar. Settu tengilinn á orð sem segja hvað er að finna á /lausnir.',
  ],
  [
    'a link without words',
    story('Sjá [verðin](/lausnir).', 'See the prices [](/lausnir).'),
    'content/en/story.md:5:16 same-link-text',
    'The link to /lausnir has no words: nobody sees it. Write the words between the brackets: [words](/lausnir).',
    'Tengillinn á /lausnir er án orða: enginn sér hann. Skrifaðu orðin á milli hornklofanna: [orð](/lausnir).',
  ],
  [
    'a picture with the name of its file',
    story(
      '![Skrifstofan](https://myndir.example/stofan.png)',
      '![stofan.png](https://myndir.example/stofan.png)',
    ),
    'content/en/story.md:5:1 missing-alternative',
    '“stofan.png” is the name of a file and does not say what the picture shows. Say between the brackets what it shows: ![what it shows](https://myndir.example/stofan.png).',
    '„stofan.png“ er skráarheiti og segir ekki hvað myndin sýnir. Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).',
  ],
  [
    'a title that is too short',
    [['locales/en/solutions.json', '"en solutions.meta.title"', '"Services"']],
    'locales/en/solutions.json:4:16 title-length (warning)',
    'This title has only 8 characters; it does not tell what the page is about. Write at least 10: the words that people search for.',
    'Titillinn er aðeins 8 stafir og segir ekki um hvað síðan er. Skrifaðu að minnsta kosti 10 stafi: orðin sem fólk leitar að.',
  ],
  [
    'a name of the site that leaves no room for titles, reported once',
    [['locales/is/site.json', '"title": "is title"', `"title": ${JSON.stringify(long)}`]],
    'locales/is/site.json:2:12 title-length (warning)',
    'The site’s name has 65 characters and follows the title of every page, so that little is left for the titles. Write the name in at most 25 characters.',
    'Heiti vefsins er 65 stafir og kemur á eftir titli hverrar síðu, svo að lítið er eftir handa titlunum. Hafðu heitið í mesta lagi 25 stafi.',
  ],
  [
    'a description that is too short',
    [
      [
        'locales/en/solutions.json',
        '"en solutions.meta.description abcdefghijklmnopqrstuvwxyz"',
        '"What we do."',
      ],
    ],
    'locales/en/solutions.json:5:22 description-length (warning)',
    'This description has only 11 characters; it does not tell what the page is about. Write at least 50: a sentence on what the reader finds on the page.',
    'Lýsingin er aðeins 11 stafir og segir ekki um hvað síðan er. Skrifaðu að minnsta kosti 50 stafi: setningu um það sem lesandinn finnur á síðunni.',
  ],
  [
    'two pages with one description, in other letters',
    [['locales/en/solutions.json', 'en hosting.meta.description', 'EN  solutions.meta.description']],
    'locales/en/solutions.json:32:22 same-title',
    'The page “solutions” has the same description (in locales/en/solutions.json). Give each page a description of its own, so that people can tell them apart where they search.',
    'Síðan „solutions“ er með sömu lýsingu (í locales/en/solutions.json). Gefðu hvorri síðu sína lýsingu, svo að fólk þekki þær í sundur þegar það leitar.',
  ],
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
  [
    'two cards of a page with the same words in one language',
    [
      ['site.yaml', '{ id: speed, icon: zap }', '{ id: speed, icon: zap, to: / }'],
      ...inBoth('solutions.json', 'solutions.all.cards.hosting.title', 'Hýsing', 'Hosting'),
      ...inBoth('solutions.json', 'solutions.all.cards.speed.title', 'Hýsing', 'Speed'),
    ],
    'locales/is/solutions.json:20:20 same-link-text',
  ],
  [
    'a button that says nothing alone',
    inBoth('common.json', 'actions.order', 'Lesa meira', 'Read about hosting'),
    'locales/is/common.json:78:14 same-link-text',
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
