import { withClosedDays, withOffers } from '../../../offers.ts';
import { type ProblemCase, problemCase } from './problem-case.ts';

/** Contradictions between parts of the file. */
export const referencesCases: readonly ProblemCase[] = [
  problemCase('unknown-path', 'a misspelt link', [
    '{ icon: server, to: /lausnir/vefhysing }',
    '{ icon: server, to: /lausnir/vefhysng }',
  ])`
site.yaml:77:31  There is no page at “/lausnir/vefhysng”.
  Did you mean /lausnir/vefhysing?`,
  problemCase('unknown-path', 'a link to an address of many pages', [
    'cookies: /\n',
    'cookies: /frettir/{slug}\n',
  ])`
site.yaml:82:12  “/frettir/{slug}” stands for many pages, so it cannot be linked to.
  Link to a page whose address has no { }, such as the one that lists them.`,
  problemCase('unknown-reference', 'a misspelt package set', ['set: hosting, label', 'set: hostnig, label'])`
site.yaml:132:46  There is no package set called “hostnig” under packages.
  131 |       - { kind: hero, id: hero }
  132 |       - { kind: packages, id: packages, set: hostnig, label: order, to: /lausnir }
      |                                              ^^^^^^^
  133 |       - kind: price-list
  Did you mean hosting?

site.yaml:132:46  Undir packages er enginn pakkaflokkur með nafnið „hostnig“.
  Áttirðu við hosting?`,
  problemCase('unknown-reference', 'a rate with a typo in its name', ['id: hourly', 'id: houlry'])`
site.yaml:4:9  Nothing uses “houlry”, but “hourly” is used and does not exist.
  Write hourly here. Lines 10 and 136 have the same name.`,
  problemCase('unknown-reference', 'a picture where there is none', [
    'icon: zap',
    'icon: zap, picture: team',
  ])`
site.yaml:125:46  There is no picture called “team” under pictures.
  There is no picture yet.`,
  problemCase('unknown-icon', 'a misspelt icon', ['icon: zap', 'icon: zip'])`
site.yaml:125:32  There is no icon called “zip”.
  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }
  125 |           - { id: speed, icon: zip }
      |                                ^^^
  126 |       - { kind: form, id: write, form: contact }
  Did you mean zap? All icons are on lucide.dev/icons.

site.yaml:125:32  Engin táknmynd heitir „zip“.
  Áttirðu við zap? Allar táknmyndir eru á lucide.dev/icons.`,
  problemCase('bad-format', 'a choice in full where choices are thousands', [
    'options: [quote, { value: support, icon: server }]',
    'thousands: ISK, options: [100.000-500.000, 500-1000]',
  ])`
site.yaml:91:66  The choice “100.000-500.000” is not an amount in thousands, which this field requires.
  Write choices like 100-500 or 10000+, with a hyphen and without dots.`,
  problemCase('unknown-reference', 'a package that extends itself', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: plus\n        features: [support]',
  ])`
site.yaml:28:18  This package extends itself.
  Name an earlier package of the set, or delete the line.`,
  problemCase('unknown-reference', 'a package that extends an unknown one', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: basik\n        features: [support]',
  ])`
site.yaml:28:18  There is no package called “basik” in the set “hosting”.
  Did you mean basic?`,
  problemCase('missing-key', 'a larger package without a figure of the smaller one', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: basic\n        features: [mail]',
  ])`
site.yaml:28:18  “plus” includes all of “basic”, but its facts do not include the figure “disk”.
  Add “disk: 10 GB” to its facts, or a better figure.`,
  problemCase('out-of-range', 'a larger package with a smaller figure', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: basic\n        facts: { disk: 5 GB }\n        features: [disk]',
  ])`
site.yaml:29:24  “plus” includes all of “basic”, but its figure “disk” is worse than the 10 GB of that package.
  Write 10 GB or a better figure. List figures where less is better under smallerIsBetter.`,
  problemCase('out-of-range', 'a figure without the unit of the other packages', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: basic\n        facts: { disk: 20 }\n        features: [disk]',
  ])`
site.yaml:29:24  “disk” has a unit in another package of the set, but none here.
  Write 20 GB.`,
  problemCase('duplicate-key', 'a key that is written twice', ['redirects:', 'redirects:\nredirects:'])`
site.yaml:85:1  The key “redirects” is already used in the same group.
  Keep one of the two. If a new entry of a list starts here, put a dash before it.`,
  problemCase('unknown-key', 'a misspelt figure of a larger package', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: basic\n        facts: { dsk: 20 GB }\n        features: [disk]',
  ])`
site.yaml:29:18  “dsk” is not a valid key here.
  Did you mean disk?`,
  problemCase('duplicate-value', 'a larger package that repeats a feature', [
    'popular: true\n        features: [support]',
    'popular: true\n        extends: basic\n        facts: { disk: 20 GB }\n        features: [disk, support]',
  ])`
site.yaml:30:26  “support” is already in “basic”, and “plus” includes all of that package.
  Remove it here: features lists only what the package adds or increases.`,
  problemCase('out-of-range', 'amounts of another currency for some of the choices', [
    'options: [quote, { value: support, icon: server }]',
    'thousands: ISK, options: [100-500, 500-1000], bounds: { USD: [750] }',
  ])`
site.yaml:91:101  Amounts in USD: 1, choices: 2.
  Write the lowest amount of each choice, smallest first.`,
  problemCase('duplicate-id', 'two cards of one name', ['{ id: speed,', '{ id: hosting,'])`
site.yaml:125:19  “hosting” is used as a name twice.
  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }
  125 |           - { id: hosting, icon: zap }
      |                   ^^^^^^^
  126 |       - { kind: form, id: write, form: contact }
  Rename one of them; the other is on line 124.

site.yaml:125:19  „hosting“ er nafn á tvennu.
  Gefðu öðru þeirra nýtt nafn; hitt er í línu 124.`,
  problemCase('duplicate-path', 'two pages at one address', [
    '\nnotFound:',
    '  - id: copy\n    path: /lausnir\n    texts: solutions\n    sections: [{ kind: hero, id: hero }]\n\nnotFound:',
  ])`
site.yaml:141:11  “/lausnir” is used as an address twice.
  140 |   - id: copy
  141 |     path: /lausnir
      |           ^^^^^^^^
  142 |     texts: solutions
  Give one of them another address; the other is on line 116.

site.yaml:141:11  Slóðin „/lausnir“ er hér tvisvar.
  Breyttu annarri þeirra; hin er í línu 116.`,
  problemCase('duplicate-value', 'two languages on one domain', [
    'domain: hraunvefur.io',
    'domain: hraunvefur.is',
  ])`
site.yaml:68:13  “hraunvefur.is” is a duplicate.
  67 |     openGraphLocale: en_US
  68 |     domain: hraunvefur.is
     |             ^^^^^^^^^^^^^
  69 |     currency: USD
  Remove or change one of them; the other is on line 62.

site.yaml:68:13  „hraunvefur.is“ er hér tvisvar.
  Taktu annað þeirra út eða breyttu því; hitt er í línu 62.`,
  problemCase(
    'wrong-offer',
    'an offer that is not lower',
    withOffers(['2099-11-27', '2099-11-30', 3990, 39]),
  )`
site.yaml:24:91  “USD: 39” is not lower than the regular price, 39.
  23 |           offers:
  24 |             - { validFrom: 2099-11-27, validUntil: 2099-11-30, amounts: { ISK: 3990, USD: 39 } }
     |                                                                                           ^^
  25 |         facts: { disk: 10 GB }
  Write an amount below 39. To change the price itself, change the regular amounts.

site.yaml:24:91  „USD: 39“ er ekki lægra en venjulega verðið, 39.
  Skrifaðu upphæð undir 39. Eigi verðið sjálft að breytast skaltu breyta venjulegu upphæðunum.`,
  problemCase(
    'wrong-offer',
    'two offers of one day',
    withOffers(['2099-11-27', '2099-11-30', 3990, 31], ['2099-11-30', '2099-12-02', 3990, 31]),
  )`
site.yaml:25:28  This offer overlaps with the one from 2099-11-27 to 2099-11-30.
  Write other days here, or change the offer on line 24. There can only be one offer per day.`,
  problemCase('missing-key', 'a short day without its end', withClosedDays('{ day: 12-24, opens: 09:00 }'))`
site.yaml:51:7  A short day has “opens” but no “closes”.
  Add “closes: …”, or remove “opens” if the day is closed.`,
  problemCase('missing-currency', 'a price without the dollars', ['{ ISK: 4990, USD: 39 }', '{ ISK: 4990 }'])`
site.yaml:22:11  This price has no amount in USD, which English shows.
  21 |           kind: fixed
  22 |           amounts: { ISK: 4990 }
     |           ^^^^^^^
  23 |         facts: { disk: 10 GB }
  Add “USD: …” to it.

site.yaml:22:11  Í þetta verð vantar upphæð í USD, sem English sýnir.
  Bættu „USD: …“ við það.`,
  problemCase('wrong-page', 'a hero in the middle', [
    '      - { kind: stats, id: numbers,',
    '      - { kind: hero, id: again }\n      - { kind: stats, id: numbers,',
  ])`
site.yaml:113:17  This page has a second hero.
  112 |           - { label: get-quote, to: /lausnir }
  113 |       - { kind: hero, id: again }
      |                 ^^^^
  114 |       - { kind: stats, id: numbers, figures: [clients, uptime] }
  Remove it, or use another kind of section.

site.yaml:113:17  Á þessari síðu er hluti af gerðinni hero nú þegar.
  Taktu þennan út eða notaðu hluta af annarri gerð.`,
  problemCase('wrong-page', 'a page without a hero', [
    '  texts: site\n  sections:\n    - { kind: hero, id: hero }\n',
    '  texts: site\n  sections:\n    - { kind: client-logos, id: logos }\n',
  ])`
site.yaml:145:7  This page does not start with a hero, so it has no heading.
  Add a section of the kind hero as the first one.`,
  problemCase('wrong-page', 'a hero where the address names what the page is about', [
    '\nnotFound:\n',
    `  - id: article
    path: /frettir/{slug}
    texts: site
    sections:
      - { kind: hero, id: hero }
      - { kind: news-article, id: article }

notFound:
`,
  ])`
site.yaml:144:17  This page has a hero, but its heading is the title of the item in its address.
  Remove the hero.`,
  problemCase('wrong-page', 'a news article where the address names none', [
    '      - { kind: order-form,',
    '      - { kind: news-article, id: article }\n      - { kind: order-form,',
  ])`
site.yaml:139:17  A section of the kind “news-article” shows the item in the page’s address, but this page’s address contains none.
  Move it to a page whose path ends with /{slug}.`,
  problemCase('wrong-form', 'an order form that orders nothing', [
    '{ kind: order-form, id: order, form: order }',
    '{ kind: order-form, id: order, form: contact }',
  ])`
site.yaml:139:46  The form “contact” has no field of the type package, so it cannot be used to order anything.
  138 |           - { kind: lowest, id: from, set: hosting }
  139 |       - { kind: order-form, id: order, form: contact }
      |                                              ^^^^^^^
  Name another form, or make this section’s kind form.

site.yaml:139:46  Á eyðublaðinu „contact“ er enginn reitur af tegundinni package og því er ekki hægt að panta neitt með því.
  Nefndu annað eyðublað eða breyttu gerð (kind) þessa hluta í form.`,
  problemCase('redirect-conflict', 'an old address where a page is', ['from: /hysing', 'from: /lausnir'])`
site.yaml:85:13  There is a page at “/lausnir”, which visitors could no longer reach.
  84 | redirects:
  85 |   - { from: /lausnir, to: /lausnir/vefhysing }
     |             ^^^^^^^^
  Remove this entry or the page.

site.yaml:85:13  Það er síða á slóðinni „/lausnir“ og enginn kæmist lengur á hana.
  Taktu þessa færslu út, eða síðuna.`,
  problemCase('unknown-reference', 'a package that extends one below it', [
    'facts: { disk: 10 GB }',
    'extends: plus\n        facts: { disk: 10 GB }',
  ])`
site.yaml:23:18  The package “plus” is below this one, on line 26.
  Move it above this one: a package can only extend an earlier one.`,
  problemCase('redirect-conflict', 'an old address that the site itself uses', [
    'from: /hysing',
    'from: /robots.txt',
  ])`
site.yaml:85:13  “/robots.txt” is an address that the site itself uses, so it cannot redirect to a page.
  Remove this entry.`,
  problemCase('redirect-conflict', 'the data of a page as an old address', [
    'from: /hysing',
    'from: /lausnir.data',
  ])`
site.yaml:85:13  “/lausnir.data” is an address that the site itself uses, so it cannot redirect to a page.
  Remove this entry.`,
  problemCase('redirect-loop', 'an old address that redirects to itself', [
    '{ from: /hysing, to: /lausnir/vefhysing }',
    '{ from: /hysing, to: /hysing }',
  ])`
site.yaml:85:26  “/hysing” redirects to itself.
  84 | redirects:
  85 |   - { from: /hysing, to: /hysing }
     |                          ^^^^^^^
  Write the address of the page that replaced it.

site.yaml:85:26  „/hysing“ vísar á sjálfa sig.
  Skrifaðu slóð síðunnar sem kom í staðinn.`,
  problemCase('redirect-chain', 'an old address that redirects to an old one', [
    '  - { from: /hysing,',
    '  - { from: /vefur, to: /hysing }\n  - { from: /hysing,',
  ])`
site.yaml:85:25  “/hysing” is itself an old address.
  84 | redirects:
  85 |   - { from: /vefur, to: /hysing }
     |                         ^^^^^^^
  86 |   - { from: /hysing, to: /lausnir/vefhysing }
  Write the final address: /lausnir/vefhysing.

site.yaml:85:25  „/hysing“ er sjálf gömul slóð.
  Skrifaðu hvert hún vísar á endanum: /lausnir/vefhysing.`,
  problemCase('derived-loop', 'a rate that is worked out from itself', ['of: hourly', 'of: emergency'])`
site.yaml:10:9  The rate “emergency” is calculated from itself.
   9 |     id: emergency
  10 |     of: emergency
     |         ^^^^^^^^^
  11 |     times: 1.5
  Name a rate that has its own amounts.

site.yaml:10:9  Taxtinn „emergency“ er reiknaður út frá sjálfum sér.
  Nefndu taxta með sínum eigin upphæðum.`,
  problemCase('lifetime-order', 'an offer that is over before it begins', [
    'icon: zap }',
    'icon: zap, validFrom: 2026-12-24, validUntil: 2026-12-01 }',
  ])`
site.yaml:125:72  The last day, 2026-12-01, is before the first day, 2026-12-24.
  124 |           - { id: hosting, icon: server, to: /lausnir/vefhysing }
  125 |           - { id: speed, icon: zap, validFrom: 2026-12-24, validUntil: 2026-12-01 }
      |                                                                        ^^^^^^^^^^
  126 |       - { kind: form, id: write, form: contact }
  Write the first day after validFrom and the last day after validUntil.

site.yaml:125:72  Síðasti dagurinn, 2026-12-01, er á undan þeim fyrsta, 2026-12-24.
  Skrifaðu fyrsta daginn á eftir validFrom og síðasta daginn á eftir validUntil.`,
];
