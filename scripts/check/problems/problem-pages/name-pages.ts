import type { ProblemPage } from './problem-page.ts';

/** What names something else in site.yaml, and what must be there once. */
export const namePages = {
  'unknown-reference': {
    en: {
      title: 'A name that nothing has',
      cause:
        'A package set, a rate, a figure, a form or a section is named that is not there: its name has a slip, or the thing was renamed or taken out.',
      fix: 'Write the name that is suggested, or add the thing that is meant.',
    },
    is: {
      title: 'Nafn sem ekkert ber',
      cause:
        'Pakkaflokkur, taxti, tala, eyðublað eða hluti síðu er nefndur sem er ekki til: það er innsláttarvilla í nafninu, eða þetta var endurnefnt eða tekið út.',
      fix: 'Skrifaðu nafnið sem stungið er upp á, eða bættu því við sem átt er við.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '          - { kind: rate, id: work, rate: hourly }',
      wrong: '          - { kind: rate, id: work, rate: hourley }',
    },
  },
  'unknown-icon': {
    en: {
      title: 'An icon that is not there',
      cause: 'No icon has this name. Icons have the English names under which lucide.dev/icons shows them.',
      fix: 'Write the name that is suggested, or look the icon up on lucide.dev/icons and copy its name.',
    },
    is: {
      title: 'Táknmynd sem er ekki til',
      cause: 'Engin táknmynd heitir þetta. Táknmyndir heita ensku nöfnunum sem lucide.dev/icons sýnir.',
      fix: 'Skrifaðu nafnið sem stungið er upp á, eða finndu myndina á lucide.dev/icons og afritaðu nafn hennar.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '          - { id: websites, icon: monitor, to: /lausnir/vefsidur }',
      wrong: '          - { id: websites, icon: moniter, to: /lausnir/vefsidur }',
    },
  },
  'duplicate-id': {
    en: {
      title: 'Two things with the same name',
      cause:
        'Two cards, sections, pages, packages or the like have the same id, so their texts could not be told apart. It happens when an entry is copied.',
      fix: 'Give one of the two another id, and its texts in locales/ as well.',
    },
    is: {
      title: 'Tvennt með sama nafni',
      cause:
        'Tvö spjöld, tveir hlutar, síður, pakkar eða annað slíkt hafa sama id, svo að textar þeirra þekkjast ekki í sundur. Það gerist þegar atriði er afritað.',
      fix: 'Gefðu öðru þeirra nýtt id og sömuleiðis textum þess í locales/.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '          - { id: websites, icon: monitor, to: /lausnir/vefsidur }',
      wrong: '          - { id: hosting, icon: monitor, to: /lausnir/vefsidur }',
    },
  },
  'duplicate-path': {
    en: {
      title: 'Two things at the same address',
      cause: 'Two pages, or two old addresses, have the same address, so one of them could not be reached.',
      fix: 'Give one of them another address, or take it out.',
    },
    is: {
      title: 'Tvennt á sömu slóð',
      cause: 'Tvær síður eða tvær gamlar slóðir eru eins, svo að ekki væri hægt að komast á aðra þeirra.',
      fix: 'Gefðu annarri nýja slóð eða taktu hana út.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { from: /vefur, to: /lausnir/vefsidur }',
      wrong: '  - { from: /hysing, to: /lausnir/vefsidur }',
    },
  },
  'duplicate-value': {
    en: {
      title: 'The same thing twice',
      cause:
        'Something that there can be only one of is there twice: a domain, a stored answer of a form, the popular package of a set.',
      fix: 'Keep one of the two and change or take out the other; the sentence names its line.',
    },
    is: {
      title: 'Það sama tvisvar',
      cause:
        'Það sem aðeins má vera eitt af er þarna tvisvar: lén, svar sem eyðublað geymir, vinsælasti pakkinn í flokki.',
      fix: 'Haltu öðru og breyttu hinu eða taktu það út; setningin nefnir línu þess.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '      - id: basic\n        price',
      wrong: '      - id: basic\n        popular: true\n        price',
    },
  },
  'wrong-place': {
    en: {
      title: 'An entry in a list that it does not belong to',
      cause:
        'A whole entry stands in another list than it was written for, most often because it was moved or pasted.',
      fix: 'Move it to the list that the hint names, or write it like the other entries of this one.',
    },
    is: {
      title: 'Atriði í lista sem það á ekki heima í',
      cause:
        'Heilt atriði stendur í öðrum lista en það var skrifað fyrir, oftast af því að það var fært til eða límt inn.',
      fix: 'Færðu það í listann sem ábendingin nefnir, eða skrifaðu það eins og hin atriðin í þessum.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { from: /vefur, to: /lausnir/vefsidur }',
      wrong:
        '  - { from: /vefur, to: /lausnir/vefsidur }\n  - { id: night, kind: derived, of: hourly, times: 2 }',
    },
  },
  'wrong-page': {
    en: {
      title: 'A section does not fit on its page',
      cause:
        'Each page starts with one section of the kind `hero`, which holds its heading; news and projects have pages of their own whose address ends with `/{slug}`.',
      fix: 'Take the section out, move it to the page it is meant for, or make it another kind.',
    },
    is: {
      title: 'Hluti passar ekki á síðuna',
      cause:
        'Hver síða byrjar á einum hluta af gerðinni `hero`, sem geymir fyrirsögn hennar; fréttir og verkefni eiga sínar síður þar sem slóðin endar á `/{slug}`.',
      fix: 'Taktu hlutann út, færðu hann á síðuna sem hann er ætlaður eða breyttu gerð hans.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '      - { kind: stats, id: numbers, figures: [clients, uptime] }',
      wrong: '      - { kind: hero, id: numbers }',
    },
  },
  'wrong-form': {
    en: {
      title: 'A form does not fit where it is used',
      cause:
        'A section of the kind `order-form` orders a package, but the form that it names has no field of the type `package`. Or a form can be sent empty, or without anything by which the sender can be answered.',
      fix: 'Name another form, add such a field to this one, or make the section’s kind `form`. Write `required: true` in the fields that you need an answer to.',
    },
    is: {
      title: 'Eyðublað passar ekki þar sem það er notað',
      cause:
        'Hluti af gerðinni `order-form` er til að panta pakka, en í eyðublaðinu sem hann nefnir er enginn reitur af gerðinni `package`. Eða hægt er að senda eyðublað autt, eða án þess að sendandanum verði svarað.',
      fix: 'Nefndu annað eyðublað, bættu slíkum reit við þetta eða hafðu hlutann af gerðinni `form`. Skrifaðu `required: true` í reitina sem þú þarft svar við.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '      - { kind: form, id: write, form: contact }',
      wrong: '      - { kind: order-form, id: write, form: contact }',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;
