import { inBoth, story, type WordingCase } from './wording-case.ts';

const home = (code: string) => `locales/${code}/home.json`;

/** Markup that is open, that languages have differently, or that stands where words are expected. */
export const markupCases: readonly WordingCase[] = [
  {
    code: 'markup-mismatch',
    name: 'bold that one language has not',
    edits: story('Vinnan er **greidd** síðar.', 'Work is paid later.'),
    printed: [
      'content/en/story.md:5:1  This has no part in bold; the same text in content/is/story.md:5 has 1 part in bold.',
      '  5 | Work is paid later.',
      '    | ^^^^^^^^^^^^^^^^^^^',
      '  Mark up the same words in each language. Change the text that is wrong.',
    ],
    icelandic: [
      'Hér er enginn feitletraður bútur en í sama texta í content/is/story.md:5 er 1 feitletraður bútur.',
      'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a link that one language has twice',
    edits: story('Sjá [þjónustuna](/lausnir).', 'See [the service](/lausnir) and [all of it](/lausnir).'),
    printed: [
      'content/en/story.md:5:1  This has 2 links; the same text in content/is/story.md:5 has 1 link.',
      '  5 | See [the service](/lausnir) and [all of it](/lausnir).',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Mark up the same words in each language. Change the text that is wrong.',
    ],
    icelandic: [
      'Hér eru 2 tenglar en í sama texta í content/is/story.md:5 er 1 tengill.',
      'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a point that lost its dash',
    edits: story('- Eitt\n- Annað\n- Enn annað', '- This\nThat\n- And that'),
    printed: [
      'content/en/story.md:6:1  This has 2 points; the same text in content/is/story.md:6 has 3 points.',
      '  5 | - This',
      '  6 | That',
      '    | ^^^^',
      '  7 | - And that',
      '  Mark up the same words in each language. Change the text that is wrong.',
    ],
    icelandic: [
      'Hér eru 2 liðir en í sama texta í content/is/story.md:6 eru 3 liðir.',
      'Merktu sömu orðin á öllum tungumálum. Breyttu þeim texta sem er rangur.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a heading that is plain text in one language',
    edits: story('### Vinnan', 'Our work'),
    printed: [
      'content/en/story.md:5:1  This is plain text; the same text in content/is/story.md:5 is a heading.',
      '  5 | Our work',
      '    | ^^^^^^^^',
      '  Write “### Our work”, or change the other one.',
    ],
    icelandic: [
      'Þetta er venjulegur texti en sami texti í content/is/story.md:5 er fyrirsögn.',
      'Skrifaðu „### Our work“, eða breyttu hinum.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a point whose dash has no space behind it',
    edits: story('- Eitt', '-The standard rate'),
    printed: [
      'content/en/story.md:5:1  This is plain text; the same text in content/is/story.md:5 is a point of a list.',
      '  5 | -The standard rate',
      '    | ^^^^^^^^^^^^^^^^^^',
      '  Write “- The standard rate”, or change the other one.',
    ],
    icelandic: [
      'Þetta er venjulegur texti en sami texti í content/is/story.md:5 er liður í lista.',
      'Skrifaðu „- The standard rate“, eða breyttu hinum.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'points with the sign of a word processor',
    edits: story('- Eitt\n- Annað', '• The standard rate\n• Another'),
    printed: [
      'content/en/story.md:5:1  This is plain text; the same text in content/is/story.md:5 is a point of a list.',
      '  5 | • The standard rate',
      '    | ^^^^^^^^^^^^^^^^^^^',
      '  6 | • Another',
      '  Write “- The standard rate”, or change the other one.',
    ],
    icelandic: [
      'Þetta er venjulegur texti en sami texti í content/is/story.md:5 er liður í lista.',
      'Skrifaðu „- The standard rate“, eða breyttu hinum.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'bold that is not closed',
    edits: story('Vinnan er **greidd síðar.', 'Work is **paid** later.'),
    printed: [
      'content/is/story.md:5:11  “**” makes nothing bold here: a reader sees the signs.',
      '  5 | Vinnan er **greidd síðar.',
      '    |           ^^',
      '  Write ** right before the first word and right after the last one: **words**.',
    ],
    icelandic: [
      '„**“ feitletrar ekkert hér: lesandinn sér táknin.',
      'Skrifaðu ** þétt fyrir framan fyrsta orðið og þétt á eftir því síðasta: **orð**.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a link without its last bracket',
    edits: story('Sjá [þjónustuna](/lausnir og meira.', 'See [the service](/lausnir) and more.'),
    printed: [
      'content/is/story.md:5:5  These words do not become a link: a reader sees the brackets.',
      '  5 | Sjá [þjónustuna](/lausnir og meira.',
      '    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write “[þjónustuna](/lausnir)”: words in square brackets, and right behind them the address in round ones.',
    ],
    icelandic: [
      'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
      'Skrifaðu „[þjónustuna](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a link with a space between its brackets',
    edits: story('Sjá [þjónustuna] (/lausnir).', 'See [the service](/lausnir).'),
    printed: [
      'content/is/story.md:5:5  These words do not become a link: a reader sees the brackets.',
      '  5 | Sjá [þjónustuna] (/lausnir).',
      '    |     ^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write “[þjónustuna](/lausnir)”: words in square brackets, and right behind them the address in round ones.',
    ],
    icelandic: [
      'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
      'Skrifaðu „[þjónustuna](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a link with its brackets the other way round',
    edits: story('Sjá [þjónustuna](/lausnir).', 'See (the service)[/lausnir].'),
    printed: [
      'content/en/story.md:5:5  These words do not become a link: a reader sees the brackets.',
      '  5 | See (the service)[/lausnir].',
      '    |     ^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write “[the service](/lausnir)”: words in square brackets, and right behind them the address in round ones.',
    ],
    icelandic: [
      'Þessi orð verða ekki að tengli: lesandinn sér svigana.',
      'Skrifaðu „[the service](/lausnir)“: orðin í hornklofum og strax á eftir þeim slóðina í svigum.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a backtick that is not closed',
    edits: story('Skráin `site.yaml er ein.', 'The file `site.yaml` is one.'),
    printed: [
      'content/is/story.md:5:8  A “`” is opened here and never closed: a reader sees the sign.',
      '  5 | Skráin `site.yaml er ein.',
      '    |        ^',
      '  Write ` on both sides of the words: `words`.',
    ],
    icelandic: [
      'Hér er „`“ opnað en aldrei lokað: lesandinn sér táknið.',
      'Skrifaðu ` báðum megin við orðin: `orð`.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'code that is not closed',
    edits: story('```\nnpm start', '```\nnpm start\n```'),
    printed: [
      'content/is/story.md:5:1  From here on all of the text is shown as code.',
      '  5 | ```',
      '    | ^^^',
      '  6 | npm start',
      '  Write a line with ``` after the last line that is code, or take this line out.',
    ],
    icelandic: [
      'Allur textinn héðan í frá birtist sem kóði.',
      'Settu línu með ``` á eftir síðustu línunni sem er kóði, eða taktu þessa línu út.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a table without the line under its head',
    edits: story('| Vefur | Verð |\n| Lítill | 100 |', '| Site | Price |\n| --- | --- |\n| Small | 100 |'),
    printed: [
      'content/is/story.md:5:1  These rows make no table: a reader sees the bars.',
      '  5 | | Vefur | Verð |',
      '    | ^^^^^^^^^^^^^^^^',
      '  6 | | Lítill | 100 |',
      '  Write “| --- | --- |” on a line of its own under the first row, which is the head of the table.',
    ],
    icelandic: [
      'Þessar línur mynda enga töflu: lesandinn sér strikin.',
      'Skrifaðu „| --- | --- |“ í sérstaka línu undir þeirri fyrstu, sem er haus töflunnar.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a table whose line of dashes lacks a column',
    edits: story(
      '| Vefur | Verð |\n| --- | --- |\n| Lítill | 100 |',
      '| Site | Price |\n| --- |\n| Small | 100 |',
    ),
    printed: [
      'content/en/story.md:5:1  These rows make no table: a reader sees the bars.',
      '  5 | | Site | Price |',
      '    | ^^^^^^^^^^^^^^^^',
      '  6 | | --- |',
      '  Write “| --- | --- |” on a line of its own under the first row, which is the head of the table.',
    ],
    icelandic: [
      'Þessar línur mynda enga töflu: lesandinn sér strikin.',
      'Skrifaðu „| --- | --- |“ í sérstaka línu undir þeirri fyrstu, sem er haus töflunnar.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a heading without a space',
    edits: story('###Vinnan', '### Our work'),
    printed: [
      'content/is/story.md:5:1  This does not become a heading: a space is missing after the #.',
      '  5 | ###Vinnan',
      '    | ^^^',
      '  Write “### Vinnan”.',
    ],
    icelandic: ['Þetta verður ekki að fyrirsögn: það vantar bil á eftir #.', 'Skrifaðu „### Vinnan“.'],
  },
  {
    code: 'markup-mismatch',
    name: 'HTML in a running text',
    edits: story('Vinnan er <strong>greidd</strong> síðar.', 'Work is paid later.'),
    printed: [
      'content/is/story.md:5:11  A reader sees “<strong>” as it is typed: texts have no HTML.',
      '  5 | Vinnan er <strong>greidd</strong> síðar.',
      '    |           ^^^^^^^^',
      '  Take it out. In the running texts, **words** are bold and *words* are in italics.',
    ],
    icelandic: [
      'Lesandinn sér „<strong>“ eins og það er skrifað: HTML virkar ekki í textum.',
      'Taktu það út. Í samfelldu textunum verða **orð** feitletruð og *orð* skáletruð.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'bold in a text that is words only',
    edits: inBoth('home.json', 'home.hero.title', 'Vefir **sem** endast', 'Websites that last'),
    printed: [
      'locales/is/home.json:9:16  A reader sees “**” as it is typed: texts in locales/ are words only.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir **sem** endast",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Leave the words and take the signs out. Links, bold and lists are for the running texts in content/.',
    ],
    icelandic: [
      'Lesandinn sér „**“ eins og það er skrifað: textar í locales/ eru orðin ein.',
      'Haltu orðunum en taktu táknin út. Tenglar, feitletrun og listar eiga heima í samfelldu textunum í content/.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'an entity in a text that is words only',
    edits: [[home('en'), '"en home.hero.title"', '"en&nbsp;home.hero.title"']],
    printed: [
      'locales/en/home.json:9:16  A reader sees “&nbsp;” as it is typed: texts in locales/ are words only.',
      '   8 |     "hero": {',
      '   9 |       "title": "en&nbsp;home.hero.title",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "en home.hero.text"',
      '  Leave the words and take the signs out. Links, bold and lists are for the running texts in content/.',
    ],
    icelandic: [
      'Lesandinn sér „&nbsp;“ eins og það er skrifað: textar í locales/ eru orðin ein.',
      'Haltu orðunum en taktu táknin út. Tenglar, feitletrun og listar eiga heima í samfelldu textunum í content/.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a line break in one language',
    edits: [[home('en'), '"en home.hero.title"', '"en home.\\nhero.title"']],
    printed: [
      'locales/en/home.json:9:16  Only this text has a line break (\\n); locales/is/home.json has none.',
      '   8 |     "hero": {',
      '   9 |       "title": "en home.\\nhero.title",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "en home.hero.text"',
      '  Put a space in its place.',
    ],
    icelandic: [
      'Aðeins þessi texti er með línuskil (\\n); þau eru ekki í locales/is/home.json.',
      'Settu bil í staðinn.',
    ],
  },
  {
    code: 'markup-mismatch',
    name: 'a form for a number that is not there',
    edits: [
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
    ],
    printed: [
      'locales/en/solutions.json:70:23  The form disk_one is missing beside this one: a page with such a number has no words to show.',
      '  69 |       "features": {',
      '  70 |         "disk_other": "{{count}} boxes",',
      '     |                       ^^^^^^^^^^^^^^^^^',
      '  71 |         "support": "en packages.hosting.features.support"',
      '  Add "disk_one": "…" on a line of its own. Each language needs all of its forms.',
    ],
    icelandic: [
      'Myndina disk_one vantar við hlið þessarar: síða með slíkri tölu hefur engin orð að sýna.',
      'Bættu við "disk_one": "…" í nýrri línu. Hvert tungumál þarf allar myndir sínar.',
    ],
  },
];
