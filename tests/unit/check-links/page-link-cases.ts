import type { LinkProblemCase } from './link-problem-case.ts';

const story = 'content/is/story.md';
const home = 'locales/is/home.json';
const yaml = 'site.yaml';

/** Parts of pages, pages that nothing links to, and old addresses. */
export const pageLinkCases: readonly LinkProblemCase[] = [
  {
    code: 'unknown-fragment',
    name: 'a slip in a part of another page',
    edits: [[story, '#prices', '#pricse']],
    printed: [
      'content/is/story.md:3:45  The page /lausnir/vefhysing has no part “#pricse”.',
      '  3 | Sjá [hýsingu](/lausnir/vefhysing), [verðið](/lausnir/vefhysing#pricse) og [tilboðið](/tilbod?service=hosting).',
      '    |                                             ^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Did you mean #prices?',
    ],
    icelandic: [
      'content/is/story.md:3:45  Á síðunni /lausnir/vefhysing er enginn hluti sem heitir „#pricse“.',
      'Áttirðu við #prices?',
    ],
  },
  {
    code: 'unknown-fragment',
    name: 'a heading that the text has not',
    edits: [[story, '(#part-1)', '(#part-7)']],
    printed: [
      'content/is/story.md:7:59  The page / has no part “#part-7”.',
      '  7 | Klukkustundin kostar {{price.hourly}}. Farðu aftur [efst](#part-7) eða',
      '    |                                                           ^^^^^^^',
      '  8 | [skrifaðu](mailto:hallo@hraunvefur.is), [hringdu](tel:+3545550142) og spurðu [Persónuvernd](https://www.person',
      '  Did you mean #part-1?',
    ],
  },
  {
    code: 'unknown-fragment',
    name: 'a part that is like none of the page',
    edits: [[home, '/lausnir/vefhysing', '[hér](#skilmalar)']],
    printed: [
      'locales/is/home.json:10:43  The page / has no part “#skilmalar”.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á [hér](#skilmalar)."',
      '     |                                           ^^^^^^^^^^',
      '  11 |     },',
      '  Its parts are #hero, #numbers, #story, #history, #part-1 and #part-2. Without a part, the link leads to the top of the page.',
    ],
  },
  {
    code: 'unlinked-page',
    name: 'a page that no menu names',
    edits: [[yaml, 'quick: [/, /lausnir, /frettir, /tilbod]', 'quick: [/, /lausnir, /tilbod]']],
    printed: [
      'site.yaml:154:11  Warning: No link leads to the page “/frettir”.',
      '  153 |   - id: news',
      '  154 |     path: /frettir',
      '      |           ^^^^^^^^',
      '  155 |     texts: site',
      '  Link to it from a menu, a card, a button or a text; or write indexed: false if nobody is to find it.',
    ],
    icelandic: [
      'site.yaml:154:11  Viðvörun: Enginn tengill vísar á síðuna „/frettir“.',
      'Vísaðu á hana í valmynd, spjaldi, hnappi eða texta; eða skrifaðu indexed: false ef enginn á að finna hana.',
    ],
  },
  {
    code: 'redirect-chain',
    name: 'an old address that leads to an old one',
    edits: [[yaml, '{ from: /verd, to: /tilbod }', '{ from: /verd, to: /hysing }']],
    printed: [
      'site.yaml:87:24  “/hysing” is an old address itself.',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '  87 |   - { from: /verd, to: /hysing }',
      '     |                        ^^^^^^^',
      '  Write where it leads in the end: /lausnir/vefhysing.',
    ],
    icelandic: [
      'site.yaml:87:24  „/hysing“ er sjálf gömul slóð.',
      'Skrifaðu hvert hún vísar á endanum: /lausnir/vefhysing.',
    ],
  },
  {
    code: 'redirect-loop',
    name: 'an old address that leads to itself',
    edits: [[yaml, '{ from: /verd, to: /tilbod }', '{ from: /verd, to: /verd }']],
    printed: [
      'site.yaml:87:24  “/verd” leads to itself.',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '  87 |   - { from: /verd, to: /verd }',
      '     |                        ^^^^^',
      '  Write the page that took its place.',
    ],
    icelandic: ['site.yaml:87:24  „/verd“ vísar á sjálfa sig.', 'Skrifaðu slóð síðunnar sem kom í staðinn.'],
  },
  {
    code: 'redirect-loop',
    name: 'two old addresses that lead to each other',
    edits: [
      [yaml, '{ from: /verd, to: /tilbod }', '{ from: /verd, to: /hysing }'],
      [yaml, '{ from: /hysing, to: /lausnir/vefhysing }', '{ from: /hysing, to: /verd }'],
    ],
    printed: [
      'site.yaml:87:24  These old addresses lead in a circle: /verd → /hysing → /verd.',
      '  86 |   - { from: /hysing, to: /verd }',
      '  87 |   - { from: /verd, to: /hysing }',
      '     |                        ^^^^^^^',
      '  Write here the page that took their place.',
    ],
    icelandic: [
      'site.yaml:87:24  Þessar gömlu slóðir vísa í hring: /verd → /hysing → /verd.',
      'Skrifaðu hér slóð síðunnar sem kom í þeirra stað.',
    ],
  },
  {
    code: 'redirect-loop',
    name: 'three in a circle, and one that leads into it',
    edits: [
      [
        yaml,
        '  - { from: /verd, to: /tilbod }',
        '  - { from: /a, to: /b }\n  - { from: /b, to: /c }\n  - { from: /c, to: /a }\n  - { from: /verd, to: /a }',
      ],
    ],
    printed: [
      'site.yaml:89:21  These old addresses lead in a circle: /c → /a → /b → /c.',
      '  88 |   - { from: /b, to: /c }',
      '  89 |   - { from: /c, to: /a }',
      '     |                     ^^',
      '  90 |   - { from: /verd, to: /a }',
      '  Write here the page that took their place.',
    ],
    icelandic: [
      'site.yaml:89:21  Þessar gömlu slóðir vísa í hring: /c → /a → /b → /c.',
      'Skrifaðu hér slóð síðunnar sem kom í þeirra stað.',
    ],
  },
];
