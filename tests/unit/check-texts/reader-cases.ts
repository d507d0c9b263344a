import { inBoth, story, type WordingCase } from './wording-case.ts';

/** What a reader needs who hears a page or goes from link to link. */
export const readerCases: readonly WordingCase[] = [
  {
    code: 'heading-order',
    name: 'a level that is left out',
    edits: story('#### Vinnan', '### Our work'),
    printed: [
      'content/is/story.md:5:1  This heading skips a level: it may have one # more than the heading above it.',
      '  5 | #### Vinnan',
      '    | ^^^^^^^^^^^',
      '  Write “### Vinnan”.',
    ],
    icelandic: [
      'Þessi fyrirsögn hleypur yfir þrep: hún má hafa einu # fleira en fyrirsögnin fyrir ofan.',
      'Skrifaðu „### Vinnan“.',
    ],
  },
  {
    code: 'heading-order',
    name: 'a heading of the whole page',
    edits: story('# Vinnan', '## Our work'),
    printed: [
      'content/is/story.md:5:1  A heading with a single # is the heading of the whole page, which the page has already.',
      '  5 | # Vinnan',
      '    | ^^^^^^^^',
      '  Write “## Vinnan”.',
    ],
    icelandic: [
      'Fyrirsögn með einu # er fyrirsögn allrar síðunnar, en hún er þegar á síðunni.',
      'Skrifaðu „## Vinnan“.',
    ],
  },
  {
    code: 'heading-order',
    name: 'a first heading that is too deep',
    edits: [['content/en/story.md', '## Since', '### Since']],
    printed: [
      'content/en/story.md:1:1  The first headings of a text have two #; this one has more.',
      '  1 | ### Since {{company.milestone.founded}}',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write “## Since {{company.milestone.founded}}”.',
    ],
    icelandic: [
      'Efstu fyrirsagnir í texta hafa tvö #; þessi hefur fleiri.',
      'Skrifaðu „## Since {{company.milestone.founded}}“.',
    ],
  },
  {
    code: 'heading-order',
    name: 'a heading without words',
    edits: story('##', '## Our work'),
    printed: [
      'content/is/story.md:5:1  This heading has no words.',
      '  5 | ##',
      '    | ^^',
      '  Write the words after the #, or take the line out.',
    ],
    icelandic: ['Þessi fyrirsögn er án orða.', 'Skrifaðu orðin á eftir #, eða taktu línuna út.'],
  },
  {
    code: 'same-link-text',
    name: 'the same words for two pages in a running text',
    edits: story(
      'Sjá [verðin](/lausnir) og [verðin](/lausnir/vefhysing).',
      'See [prices](/lausnir) and [hosting](/lausnir/vefhysing).',
    ),
    printed: [
      'content/is/story.md:5:27  “verðin” leads to /lausnir/vefhysing here and to /lausnir elsewhere on the same page (content/is/story.md:5).',
      '  5 | Sjá [verðin](/lausnir) og [verðin](/lausnir/vefhysing).',
      '    |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Give the two links different words, or let both lead to the same page.',
    ],
    icelandic: [
      '„verðin“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (content/is/story.md:5).',
      'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
    ],
  },
  {
    code: 'same-link-text',
    name: 'link words that say nothing',
    edits: story('Verðin eru [hér](/lausnir).', 'See [the prices](/lausnir).'),
    printed: [
      'content/is/story.md:5:12  “hér” does not say where it leads to a reader who hears the link alone.',
      '  5 | Verðin eru [hér](/lausnir).',
      '    |            ^^^^^^^^^^^^^^^',
      '  Put the link on words that name what one finds at /lausnir.',
    ],
    icelandic: [
      '„hér“ segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar.',
      'Settu tengilinn á orð sem segja hvað er að finna á /lausnir.',
    ],
  },
  {
    code: 'same-link-text',
    name: 'a link without words',
    edits: story('Sjá [verðin](/lausnir).', 'See the prices [](/lausnir).'),
    printed: [
      'content/en/story.md:5:16  The link to /lausnir has no words: nobody sees it.',
      '  5 | See the prices [](/lausnir).',
      '    |                ^^^^^^^^^^^^',
      '  Write the words between the brackets: [words](/lausnir).',
    ],
    icelandic: [
      'Tengillinn á /lausnir er án orða: enginn sér hann.',
      'Skrifaðu orðin á milli hornklofanna: [orð](/lausnir).',
    ],
  },
  {
    code: 'same-link-text',
    name: 'a button that leads elsewhere than the same button of the header',
    edits: [
      [
        'site.yaml',
        '{ label: get-quote, to: /lausnir }\n      - { kind: stats',
        '{ label: get-quote, to: /lausnir/vefhysing }\n      - { kind: stats',
      ],
    ],
    printed: [
      'site.yaml:112:37  “is actions.get-quote” leads to /lausnir/vefhysing here and to /lausnir elsewhere on the same page (site.yaml:79).',
      '  111 |         actions:',
      '  112 |           - { label: get-quote, to: /lausnir/vefhysing }',
      '      |                                     ^^^^^^^^^^^^^^^^^^',
      '  113 |       - { kind: stats, id: numbers, figures: [clients, uptime] }',
      '  Give the two links different words, or let both lead to the same page.',
    ],
    icelandic: [
      '„is actions.get-quote“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (site.yaml:79).',
      'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
    ],
  },
  {
    code: 'same-link-text',
    name: 'two buttons of a page with the same words in one language',
    edits: [
      ['site.yaml', 'label: order, to: /lausnir }', 'label: order, to: /lausnir/vefhysing }'],
      ...inBoth('common.json', 'actions.get-quote', 'Fá tilboð', 'Order'),
      ...inBoth('common.json', 'actions.order', 'Panta', 'Order'),
    ],
    printed: [
      'locales/en/common.json:78:14  “Order” leads to /lausnir/vefhysing here and to /lausnir elsewhere on the same page (actions.get-quote).',
      '  77 |     "get-quote": "Order",',
      '  78 |     "order": "Order"',
      '     |              ^^^^^^^',
      '  79 |   }',
      '  Give the two links different words, or let both lead to the same page.',
    ],
    icelandic: [
      '„Order“ vísar hér á /lausnir/vefhysing en annars staðar á sömu síðu á /lausnir (actions.get-quote).',
      'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
    ],
  },
  {
    code: 'same-link-text',
    name: 'two cards of a page with the same words in one language',
    edits: [
      ['site.yaml', '{ id: speed, icon: zap }', '{ id: speed, icon: zap, to: / }'],
      ...inBoth('solutions.json', 'solutions.all.cards.hosting.title', 'Hýsing', 'Hosting'),
      ...inBoth('solutions.json', 'solutions.all.cards.speed.title', 'Hýsing', 'Speed'),
    ],
    printed: [
      'locales/is/solutions.json:20:20  “Hýsing” leads to / here and to /lausnir/vefhysing elsewhere on the same page (solutions.all.cards.hosting.title).',
      '  19 |         "speed": {',
      '  20 |           "title": "Hýsing",',
      '     |                    ^^^^^^^^',
      '  21 |           "text": "is solutions.all.cards.speed.text"',
      '  Give the two links different words, or let both lead to the same page.',
    ],
    icelandic: [
      '„Hýsing“ vísar hér á / en annars staðar á sömu síðu á /lausnir/vefhysing (solutions.all.cards.hosting.title).',
      'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
    ],
  },
  {
    code: 'same-link-text',
    name: 'a button that says nothing alone',
    edits: inBoth('common.json', 'actions.order', 'Lesa meira', 'Read about hosting'),
    printed: [
      'locales/is/common.json:78:14  “Lesa meira” does not say where it leads to a reader who hears the link alone.',
      '  77 |     "get-quote": "is actions.get-quote",',
      '  78 |     "order": "Lesa meira"',
      '     |              ^^^^^^^^^^^^',
      '  79 |   }',
      '  Put the link on words that name what one finds at /lausnir.',
    ],
    icelandic: [
      '„Lesa meira“ segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar.',
      'Settu tengilinn á orð sem segja hvað er að finna á /lausnir.',
    ],
  },
  {
    code: 'missing-alternative',
    name: 'a picture without words',
    edits: story(
      '![](https://myndir.example/stofan.png)',
      '![The office](https://myndir.example/stofan.png)',
    ),
    printed: [
      'content/is/story.md:5:1  This picture has no words for those who do not see it.',
      '  5 | ![](https://myndir.example/stofan.png)',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Say between the brackets what it shows: ![what it shows](https://myndir.example/stofan.png).',
    ],
    icelandic: [
      'Þessi mynd er án orða fyrir þau sem sjá hana ekki.',
      'Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).',
    ],
  },
  {
    code: 'missing-alternative',
    name: 'a picture with the name of its file',
    edits: story(
      '![Skrifstofan](https://myndir.example/stofan.png)',
      '![stofan.png](https://myndir.example/stofan.png)',
    ),
    printed: [
      'content/en/story.md:5:1  “stofan.png” is the name of a file and does not say what the picture shows.',
      '  5 | ![stofan.png](https://myndir.example/stofan.png)',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Say between the brackets what it shows: ![what it shows](https://myndir.example/stofan.png).',
    ],
    icelandic: [
      '„stofan.png“ er skráarheiti og segir ekki hvað myndin sýnir.',
      'Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](https://myndir.example/stofan.png).',
    ],
  },
];
