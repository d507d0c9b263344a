import { type ProblemCase, problemCase } from './problem-case.ts';
import type { FileEdit } from './small-project.ts';

const home = 'locales/is/home.json';
const title = '"is home.hero.title"';
const titleLine = '      "title": "is home.hero.title",\n';
const end = '      "text": "is home.hero.text"\n    },\n';
/** A price that is valid until a day in the distant future. */
const passingPrice: FileEdit = [
  'site.yaml',
  '{ ISK: 4990, USD: 39 }',
  '{ ISK: 4990, USD: 39 }\n          validUntil: 2999-12-24',
];

/** One case for each code of problems in texts. */
export const textProblemCases: readonly ProblemCase[] = [
  problemCase('missing-text', 'a missing text', [[home, titleLine, '']])`
locales/is/home.json:8:5  The text home.hero.title is missing in locales/is/home.json.
  7 |     },
  8 |     "hero": {
    |     ^^^^^^
  9 |       "text": "is home.hero.text"
  Add "title": "…" under home > hero. Another language has: en home.hero.title

locales/is/home.json:8:5  Textann home.hero.title vantar í locales/is/home.json.
  Bættu við "title": "…" undir home > hero. Á öðru tungumáli stendur: en home.hero.title`,
  problemCase('unused-text', 'a text that nothing shows', [
    [home, titleLine, `${titleLine}      "subtitle": "Undirtitill",\n`],
  ])`
locales/is/home.json:10:19  Warning: Nothing on the site shows the text home.hero.subtitle.
   9 |       "title": "is home.hero.title",
  10 |       "subtitle": "Undirtitill",
     |                   ^^^^^^^^^^^^^
  11 |       "text": "is home.hero.text"
  Delete the line, or use the same name in site.yaml for the item that it belongs to.

locales/is/home.json:10:19  Viðvörun: Ekkert á vefnum sýnir textann home.hero.subtitle.
  Taktu línuna út, eða gefðu því sem textinn tilheyrir í site.yaml sama nafn.`,
  problemCase('unknown-fact', 'a typo in the name of a fact', [
    [home, title, '"Tíminn kostar {{price.hourley}}"'],
  ])`
locales/is/home.json:9:16  {{price.hourley}} is not a fact in site.yaml.
   8 |     "hero": {
   9 |       "title": "Tíminn kostar {{price.hourley}}",
     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  10 |       "text": "is home.hero.text"
  Did you mean {{price.hourly}}?

locales/is/home.json:9:16  {{price.hourley}} er ekki til í site.yaml.
  Áttirðu við {{price.hourly}}?`,
  problemCase('lapsing-fact', 'a text that outlives a price', [
    passingPrice,
    [home, title, '"Frá {{package.hosting.basic.price}}"'],
  ])`
locales/is/home.json:9:16  The text is shown on days when {{package.hosting.basic.price}} is not valid (it is valid until 2999-12-24).
   8 |     "hero": {
   9 |       "title": "Frá {{package.hosting.basic.price}}",
     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  10 |       "text": "is home.hero.text"
  Remove the fact from the text, or give the item that shows the text the same validFrom and validUntil in site.yaml.

locales/is/home.json:9:16  Textinn er sýndur fleiri daga en {{package.hosting.basic.price}} gildir (það gildir til og með 2999-12-24).
  Taktu það út úr textanum, eða gefðu því sem sýnir textann sömu dagsetningar í validFrom og validUntil í site.yaml.`,
  problemCase('typed-amount', 'a price that is typed', [[home, title, '"Tíminn á 14.900 kr. án VSK"']])`
locales/is/home.json:9:16  14.900 kr. is price.hourly: write {{price.hourly}}.
   8 |     "hero": {
   9 |       "title": "Tíminn á 14.900 kr. án VSK",
     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  10 |       "text": "is home.hero.text"
  Write {{price.hourly}} instead.

locales/is/home.json:9:16  14.900 kr. er price.hourly: skrifaðu {{price.hourly}}.
  Skrifaðu {{price.hourly}} í staðinn.`,
  problemCase('text-mismatch', 'a number that only one language has', [[home, title, '"Vefir í 17 ár"']])`
locales/en/home.json:9:16  The two languages differ: only Íslenska has 17. The other text is at locales/is/home.json:9:16.
   8 |     "hero": {
   9 |       "title": "en home.hero.title",
     |                ^^^^^^^^^^^^^^^^^^^^
  10 |       "text": "en home.hero.text"
  Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.

locales/en/home.json:9:16  Tungumálin tvö segja ekki það sama: aðeins Íslenska er með 17. Hinn textinn er í locales/is/home.json:9:16.
  Skrifaðu 17 í báða textana, eða í hvorugan. Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum.`,
  problemCase('missing-file', 'a missing file of texts', [['locales/en/home.json', null]])`
locales/en/home.json:1:1  The file locales/en/home.json is missing.
  1 |
    | ^
  Copy the file of the same name from the folder of another language and translate its words.

locales/en/home.json:1:1  Skrána locales/en/home.json vantar.
  Afritaðu samnefnda skrá úr möppu annars tungumáls og þýddu textana í henni.`,
  problemCase('text-shape', 'a number in the place of words', [[home, title, '2006']])`
locales/is/home.json:9:16  home.hero.title is not a text.
   8 |     "hero": {
   9 |       "title": 2006,
     |                ^^^^
  10 |       "text": "is home.hero.text"
  Write the words in double quotes: "title": "The words".

locales/is/home.json:9:16  home.hero.title er ekki texti.
  Skrifaðu orðin innan tvöfaldra gæsalappa: "title": "Orðin".`,
  problemCase('json-syntax', 'a group without a comma after it', [[home, end, end.replace('},', '}')]])`
locales/is/home.json:11:5  There is no comma at the end of this line.
  10 |       "text": "is home.hero.text"
  11 |     }
     |     ^
  12 |     "numbers": {
  Add a comma at the end.

locales/is/home.json:11:5  Það vantar kommu aftast í þessa línu.
  Settu kommu aftast í hana.`,
  problemCase('renamed-id', 'a page with a typo in its name', [
    ['site.yaml', '  - id: solutions\n    path', '  - id: solutoins\n    path'],
  ])`
site.yaml:116:9  There are no texts for “solutoins”.
  115 |       - { kind: timeline, id: history, milestones: [founded, moved] }
  116 |   - id: solutoins
      |         ^^^^^^^^^
  117 |     path: /lausnir
  Did you mean solutions? To rename it, change the name in nav.json and solutions.json of every language as well.

site.yaml:116:9  Engir textar eru til fyrir „solutoins“.
  Áttirðu við solutions? Ef nafnið á að breytast skaltu líka breyta því í nav.json og solutions.json á öllum tungumálum.`,
  problemCase('renamed-text', 'a text with a typo in its name', [
    [home, '"title": "is home.hero.title"', '"titel": "is home.hero.title"'],
  ])`
locales/is/home.json:9:7  No part of the site uses a text called “titel”.
   8 |     "hero": {
   9 |       "titel": "is home.hero.title",
     |       ^^^^^^^
  10 |       "text": "is home.hero.text"
  Did you mean title?

locales/is/home.json:9:7  Enginn texti á að heita „titel“ hér.
  Áttirðu við title?`,
  problemCase('wrong-mark', 'a script in a word mark', [
    ['site.yaml', 'clients: [Bjarg, Straumur]', 'clients: [Bjarg, { name: Straumur, mark: straumur }]'],
    {
      file: 'content/marks/straumur.svg',
      text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 12">\n<path d="M0 0h64"/>\n<script href="/x.js"/>\n</svg>\n',
    },
  ])`
content/marks/straumur.svg:3:1  “script” is not allowed in a word mark.
  2 | <path d="M0 0h64"/>
  3 | <script href="/x.js"/>
    | ^^^^^^^^^^^^^^^^^^^^^^
  4 | </svg>
  It can contain g, path, rect, circle, ellipse, line, polyline and polygon in one svg. Upload the mark in the Studio, which removes it, or remove it by hand.

content/marks/straumur.svg:3:1  „script“ á ekki heima í orðmerki.
  Það er gert úr g, path, rect, circle, ellipse, line, polyline og polygon í einu svg. Hladdu merkinu inn í Studio, sem tekur það út, eða taktu það út í höndunum.`,
];
