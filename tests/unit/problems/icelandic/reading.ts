import type { InIcelandic } from './in-icelandic.ts';

/** Mistakes that keep the file from being read, or that are in its keys: what is printed of the first case of each code. */
export const readingInIcelandic: InIcelandic = {
  'file-too-large': [
    'site.yaml:1:1  Skráin er 4883 KB; stærri skrá en 1024 KB er ekki lesin.',
    '  1 | ##############################################################################################################',
    '    | ^',
    '  Athugaðu hvort rétt skrá var vistuð undir þessu nafni.',
  ],
  'not-text': [
    'site.yaml:35:14  Hér er ósýnilegt tákn (U+0000) sem á ekki heima í texta.',
    '  34 | company:',
    '  35 |   name: Hraun·vefur',
    '     |              ^',
    '  36 |   operator: Hraunvefur ehf.',
    '  Eyddu því eða skrifaðu línuna upp á nýtt.',
  ],
  'too-deep': [
    'site.yaml:53:49  Héðan í frá eru fleiri en 40 þrep hvert innan í öðru.',
    '  52 |     - { id: moved, year: 2015 }',
    '  53 |   social: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
    '     |                                                 ^',
    '  54 |   clients: [Bjarg, Straumur]',
    '  Athugaðu svigana og bilin fremst í línunum.',
  ],
  'yaml-syntax': [
    'site.yaml:36:1  Þessi lína byrjar á dálkmerki (Tab).',
    '  35 |   name: Hraunvefur',
    '  36 |   operator: Hraunvefur ehf.',
    '     | ^^',
    '  37 |   registrationNumber: 550142-0990',
    '  Notaðu bil fremst í línu, tvö fyrir hvert þrep inn.',
  ],
  'yaml-alias': [
    'site.yaml:26:16  „&none“ gefur gildi nafn (&) til að endurtaka það annars staðar, en það er ekki notað í þessari skrá.',
    '  25 |       - id: plus',
    '  26 |         price: &none { kind: by-quote }',
    '     |                ^^^^^',
    '  27 |         popular: true',
    '  Skrifaðu gildið þar sem þess er þörf. Ef þetta á að vera texti skaltu setja gæsalappir utan um það.',
    'site.yaml:55:8  „*none“ stendur fyrir gildi frá öðrum stað (*), en það er ekki notað í þessari skrá.',
    '  54 |   clients: [Bjarg, Straumur]',
    '  55 |   geo: *none # { region: IS, placename: Reykjavík }',
    '     |        ^^^^^',
    '  Skrifaðu gildið þar sem þess er þörf. Ef þetta á að vera texti skaltu setja gæsalappir utan um það.',
  ],
  'duplicate-key': [
    'site.yaml:39:3  Lykillinn „name“ er nú þegar í sama hópi.',
    '  38 |   copyrightYear: 2025',
    '  39 |   name: Hraun',
    '     |   ^^^^',
    '  40 |   phone: +354 555 0142',
    '  Haltu öðrum þeirra eftir. Ef nýtt atriði í lista byrjar hér skaltu setja strik fyrir framan það.',
  ],
  'reserved-key': [
    'site.yaml:23:31  Lykill getur ekki heitið „constructor“.',
    '  22 |           amounts: { ISK: 4990, USD: 39 }',
    '  23 |         facts: { disk: 10 GB, constructor: 1 }',
    '     |                               ^^^^^^^^^^^',
    '  24 |         features: [disk, support]',
    '  Gefðu honum annað nafn.',
  ],
};
