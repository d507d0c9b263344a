import type { LinkProblemCase } from './link-problem-case.ts';

const story = 'content/is/story.md';
const home = 'locales/is/home.json';
const seed = 'supabase/seed.sql';
const yaml = 'site.yaml';

/** Links to pages that are not there, wherever they are written. */
export const unknownPathCases: readonly LinkProblemCase[] = [
  {
    code: 'unknown-path',
    name: 'a slip in a running text',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/lausnir/vefhsing)']],
    printed: [
      'content/is/story.md:3:15  There is no page at “/lausnir/vefhsing”.',
      '  3 | Sjá [hýsingu](/lausnir/vefhsing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).',
      '    |               ^^^^^^^^^^^^^^^^^',
      '  Did you mean /lausnir/vefhysing?',
    ],
    icelandic: [
      'content/is/story.md:3:15  Það er engin síða á slóðinni „/lausnir/vefhsing“.',
      'Áttirðu við /lausnir/vefhysing?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a slip in a text, behind words in quotes',
    edits: [[home, '/lausnir/vefhysing', '/lausnir/vefhysng']],
    printed: [
      'locales/is/home.json:10:37  There is no page at “/lausnir/vefhysng”.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á /lausnir/vefhysng."',
      '     |                                     ^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Did you mean /lausnir/vefhysing?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a slip in HTML',
    edits: [[home, '/lausnir/vefhysing', '<a href=\\"/lausnir/vefhysng\\">hér</a>']],
    printed: [
      'locales/is/home.json:10:47  There is no page at “/lausnir/vefhysng”.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á <a href=\\"/lausnir/vefhysng\\">hér</a>."',
      '     |                                               ^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Did you mean /lausnir/vefhysing?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a slip in a link in brackets',
    edits: [[home, '/lausnir/vefhysing', '[hér](/lausnir/vefhysng)']],
    printed: [
      'locales/is/home.json:10:43  There is no page at “/lausnir/vefhysng”.',
      '   9 |       "title": "is home.hero.title",',
      '  10 |       "text": "Við erum \\"heima\\" á [hér](/lausnir/vefhysng)."',
      '     |                                           ^^^^^^^^^^^^^^^^^',
      '  11 |     },',
      '  Did you mean /lausnir/vefhysing?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'an address that no page is like',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/starfsfolk)']],
    printed: [
      'content/is/story.md:3:15  There is no page at “/starfsfolk”.',
      '  3 | Sjá [hýsingu](/starfsfolk), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).',
      '    |               ^^^^^^^^^^^',
      '  Write the address of one of the pages under pages in site.yaml, or add the page there.',
    ],
  },
  {
    code: 'unknown-path',
    name: 'an old address',
    edits: [[story, '[hýsingu](/lausnir/vefhysing)', '[hýsingu](/hysing)']],
    printed: [
      'content/is/story.md:3:15  “/hysing” is an old address.',
      '  3 | Sjá [hýsingu](/hysing), [verðið](/lausnir/vefhysing#prices) og [tilboðið](/tilbod?service=hosting).',
      '    |               ^^^^^^^',
      '  Write where it leads now: /lausnir/vefhysing.',
    ],
    icelandic: [
      'content/is/story.md:3:15  „/hysing“ er gömul slóð.',
      'Skrifaðu slóðina sem hún vísar nú á: /lausnir/vefhysing.',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a slip in a row, behind quotes and lines',
    edits: [[seed, '(/tilbod)', '(/tilbodd)']],
    printed: [
      'supabase/seed.sql:8:26  There is no page at “/tilbodd”.',
      "  7 |   'Sjá [hýsingu](/lausnir/vefhysing).",
      "  8 | Og svo er það [tilboðið](/tilbodd), sem er ''gott''.',",
      '    |                          ^^^^^^^^',
      '  9 |   jsonb_build_object(',
      '  Did you mean /tilbod?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a row that is not published',
    edits: [[story, '/frettir/nyr-vefur', '/frettir/drog']],
    printed: [
      'content/is/story.md:10:10  Nothing that is published in supabase/seed.sql has the address “/frettir/drog”.',
      '  10 | [frett]: /frettir/drog',
      '     |          ^^^^^^^^^^^^^',
      '  Link to the page that lists them instead.',
    ],
    icelandic: [
      'content/is/story.md:10:10  Ekkert sem birt er í supabase/seed.sql hefur slóðina „/frettir/drog“.',
      'Vísaðu frekar á síðuna með listanum.',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a slip in the address of a row',
    edits: [[story, '/frettir/nyr-vefur', '/frettir/nyr-vfur']],
    printed: [
      'content/is/story.md:10:10  Nothing that is published in supabase/seed.sql has the address “/frettir/nyr-vfur”.',
      '  10 | [frett]: /frettir/nyr-vfur',
      '     |          ^^^^^^^^^^^^^^^^^',
      '  Did you mean /frettir/nyr-vefur?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'an address that stands for many, in a row',
    edits: [[seed, '(/tilbod)', '(/frettir/{slug})']],
    printed: [
      'supabase/seed.sql:8:26  “/frettir/{slug}” stands for many pages, so a link cannot lead to it.',
      "  7 |   'Sjá [hýsingu](/lausnir/vefhysing).",
      "  8 | Og svo er það [tilboðið](/frettir/{slug}), sem er ''gott''.',",
      '    |                          ^^^^^^^^^^^^^^^',
      '  9 |   jsonb_build_object(',
      '  Link to a page whose address has no { }, such as the one that lists them.',
    ],
    icelandic: [
      'supabase/seed.sql:8:26  „/frettir/{slug}“ stendur fyrir margar síður og því getur tengill ekki vísað þangað.',
      'Vísaðu á síðu með slóð án { }, til dæmis síðuna með listanum.',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a redirect to nowhere',
    edits: [[yaml, '{ from: /verd, to: /tilbod }', '{ from: /verd, to: /tilbodd }']],
    printed: [
      'site.yaml:87:24  There is no page at “/tilbodd”.',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '  87 |   - { from: /verd, to: /tilbodd }',
      '     |                        ^^^^^^^^',
      '  Did you mean /tilbod?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a page whose own address is the slip, with several links to it',
    edits: [[yaml, 'path: /lausnir/vefhysing\n', 'path: /lausnir/vefhsing\n']],
    printed: [
      'site.yaml:137:11  No link leads to “/lausnir/vefhsing”, but 4 links lead to “/lausnir/vefhysing”, where there is no page.',
      '  136 |   - id: hosting',
      '  137 |     path: /lausnir/vefhsing',
      '      |           ^^^^^^^^^^^^^^^^^',
      '  138 |     texts: solutions',
      '  Did you mean /lausnir/vefhysing?',
    ],
    icelandic: [
      'site.yaml:137:11  Enginn tengill vísar á „/lausnir/vefhsing“ en 4 tenglar vísa á „/lausnir/vefhysing“ og þar er engin síða.',
      'Áttirðu við /lausnir/vefhysing?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'a page that is linked in texts only and whose own address is the slip',
    edits: [
      [yaml, 'quick: [/, /lausnir, /frettir, /tilbod]', 'quick: [/, /lausnir, /frettir]'],
      [yaml, '  - { from: /verd, to: /tilbod }\n', ''],
      [yaml, 'path: /tilbod\n', 'path: /tilbodd\n'],
    ],
    printed: [
      'site.yaml:149:11  No link leads to “/tilbodd”, but 3 links lead to “/tilbod”, where there is no page.',
      '  148 |   - id: offer',
      '  149 |     path: /tilbodd',
      '      |           ^^^^^^^^',
      '  150 |     texts: site',
      '  Did you mean /tilbod?',
    ],
  },
  {
    code: 'unknown-path',
    name: 'many links to a page that is not there',
    edits: [
      [yaml, 'legal: []', 'legal: [/skilmalar]'],
      [yaml, 'cookies: /\n', 'cookies: /skilmalar\n'],
      [yaml, '- { kind: link, to: /lausnir }', '- { kind: link, to: /skilmalar }'],
    ],
    printed: [
      'site.yaml:79:25  There is no page at “/skilmalar”, where 3 links lead: this one and the others (lines 82 and 83).',
      '  78 |         - { icon: server, to: /lausnir/vefhysing }',
      '  79 |     - { kind: link, to: /skilmalar }',
      '     |                         ^^^^^^^^^^',
      '  80 |   quote: { label: get-quote, to: /lausnir }',
      '  Add the page under pages, or change these links.',
    ],
    icelandic: [
      'site.yaml:79:25  Það er engin síða á slóðinni „/skilmalar“, sem 3 tenglar vísa á: þessi og hinir (línur 82 og 83).',
      'Bættu síðunni við undir pages eða breyttu þessum tenglum.',
    ],
  },
  {
    code: 'unknown-path',
    name: 'an old address that leads to nowhere, and one that leads to it',
    edits: [
      [yaml, '{ from: /verd, to: /tilbod }', '{ from: /verd, to: /hysing }'],
      [yaml, '{ from: /hysing, to: /lausnir/vefhysing }', '{ from: /hysing, to: /ekkert }'],
    ],
    printed: [
      'site.yaml:86:26  There is no page at “/ekkert”.',
      '  85 | redirects:',
      '  86 |   - { from: /hysing, to: /ekkert }',
      '     |                          ^^^^^^^',
      '  87 |   - { from: /verd, to: /hysing }',
      '  Write the address of one of the pages under pages in site.yaml, or add the page there.',
    ],
  },
];
