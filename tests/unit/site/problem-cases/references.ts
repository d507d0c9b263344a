import { edited } from '../minimal-site.ts';
import type { ProblemCase } from './problem-case.ts';

/** Mistakes where the parts of the file do not agree. */
export const referencesCases: readonly ProblemCase[] = [
  {
    name: 'a link with a slip',
    code: 'unknown-path',
    text: edited(['{ icon: server, to: /lausnir/vefhysing }', '{ icon: server, to: /lausnir/vefhysng }']),
    printed: [
      'site.yaml:77:31  There is no page at “/lausnir/vefhysng”.',
      '  76 |       entries:',
      '  77 |         - { icon: server, to: /lausnir/vefhysng }',
      '     |                               ^^^^^^^^^^^^^^^^^',
      '  78 |     - { kind: link, to: /lausnir }',
      '  Did you mean /lausnir/vefhysing?',
    ],
    icelandic: [
      'site.yaml:77:31  Það er engin síða á slóðinni „/lausnir/vefhysng“.',
      '  Áttirðu við /lausnir/vefhysing?',
    ],
  },
  {
    name: 'a link to a page in another folder',
    code: 'unknown-path',
    text: edited(['cookies: /\n', 'cookies: /vefhysing\n']),
    printed: [
      'site.yaml:82:12  There is no page at “/vefhysing”.',
      '  81 |   legal: []',
      '  82 |   cookies: /vefhysing',
      '     |            ^^^^^^^^^^',
      '  Did you mean /lausnir/vefhysing?',
    ],
  },
  {
    name: 'a link to an address of many pages',
    code: 'unknown-path',
    text: edited(['cookies: /\n', 'cookies: /frettir/{slug}\n']),
    printed: [
      'site.yaml:82:12  “/frettir/{slug}” stands for many pages, so a link cannot lead to it.',
      '  81 |   legal: []',
      '  82 |   cookies: /frettir/{slug}',
      '     |            ^^^^^^^^^^^^^^^',
      '  Link to a page whose address has no { }, such as the one that lists them.',
    ],
  },
  {
    name: 'a package set with a slip',
    code: 'unknown-reference',
    text: edited(['set: hosting, label', 'set: hostnig, label']),
    printed: [
      'site.yaml:132:46  There is no package set with the name “hostnig” under packages.',
      '  131 |       - { kind: hero, id: hero }',
      '  132 |       - { kind: packages, id: packages, set: hostnig, label: order, to: /lausnir }',
      '      |                                              ^^^^^^^',
      '  133 |       - kind: price-list',
      '  Did you mean hosting?',
    ],
    icelandic: [
      'site.yaml:132:46  Undir packages er enginn pakkaflokkur með nafnið „hostnig“.',
      '  Áttirðu við hosting?',
    ],
  },
  {
    name: 'a package of another set',
    code: 'unknown-reference',
    text: edited(['package: basic, to', 'package: premium, to']),
    printed: [
      'site.yaml:137:64  There is no package with the name “premium” in the set “hosting”.',
      '  136 |           - { kind: rate, id: work, rate: hourly }',
      '  137 |           - { kind: package, id: basic, set: hosting, package: premium, to: /lausnir }',
      '      |                                                                ^^^^^^^',
      '  138 |           - { kind: lowest, id: from, set: hosting }',
      '  It can be basic or plus.',
    ],
  },
  {
    name: 'a rate that is not there',
    code: 'unknown-reference',
    text: edited(['of: hourly', 'of: hour']),
    printed: [
      'site.yaml:10:9  There is no rate with the name “hour” under rates.',
      '   9 |     id: emergency',
      '  10 |     of: hour',
      '     |         ^^^^',
      '  11 |     times: 1.5',
      '  Did you mean hourly?',
    ],
  },
  {
    name: 'a section that is not on the page',
    code: 'unknown-reference',
    text: edited(['scrollTo: numbers', 'scrollTo: prices']),
    printed: [
      'site.yaml:110:19  There is no section with the name “prices” on this page.',
      '  109 |         look: grand',
      '  110 |         scrollTo: prices',
      '      |                   ^^^^^^',
      '  111 |         actions:',
      '  It can be hero, numbers or history.',
    ],
  },
  {
    name: 'an icon with a slip',
    code: 'unknown-icon',
    text: edited(['icon: zap', 'icon: zip']),
    printed: [
      'site.yaml:125:32  There is no icon with the name “zip”.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: speed, icon: zip }',
      '      |                                ^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Did you mean zap? All icons are on lucide.dev/icons.',
    ],
    icelandic: [
      'site.yaml:125:32  Engin táknmynd heitir „zip“.',
      '  Áttirðu við zap? Allar táknmyndir eru á lucide.dev/icons.',
    ],
  },
  {
    name: 'an icon by half its name',
    code: 'unknown-icon',
    text: edited(['icon: zap', 'icon: cart']),
    printed: [
      'site.yaml:125:32  There is no icon with the name “cart”.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: speed, icon: cart }',
      '      |                                ^^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Did you mean shopping-cart? All icons are on lucide.dev/icons.',
    ],
  },
  {
    name: 'an icon in another language',
    code: 'unknown-icon',
    text: edited(['icon: zap', 'icon: snjósleði']),
    printed: [
      'site.yaml:125:32  There is no icon with the name “snjósleði”.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: speed, icon: snjósleði }',
      '      |                                ^^^^^^^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Look for its name on lucide.dev/icons.',
    ],
    icelandic: [
      'site.yaml:125:32  Engin táknmynd heitir „snjósleði“.',
      '  Leitaðu að nafni hennar á lucide.dev/icons.',
    ],
  },
  {
    name: 'an icon with a slip and a space',
    code: 'unknown-icon',
    text: edited(['icon: zap', 'icon: Shoping cart']),
    printed: [
      'site.yaml:125:32  There is no icon with the name “Shoping cart”.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: speed, icon: Shoping cart }',
      '      |                                ^^^^^^^^^^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Did you mean shopping-cart? All icons are on lucide.dev/icons.',
    ],
  },
  {
    name: 'an icon with a space',
    code: 'bad-format',
    text: edited(['icon: zap', 'icon: Shopping cart']),
    printed: [
      'site.yaml:125:32  “icon” cannot be written as “Shopping cart”.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: speed, icon: Shopping cart }',
      '      |                                ^^^^^^^^^^^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Write shopping-cart. An icon is named as on lucide.dev/icons, like shopping-cart.',
    ],
  },
  {
    name: 'a choice in full where choices are thousands',
    code: 'bad-format',
    text: edited([
      'options: [quote, { value: support, icon: server }]',
      'thousands: ISK, options: [100.000-500.000, 500-1000]',
    ]),
    printed: [
      'site.yaml:91:66  The choice “100.000-500.000” is no amount in thousands, which this field needs.',
      '  90 |       - { type: text, name: name, required: true }',
      '  91 |       - { type: select, name: subject, thousands: ISK, options: [100.000-500.000, 500-1000] }',
      '     |                                                                  ^^^^^^^^^^^^^^^',
      '  92 |   - id: order',
      '  Write 100-500. Choices here are like 100-500 or 10000+, with a hyphen and without dots.',
    ],
    icelandic: [
      'site.yaml:91:66  Valkosturinn „100.000-500.000“ er ekki upphæð í þúsundum eins og þessi reitur þarf.',
      '  Skrifaðu 100-500. Hér eru valkostir eins og 100-500 eða 10000+, með bandstriki og án punkta.',
    ],
  },
  {
    name: 'two cards of one name',
    code: 'duplicate-id',
    text: edited(['{ id: speed,', '{ id: hosting,']),
    printed: [
      'site.yaml:125:19  “hosting” is the name of two things.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: hosting, icon: zap }',
      '      |                   ^^^^^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Give one of them another name; the other is on line 124.',
    ],
    icelandic: [
      'site.yaml:125:19  „hosting“ er nafn á tvennu.',
      '  Gefðu öðru þeirra nýtt nafn; hitt er í línu 124.',
    ],
  },
  {
    name: 'two pages at one address',
    code: 'duplicate-path',
    text: edited([
      '\nnotFound:',
      '  - id: copy\n    path: /lausnir\n    texts: solutions\n    sections: [{ kind: hero, id: hero }]\n\nnotFound:',
    ]),
    printed: [
      'site.yaml:141:11  “/lausnir” is there as an address twice.',
      '  140 |   - id: copy',
      '  141 |     path: /lausnir',
      '      |           ^^^^^^^^',
      '  142 |     texts: solutions',
      '  Give one of them another address; the other is on line 116.',
    ],
    icelandic: [
      'site.yaml:141:11  Slóðin „/lausnir“ er hér tvisvar.',
      '  Breyttu annarri þeirra; hin er í línu 116.',
    ],
  },
  {
    name: 'two languages on one domain',
    code: 'duplicate-value',
    text: edited(['domain: hraunvefur.io', 'domain: hraunvefur.is']),
    printed: [
      'site.yaml:68:13  “hraunvefur.is” is there twice.',
      '  67 |     openGraphLocale: en_US',
      '  68 |     domain: hraunvefur.is',
      '     |             ^^^^^^^^^^^^^',
      '  69 |     currency: USD',
      '  Take one of them out, or change it; the other is on line 62.',
    ],
    icelandic: [
      'site.yaml:68:13  „hraunvefur.is“ er hér tvisvar.',
      '  Taktu annað þeirra út eða breyttu því; hitt er í línu 62.',
    ],
  },
  {
    name: 'two popular packages',
    code: 'duplicate-value',
    text: edited(['facts: { disk: 10 GB }', 'popular: true\n        facts: { disk: 10 GB }']),
    printed: [
      'site.yaml:28:18  The set “hosting” has more than one popular package.',
      '  27 |         price: { kind: by-quote }',
      '  28 |         popular: true',
      '     |                  ^^^^',
      '  29 |         features: [support]',
      '  Keep “popular: true” on one of them; another is on line 23.',
    ],
  },
  {
    name: 'a price without the dollars',
    code: 'missing-currency',
    text: edited(['{ ISK: 4990, USD: 39 }', '{ ISK: 4990 }']),
    printed: [
      'site.yaml:22:11  This price has no amount in USD, which English shows.',
      '  21 |           kind: fixed',
      '  22 |           amounts: { ISK: 4990 }',
      '     |           ^^^^^^^',
      '  23 |         facts: { disk: 10 GB }',
      '  Add “USD: …” to it.',
    ],
    icelandic: [
      'site.yaml:22:11  Í þetta verð vantar upphæð í USD, sem English sýnir.',
      '  Bættu „USD: …“ við það.',
    ],
  },
  {
    name: 'a hero in the middle',
    code: 'wrong-page',
    text: edited([
      '      - { kind: stats, id: numbers,',
      '      - { kind: hero, id: again }\n      - { kind: stats, id: numbers,',
    ]),
    printed: [
      'site.yaml:113:17  This page has a second hero.',
      '  112 |           - { label: get-quote, to: /lausnir }',
      '  113 |       - { kind: hero, id: again }',
      '      |                 ^^^^',
      '  114 |       - { kind: stats, id: numbers, figures: [clients, uptime] }',
      '  Take it out, or use another kind of section.',
    ],
    icelandic: [
      'site.yaml:113:17  Á þessari síðu er hluti af gerðinni hero nú þegar.',
      '  Taktu þennan út eða notaðu hluta af annarri gerð.',
    ],
  },
  {
    name: 'a page without a hero',
    code: 'wrong-page',
    text: edited([
      '  texts: site\n  sections:\n    - { kind: hero, id: hero }\n',
      '  texts: site\n  sections:\n    - { kind: client-logos, id: logos }\n',
    ]),
    printed: [
      'site.yaml:145:7  This page does not start with a hero, so it has no heading.',
      '  144 |   sections:',
      '  145 |     - { kind: client-logos, id: logos }',
      '      |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Add a section of the kind hero as the first one.',
    ],
  },
  {
    name: 'a hero where the address names what the page is about',
    code: 'wrong-page',
    text: edited([
      '\nnotFound:\n',
      `  - id: article
    path: /frettir/{slug}
    texts: site
    sections:
      - { kind: hero, id: hero }
      - { kind: news-article, id: article }

notFound:
`,
    ]),
    printed: [
      'site.yaml:144:17  This page has a hero, but its heading is the title of what its address names.',
      '  143 |     sections:',
      '  144 |       - { kind: hero, id: hero }',
      '      |                 ^^^^',
      '  145 |       - { kind: news-article, id: article }',
      '  Take the hero out.',
    ],
  },
  {
    name: 'a news article where the address names none',
    code: 'wrong-page',
    text: edited([
      '      - { kind: order-form,',
      '      - { kind: news-article, id: article }\n      - { kind: order-form,',
    ]),
    printed: [
      'site.yaml:139:17  A section of the kind “news-article” shows what the address names, but this page’s address names nothing for it.',
      '  138 |           - { kind: lowest, id: from, set: hosting }',
      '  139 |       - { kind: news-article, id: article }',
      '      |                 ^^^^^^^^^^^^',
      '  140 |       - { kind: order-form, id: order, form: order }',
      '  Move it to a page whose path ends with /{slug}.',
    ],
  },
  {
    name: 'an order form that orders nothing',
    code: 'wrong-form',
    text: edited([
      '{ kind: order-form, id: order, form: order }',
      '{ kind: order-form, id: order, form: contact }',
    ]),
    printed: [
      'site.yaml:139:46  The form “contact” has no field of the type package, so nothing could be ordered with it.',
      '  138 |           - { kind: lowest, id: from, set: hosting }',
      '  139 |       - { kind: order-form, id: order, form: contact }',
      '      |                                              ^^^^^^^',
      '  Name another form, or make this section’s kind form.',
    ],
    icelandic: [
      'site.yaml:139:46  Á eyðublaðinu „contact“ er enginn reitur af tegundinni package og því er ekki hægt að panta neitt með því.',
      '  Nefndu annað eyðublað eða breyttu gerð (kind) þessa hluta í form.',
    ],
  },
  {
    name: 'an old address where a page is',
    code: 'redirect-conflict',
    text: edited(['from: /hysing', 'from: /lausnir']),
    printed: [
      'site.yaml:85:13  There is a page at “/lausnir”, which nobody could reach any more.',
      '  84 | redirects:',
      '  85 |   - { from: /lausnir, to: /lausnir/vefhysing }',
      '     |             ^^^^^^^^',
      '  Take this entry out, or the page.',
    ],
    icelandic: [
      'site.yaml:85:13  Það er síða á slóðinni „/lausnir“ og enginn kæmist lengur á hana.',
      '  Taktu þessa færslu út, eða síðuna.',
    ],
  },
  {
    name: 'an old address that leads to itself',
    code: 'redirect-loop',
    text: edited(['{ from: /hysing, to: /lausnir/vefhysing }', '{ from: /hysing, to: /hysing }']),
    printed: [
      'site.yaml:85:26  “/hysing” leads to itself.',
      '  84 | redirects:',
      '  85 |   - { from: /hysing, to: /hysing }',
      '     |                          ^^^^^^^',
      '  Write the page that took its place.',
    ],
    icelandic: [
      'site.yaml:85:26  „/hysing“ vísar á sjálfa sig.',
      '  Skrifaðu slóð síðunnar sem kom í staðinn.',
    ],
  },
  {
    name: 'an old address that leads to an old one',
    code: 'redirect-chain',
    text: edited(['  - { from: /hysing,', '  - { from: /vefur, to: /hysing }\n  - { from: /hysing,']),
    printed: [
      'site.yaml:85:25  “/hysing” is an old address itself.',
      '  84 | redirects:',
      '  85 |   - { from: /vefur, to: /hysing }',
      '     |                         ^^^^^^^',
      '  86 |   - { from: /hysing, to: /lausnir/vefhysing }',
      '  Write where it leads in the end: /lausnir/vefhysing.',
    ],
    icelandic: [
      'site.yaml:85:25  „/hysing“ er sjálf gömul slóð.',
      '  Skrifaðu hvert hún vísar á endanum: /lausnir/vefhysing.',
    ],
  },
  {
    name: 'a rate that is worked out from itself',
    code: 'derived-loop',
    text: edited(['of: hourly', 'of: emergency']),
    printed: [
      'site.yaml:10:9  The rate “emergency” is worked out from itself.',
      '   9 |     id: emergency',
      '  10 |     of: emergency',
      '     |         ^^^^^^^^^',
      '  11 |     times: 1.5',
      '  Name a rate with amounts of its own.',
    ],
    icelandic: [
      'site.yaml:10:9  Taxtinn „emergency“ er reiknaður út frá sjálfum sér.',
      '  Nefndu taxta með sínum eigin upphæðum.',
    ],
  },
  {
    name: 'rates that are worked out from each other',
    code: 'derived-loop',
    text: edited(
      ['of: hourly', 'of: night'],
      ['    times: 1.5\n', '    times: 1.5\n  - { kind: derived, id: night, of: emergency, times: 2 }\n'],
    ),
    printed: [
      'site.yaml:10:9  The rate “emergency” is worked out from itself, by way of night.',
      '   9 |     id: emergency',
      '  10 |     of: night',
      '     |         ^^^^^',
      '  11 |     times: 1.5',
      '  Name a rate with amounts of its own.',
    ],
  },
  {
    name: 'an offer that is over before it begins',
    code: 'lifetime-order',
    text: edited(['icon: zap }', 'icon: zap, validFrom: 2026-12-24, validUntil: 2026-12-01 }']),
    printed: [
      'site.yaml:125:72  The last day, 2026-12-01, is before the first day, 2026-12-24.',
      '  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }',
      '  125 |           - { id: speed, icon: zap, validFrom: 2026-12-24, validUntil: 2026-12-01 }',
      '      |                                                                        ^^^^^^^^^^',
      '  126 |       - { kind: form, id: write, form: contact }',
      '  Write the first day after validFrom and the last day after validUntil.',
    ],
    icelandic: [
      'site.yaml:125:72  Síðasti dagurinn, 2026-12-01, er á undan þeim fyrsta, 2026-12-24.',
      '  Skrifaðu fyrsta daginn á eftir validFrom og síðasta daginn á eftir validUntil.',
    ],
  },
  {
    name: 'a notice of next year with the year forgotten',
    code: 'lifetime-order',
    text: edited([
      '\nredirects:',
      '\nnotices:\n  - { id: closed, validFrom: 2026-12-31, validUntil: 2026-01-02 }\n\nredirects:',
    ]),
    printed: [
      'site.yaml:85:54  The last day, 2026-01-02, is before the first day, 2026-12-31.',
      '  84 | notices:',
      '  85 |   - { id: closed, validFrom: 2026-12-31, validUntil: 2026-01-02 }',
      '     |                                                      ^^^^^^^^^^',
      '  Write the first day after validFrom and the last day after validUntil.',
    ],
  },
];
