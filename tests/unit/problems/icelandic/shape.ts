import type { InIcelandic } from './in-icelandic.ts';

/** Mistakes that the schema finds: what is printed of the first case of each code. */
export const shapeInIcelandic: InIcelandic = {
  'empty-value': [
    'site.yaml:36:3  Ekkert stendur á eftir „operator:“.',
    '  35 |   name: Hraunvefur',
    '  36 |   operator:',
    '     |   ^^^^^^^^',
    '  37 |   registrationNumber: 550142-0990',
    '  Skrifaðu gildið á eftir tvípunktinum. Fyrirtækið á bak við nafnið, fyrir síðustu línu hverrar síðu.',
  ],
  'wrong-type': [
    'site.yaml:44:19  „postalCode“ þarf að vera texti, en er „101“.',
    '  43 |       street: Laugavegur 1',
    '  44 |       postalCode: 101',
    '     |                   ^^^',
    '  45 |       locality: Reykjavík',
    '  Settu gæsalappir utan um það: "101".',
  ],
  'unknown-key': [
    'site.yaml:38:3  Lykillinn „copyrihgtYear“ er ekki til hér.',
    '  37 |   registrationNumber: 550142-0990',
    '  38 |   copyrihgtYear: 2025',
    '     |   ^^^^^^^^^^^^^',
    '  39 |   phone: +354 555 0142',
    '  Áttirðu við copyrightYear?',
  ],
  'missing-key': [
    'site.yaml:34:1  Hér vantar lykilinn „registrationNumber“.',
    '  34 | company:',
    '     | ^^^^^^^',
    '  35 |   name: Hraunvefur',
    '  Bættu við „registrationNumber: …“. Kennitala fyrirtækisins.',
  ],
  'unknown-value': [
    'site.yaml:120:15  „kind“ getur ekki verið „cardgrid“.',
    '  119 |       - { kind: hero, id: hero }',
    '  120 |       - kind: cardgrid',
    '      |               ^^^^^^^^',
    '  121 |         id: all',
    '  Áttirðu við card-grid? Hér má standa hero, stats, client-logos, card-grid, bullet-cards, steps, packages, comparison, chips, benefits, faq, timeline, values, prose, contact-details, opening-hours, price-list, call-to-action, form, order-form, latest-news, news-list, news-article, project-gallery eða project-detail.',
  ],
  'out-of-range': [
    'site.yaml:122:18  „columns“ er 7, sem er of há tala.',
    '  121 |         id: all',
    '  122 |         columns: 7',
    '      |                  ^',
    '  123 |         cards:',
    '  Skrifaðu 4 eða lægri tölu.',
  ],
  'bad-format': [
    'site.yaml:128:11  „path“ er ekki hægt að skrifa svona: „/Lausnir/Vefhýsing/“.',
    '  127 |   - id: hosting',
    '  128 |     path: /Lausnir/Vefhýsing/',
    '      |           ^^^^^^^^^^^^^^^^^^^',
    '  129 |     texts: solutions',
    '  Skrifaðu /lausnir/vefhysing. Slóð byrjar á / og í henni eru aðeins lágstafir a-z, tölustafir, bandstrik og /, til dæmis /lausnir/vefhysing.',
  ],
  'thousands-dot': [
    'site.yaml:7:21  Upphæðin „14.900“ er með merki á milli þúsunda og skilst því ekki.',
    '  6 |     vat: excluded',
    '  7 |     amounts: { ISK: 14.900, USD: 110 }',
    '    |                     ^^^^^^',
    '  8 |   - kind: derived',
    '  Skrifaðu 14900.',
  ],
};
