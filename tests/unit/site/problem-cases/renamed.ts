import { edited } from '../minimal-site.ts';
import type { ProblemCase } from './problem-case.ts';

/** Names that were changed where a thing has them, and not where it is named; or the other way round. */
export const renamedCases: readonly ProblemCase[] = [
  {
    name: 'a package that two places name otherwise',
    code: 'renamed-id',
    text: edited(['      - id: basic\n', '      - id: bascic\n']),
    printed: [
      'site.yaml:19:13  Nothing asks for “bascic”, but lines 98 and 137 ask for “basic”.',
      '  18 |     packages:',
      '  19 |       - id: bascic',
      '     |             ^^^^^^',
      '  20 |         price:',
      '  Did you mean basic? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:19:13  Ekkert vísar í „bascic“, en vísað er í „basic“ í línum 98 og 137.',
      '  Áttirðu við basic? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    name: 'a rate that two places name otherwise',
    code: 'renamed-id',
    text: edited(['    id: hourly\n', '    id: hourley\n']),
    printed: [
      'site.yaml:4:9  Nothing asks for “hourley”, but lines 10 and 136 ask for “hourly”.',
      '  3 |   - kind: fixed',
      '  4 |     id: hourley',
      '    |         ^^^^^^^',
      '  5 |     period: hour',
      '  Did you mean hourly? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:4:9  Ekkert vísar í „hourley“, en vísað er í „hourly“ í línum 10 og 136.',
      '  Áttirðu við hourly? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    name: 'a form that two pages name otherwise',
    code: 'renamed-id',
    text: edited(
      ['  - id: contact\n', '  - id: contakt\n'],
      [
        '      - { kind: order-form, id: order, form: order }',
        '      - { kind: order-form, id: order, form: order }\n      - { kind: form, id: ask, form: contact }',
      ],
    ),
    printed: [
      'site.yaml:88:9  Nothing asks for “contakt”, but lines 126 and 140 ask for “contact”.',
      '  87 | forms:',
      '  88 |   - id: contakt',
      '     |         ^^^^^^^',
      '  89 |     fields:',
      '  Did you mean contact? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:88:9  Ekkert vísar í „contakt“, en vísað er í „contact“ í línum 126 og 140.',
      '  Áttirðu við contact? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    name: 'a milestone that two places name otherwise',
    code: 'renamed-id',
    text: edited(
      ['{ id: moved, year: 2015 }', '{ id: movd, year: 2015 }'],
      [
        '      - { kind: form, id: write, form: contact }',
        '      - { kind: form, id: write, form: contact }\n      - { kind: timeline, id: since, milestones: [founded, moved] }',
      ],
    ),
    printed: [
      'site.yaml:52:13  Nothing asks for “movd”, but lines 114 and 127 ask for “moved”.',
      '  51 |     - { id: founded, year: 2009 }',
      '  52 |     - { id: movd, year: 2015 }',
      '     |             ^^^^',
      '  53 |   social: []',
      '  Did you mean moved? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:52:13  Ekkert vísar í „movd“, en vísað er í „moved“ í línum 114 og 127.',
      '  Áttirðu við moved? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    name: 'a figure that two places name otherwise',
    code: 'renamed-id',
    text: edited(
      ['  clients: 500+\n', '  client: 500+\n'],
      [
        '      - { kind: form, id: write, form: contact }',
        '      - { kind: form, id: write, form: contact }\n      - { kind: stats, id: sums, figures: [clients, uptime] }',
      ],
    ),
    printed: [
      'site.yaml:31:3  Nothing asks for “client”, but lines 113 and 127 ask for “clients”.',
      '  30 | figures:',
      '  31 |   client: 500+',
      '     |   ^^^^^^',
      '  32 |   uptime: 99.9 %',
      '  Did you mean clients? If the name is meant to change, change it there as well.',
    ],
    icelandic: [
      'site.yaml:31:3  Ekkert vísar í „client“, en vísað er í „clients“ í línum 113 og 127.',
      '  Áttirðu við clients? Ef nafnið á að breytast skaltu líka breyta því þar.',
    ],
  },
  {
    name: 'a figure of a package whose feature has another name',
    code: 'unknown-reference',
    text: edited(['facts: { disk: 10 GB }', 'facts: { dsik: 10 GB }']),
    printed: [
      'site.yaml:23:18  The figure “dsik” belongs to no line under features.',
      '  22 |           amounts: { ISK: 4990, USD: 39 }',
      '  23 |         facts: { dsik: 10 GB }',
      '     |                  ^^^^',
      '  24 |         features: [disk, support]',
      '  Did you mean disk?',
    ],
    icelandic: ['site.yaml:23:18  Talan „dsik“ á við enga línu undir features.', '  Áttirðu við disk?'],
  },
  {
    name: 'a feature of a package whose figure has another name, which other packages have',
    code: 'unknown-reference',
    text: edited(
      ['features: [disk, support]', 'features: [dsik, support]'],
      ['features: [support]', 'features: [disk, support]'],
    ),
    printed: [
      'site.yaml:24:20  There is no figure for “dsik” under facts.',
      '  23 |         facts: { disk: 10 GB }',
      '  24 |         features: [dsik, support]',
      '     |                    ^^^^',
      '  25 |       - id: plus',
      '  Did you mean disk?',
    ],
    icelandic: ['site.yaml:24:20  Undir facts er engin tala fyrir „dsik“.', '  Áttirðu við disk?'],
  },
  {
    name: 'a figure of a package without the unit that the others have',
    code: 'bad-format',
    text: edited(
      ['facts: { disk: 10 GB }', 'facts: { disk: 10 }'],
      ['features: [support]', 'facts: { disk: 50 GB }\n        features: [disk, support]'],
    ),
    printed: [
      'site.yaml:23:24  “disk: 10” has no unit.',
      '  22 |           amounts: { ISK: 4990, USD: 39 }',
      '  23 |         facts: { disk: 10 }',
      '     |                        ^^',
      '  24 |         features: [disk, support]',
      '  The other packages of the set have GB. Write “disk: 10 GB”, or the unit that is meant.',
    ],
    icelandic: [
      'site.yaml:23:24  „disk: 10“ er án einingar.',
      '  Hinir pakkarnir í flokknum eru með GB. Skrifaðu „disk: 10 GB“, eða þá einingu sem á við.',
    ],
  },
];
