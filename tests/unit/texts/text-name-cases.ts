import type { FileEdit } from './small-project.ts';
import type { TextProblemCase } from './text-problem-cases.ts';

/** Texts and things of site.yaml that no longer have the same name. */
export interface TextNameCase extends TextProblemCase {
  /** Whether the version before the edit is known. */
  readonly compared?: true;
}

const is = 'locales/is/home.json';
const en = 'locales/en/home.json';
const solutions = ['is', 'en'].map((code) => [code, `locales/${code}/solutions.json`] as const);
const yaml = 'site.yaml';
const speed = '          - { id: speed, icon: zap }\n';

/** The words of the card `speed`, with the comma before them. */
const wordsOfSpeed = (code: string) =>
  `,\n        "speed": {\n          "title": "${code} solutions.all.cards.speed.title",\n          "text": "${code} solutions.all.cards.speed.text"\n        }`;

/** Takes a text out of the files of home of both languages and puts another one there. */
const inBoth = (find: (code: string) => string, replace: string): readonly FileEdit[] =>
  ['is', 'en'].map((code): FileEdit => [`locales/${code}/home.json`, find(code), replace]);

/** One for each way in which a name and its texts part. */
export const textNameCases: readonly TextNameCase[] = [
  {
    code: 'renamed-id',
    name: 'a page with a slip in its name',
    edits: [[yaml, '  - id: solutions\n    path', '  - id: solutoins\n    path']],
    printed: [
      'site.yaml:116:9  There are no texts for “solutoins”.',
      '  115 |       - { kind: timeline, id: history, milestones: [founded, moved] }',
      '  116 |   - id: solutoins',
      '      |         ^^^^^^^^^',
      '  117 |     path: /lausnir',
      '  Did you mean solutions? If the name is meant to change, change it in nav.json and solutions.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:116:9  Engir textar eru til fyrir „solutoins“.',
      '  Áttirðu við solutions? Ef nafnið á að breytast skaltu líka breyta því í nav.json og solutions.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a section with a slip in its name',
    edits: [[yaml, '        id: prices\n', '        id: pricse\n']],
    printed: [
      'site.yaml:135:13  There are no texts for “pricse”.',
      '  134 |       - kind: price-list',
      '  135 |         id: pricse',
      '      |             ^^^^^^',
      '  136 |         entries:',
      '  Did you mean prices? If the name is meant to change, change it in solutions.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:135:13  Engir textar eru til fyrir „pricse“.',
      '  Áttirðu við prices? Ef nafnið á að breytast skaltu líka breyta því í solutions.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a card with a slip in its name',
    edits: [[yaml, speed, speed.replace('speed', 'sped')]],
    printed: [
      'site.yaml:126:19  There are no texts for “sped”.',
      '  125 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  126 |           - { id: sped, icon: zap }',
      '      |                   ^^^^',
      '  127 |       - { kind: form, id: write, form: contact }',
      '  Did you mean speed? If the name is meant to change, change it in solutions.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:126:19  Engir textar eru til fyrir „sped“.',
      '  Áttirðu við speed? Ef nafnið á að breytast skaltu líka breyta því í solutions.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a card with another name, whose words are still there',
    edits: [[yaml, speed, speed.replace('speed', 'quickness')]],
    printed: [
      'site.yaml:126:19  There are no texts for “quickness”.',
      '  125 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  126 |           - { id: quickness, icon: zap }',
      '      |                   ^^^^^^^^^',
      '  127 |       - { kind: form, id: write, form: contact }',
      '  Did you mean speed? If the name is meant to change, change it in solutions.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:126:19  Engir textar eru til fyrir „quickness“.',
      '  Áttirðu við speed? Ef nafnið á að breytast skaltu líka breyta því í solutions.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a button with a slip in its label',
    edits: [[yaml, 'label: order,', 'label: ordr,']],
    printed: [
      'site.yaml:133:62  There are no texts for “ordr”.',
      '  132 |       - { kind: hero, id: hero }',
      '  133 |       - { kind: packages, id: packages, set: hosting, label: ordr, to: /lausnir }',
      '      |                                                              ^^^^',
      '  134 |       - kind: price-list',
      '  Did you mean order? If the name is meant to change, change it in common.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:133:62  Engir textar eru til fyrir „ordr“.',
      '  Áttirðu við order? Ef nafnið á að breytast skaltu líka breyta því í common.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a feature with a slip',
    edits: [[yaml, 'features: [support]', 'features: [suport]']],
    printed: [
      'site.yaml:28:20  There are no texts for “suport”.',
      '  27 |         popular: true',
      '  28 |         features: [suport]',
      '     |                    ^^^^^^',
      '  Did you mean support? If the name is meant to change, change it in solutions.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:28:20  Engir textar eru til fyrir „suport“.',
      '  Áttirðu við support? Ef nafnið á að breytast skaltu líka breyta því í solutions.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a field of a form with a slip in its name',
    edits: [[yaml, 'name: subject,', 'name: subjct,']],
    printed: [
      'site.yaml:91:31  There are no texts for “subjct”.',
      '  90 |       - { type: text, name: name, required: true }',
      '  91 |       - { type: select, name: subjct, options: [quote, { value: support, icon: server }] }',
      '     |                               ^^^^^^',
      '  92 |   - id: order',
      '  Did you mean subject? If the name is meant to change, change it in forms.json of every language as well.',
    ],
    icelandic: [
      'site.yaml:91:31  Engir textar eru til fyrir „subjct“.',
      '  Áttirðu við subject? Ef nafnið á að breytast skaltu líka breyta því í forms.json á öllum tungumálum.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a page whose words are in another file',
    edits: [[yaml, '    path: /lausnir\n    texts: solutions', '    path: /lausnir\n    texts: home']],
    printed: [
      'site.yaml:118:12  The texts of “solutions” are not in home.json.',
      '  117 |     path: /lausnir',
      '  118 |     texts: home',
      '      |            ^^^^',
      '  119 |     sections:',
      '  Did you mean solutions? Its texts are in solutions.json.',
    ],
    icelandic: [
      'site.yaml:118:12  Textar „solutions“ eru ekki í home.json.',
      '  Áttirðu við solutions? Textarnir eru í solutions.json.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a form with a new name, which one page names by the old one',
    edits: [[yaml, '  - id: contact\n', '  - id: contacts\n']],
    compared: true,
    printed: [
      'site.yaml:88:9  Nothing asks for “contacts”, but line 127 asks for “contact”.',
      '  87 | forms:',
      '  88 |   - id: contacts',
      '     |         ^^^^^^^^',
      '  89 |     fields:',
      '  Did you mean contact? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:88:9  Ekkert vísar í „contacts“, en vísað er í „contact“ í línu 127.',
      '  Áttirðu við contact? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    code: 'renamed-id',
    name: 'a milestone with a new name',
    edits: [[yaml, '{ id: moved, year', '{ id: movd, year']],
    compared: true,
    printed: [
      'site.yaml:52:13  Nothing asks for “movd”, but line 115 asks for “moved”.',
      '  51 |     - { id: founded, year: 2009 }',
      '  52 |     - { id: movd, year: 2015 }',
      '     |             ^^^^',
      '  53 |   social: []',
      '  Did you mean moved? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:52:13  Ekkert vísar í „movd“, en vísað er í „moved“ í línu 115.',
      '  Áttirðu við moved? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    code: 'unknown-fact',
    name: 'a fact that there is not, which many texts name',
    edits: [
      ...inBoth((code) => `"${code} home.hero.title"`, '"{{figure.awards}}"'),
      ...inBoth((code) => `"${code} home.hero.text"`, '"{{figure.awards}}"'),
    ],
    printed: [
      'locales/is/home.json:9:16  {{figure.awards}} is not a fact in site.yaml, but 4 texts name it.',
      '   8 |     "hero": {',
      '   9 |       "title": "{{figure.awards}}",',
      '     |                ^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "{{figure.awards}}"',
      '  Put it back into site.yaml, or take it out of the texts.',
    ],
    icelandic: [
      'locales/is/home.json:9:16  {{figure.awards}} er ekki til í site.yaml en kemur fyrir í 4 textum.',
      '  Settu það aftur í site.yaml, eða taktu það út úr textunum.',
    ],
  },
  {
    code: 'renamed-text',
    name: 'a text with a slip in its name',
    edits: [[is, '"title": "is home.hero.title"', '"titel": "is home.hero.title"']],
    printed: [
      'locales/is/home.json:9:7  Nothing asks for a text with the name “titel”.',
      '   8 |     "hero": {',
      '   9 |       "titel": "is home.hero.title",',
      '     |       ^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Did you mean title?',
    ],
    icelandic: ['locales/is/home.json:9:7  Enginn texti á að heita „titel“ hér.', '  Áttirðu við title?'],
  },
  {
    code: 'renamed-text',
    name: 'a group of texts with a slip in its name, in another language',
    edits: [[en, '    "hero": {', '    "hreo": {']],
    printed: [
      'locales/en/home.json:8:5  Nothing asks for a text with the name “hreo”.',
      '  7 |     },',
      '  8 |     "hreo": {',
      '    |     ^^^^^^',
      '  9 |       "title": "en home.hero.title",',
      '  Did you mean hero?',
    ],
    icelandic: ['locales/en/home.json:8:5  Enginn texti á að heita „hreo“ hér.', '  Áttirðu við hero?'],
  },
  {
    code: 'missing-text',
    name: 'a text that one language lacks, behind the one that stands before it',
    edits: [
      [
        en,
        'abcdefghijklmnopqrstuvwxyz",\n      "keywords": "en home.meta.keywords"',
        'abcdefghijklmnopqrstuvwxyz"',
      ],
    ],
    printed: [
      'locales/en/home.json:5:22  The text home.meta.keywords is missing in locales/en/home.json.',
      '  4 |       "title": "en home.meta.title",',
      '  5 |       "description": "en home.meta.description abcdefghijklmnopqrstuvwxyz"',
      '    |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  6 |     },',
      '  Add "keywords": "…" under home > meta, after "description". Another language says: is home.meta.keywords',
    ],
    icelandic: [
      'locales/en/home.json:5:22  Textann home.meta.keywords vantar í locales/en/home.json.',
      '  Bættu við "keywords": "…" undir home > meta, á eftir "description". Á öðru tungumáli stendur: is home.meta.keywords',
    ],
  },
  {
    code: 'missing-text',
    name: 'all words of a card in one language',
    edits: [['locales/en/solutions.json', wordsOfSpeed('en'), '']],
    printed: [
      'locales/en/solutions.json:17:19  The texts of solutions.all.cards.speed are missing in locales/en/solutions.json.',
      '  16 |           "title": "en solutions.all.cards.hosting.title",',
      '  17 |           "text": "en solutions.all.cards.hosting.text"',
      '     |                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  18 |         }',
      '  Add "speed" with "title" and "text" under solutions > all > cards, after "hosting". They are in locales/is/solutions.json.',
    ],
    icelandic: [
      'locales/en/solutions.json:17:19  Texta solutions.all.cards.speed vantar í locales/en/solutions.json.',
      '  Bættu við "speed" með "title" og "text" undir solutions > all > cards, á eftir "hosting". Textarnir eru í locales/is/solutions.json.',
    ],
  },
  {
    code: 'missing-text',
    name: 'a new card, for which no language has words',
    edits: [[yaml, speed, `${speed}          - { id: watching, icon: house }\n`]],
    printed: [
      'site.yaml:127:19  There are no texts for “watching” yet.',
      '  126 |           - { id: speed, icon: zap }',
      '  127 |           - { id: watching, icon: house }',
      '      |                   ^^^^^^^^',
      '  128 |       - { kind: form, id: write, form: contact }',
      '  Add "title" and "text" under solutions > all > cards > watching in solutions.json, in every language.',
    ],
    icelandic: [
      'site.yaml:127:19  Engir textar eru enn til fyrir „watching“.',
      '  Bættu við "title" og "text" undir solutions > all > cards > watching í solutions.json, á öllum tungumálum.',
    ],
  },
  {
    code: 'missing-text',
    name: 'a new button, for which no language has words',
    edits: [
      [yaml, 'actions:\n          - {', 'actions:\n          - { label: telephone, to: / }\n          - {'],
    ],
    printed: [
      'site.yaml:112:22  There are no texts for “telephone” yet.',
      '  111 |         actions:',
      '  112 |           - { label: telephone, to: / }',
      '      |                      ^^^^^^^^^',
      '  113 |           - { label: get-quote, to: /lausnir }',
      '  Add "telephone" under actions in common.json, in every language.',
    ],
    icelandic: [
      'site.yaml:112:22  Engir textar eru enn til fyrir „telephone“.',
      '  Bættu við "telephone" undir actions í common.json, á öllum tungumálum.',
    ],
  },
  {
    code: 'unused-text',
    name: 'a card that was taken out, whose words are there in all languages',
    edits: [[yaml, speed, '']],
    printed: [
      'locales/is/solutions.json:19:9  Warning: Nothing on the site shows the texts of solutions.all.cards.speed (in 2 languages).',
      '  18 |         },',
      '  19 |         "speed": {',
      '     |         ^^^^^^^',
      '  20 |           "title": "is solutions.all.cards.speed.title",',
      '  Take them out, or give the thing in site.yaml that they belong to the same name.',
    ],
    icelandic: [
      'locales/is/solutions.json:19:9  Viðvörun: Ekkert á vefnum sýnir texta solutions.all.cards.speed (á 2 tungumálum).',
      '  Taktu þá út, eða láttu hlutinn í site.yaml sem þeir eiga við heita sama nafni.',
    ],
  },
  {
    code: 'unused-text',
    name: 'a text in all languages',
    edits: solutions.map(
      ([code, file]): FileEdit => [
        file,
        `"title": "${code} solutions.write.title"`,
        `"title": "${code} solutions.write.title",\n      "caption": "${code}"`,
      ],
    ),
    printed: [
      'locales/is/solutions.json:27:18  Warning: Nothing on the site shows the texts of solutions.write.caption (in 2 languages).',
      '  26 |       "title": "is solutions.write.title",',
      '  27 |       "caption": "is"',
      '     |                  ^^^^',
      '  28 |     }',
      '  Take them out, or give the thing in site.yaml that they belong to the same name.',
    ],
    icelandic: [
      'locales/is/solutions.json:27:18  Viðvörun: Ekkert á vefnum sýnir texta solutions.write.caption (á 2 tungumálum).',
      '  Taktu þá út, eða láttu hlutinn í site.yaml sem þeir eiga við heita sama nafni.',
    ],
  },
];
