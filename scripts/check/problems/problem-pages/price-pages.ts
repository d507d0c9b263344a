import type { ProblemPage } from './problem-page.ts';

/** Prices, and the days on which things are shown. */
export const pricePages = {
  'missing-currency': {
    en: {
      title: 'A price is missing in a currency',
      cause: 'Each language shows prices in its own currency, and this price lacks one of them.',
      fix: 'Add the amount in the currency that is named. If the price is not for all, take it out or make its kind `by-quote`.',
    },
    is: {
      title: 'Verð vantar í gjaldmiðli',
      cause: 'Hvert tungumál sýnir verð í sínum gjaldmiðli og í þetta verð vantar einn þeirra.',
      fix: 'Bættu við upphæðinni í gjaldmiðlinum sem er nefndur. Ef verðið er ekki fyrir alla skaltu taka það út eða hafa það af gerðinni `by-quote`.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        price: { kind: fixed, amounts: { ISK: 4990, USD: 39 } }',
      wrong: '        price: { kind: fixed, amounts: { ISK: 4990 } }',
    },
  },
  'derived-loop': {
    en: {
      title: 'A rate is worked out from itself',
      cause: 'A derived rate names itself after `of`, or a rate that is worked out from it in turn.',
      fix: 'Write after `of` a rate that has amounts of its own.',
    },
    is: {
      title: 'Taxti er reiknaður út frá sjálfum sér',
      cause:
        'Afleiddur taxti nefnir sjálfan sig á eftir `of`, eða taxta sem er aftur reiknaður út frá honum.',
      fix: 'Skrifaðu á eftir `of` taxta sem hefur sínar eigin upphæðir.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '    of: hourly',
      wrong: '    of: emergency',
    },
  },
  'lifetime-order': {
    en: {
      title: 'A last day before the first',
      cause:
        'The day after `validUntil` is earlier than the day after `validFrom`, so the thing would never be shown.',
      fix: 'Write the first day after `validFrom` and the last day after `validUntil`. Check the year.',
    },
    is: {
      title: 'Síðasti dagur er á undan þeim fyrsta',
      cause:
        'Dagurinn á eftir `validUntil` er fyrr en dagurinn á eftir `validFrom`, svo að þetta yrði aldrei sýnt.',
      fix: 'Skrifaðu fyrsta daginn á eftir `validFrom` og þann síðasta á eftir `validUntil`. Athugaðu ártalið.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { id: christmas, to: /hafa-samband, validFrom: 2027-12-14, validUntil: 2027-12-26 }',
      wrong: '  - { id: christmas, to: /hafa-samband, validFrom: 2027-12-14, validUntil: 2027-01-02 }',
    },
  },
  'lifetime-ends': {
    en: {
      title: 'Something is shown for its last days',
      cause: 'A price, a package, a card or a notice ends within two weeks. Nothing is wrong yet.',
      fix: 'If it is to stay, write a later last day after `validUntil`, or take `validUntil` out. Otherwise leave it: it goes by itself.',
    },
    is: {
      title: 'Síðustu dagarnir sem eitthvað er sýnt',
      cause: 'Verð, pakki, spjald eða tilkynning rennur út innan tveggja vikna. Enn er ekkert að.',
      fix: 'Eigi það að standa áfram skaltu skrifa seinni dag á eftir `validUntil` eða taka `validUntil` út. Annars skaltu láta það vera: það hverfur sjálfkrafa.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        price: { kind: fixed, amounts: { ISK: 9990, USD: 75 } }',
      wrong: '        price: { kind: fixed, amounts: { ISK: 9990, USD: 75 }, validUntil: 2027-06-20 }',
    },
  },
  'lifetime-over': {
    en: {
      title: 'Something is no longer shown',
      cause:
        'The last day of a price, a package, a card or a notice has passed, so visitors do not see it any more.',
      fix: 'Take it out of site.yaml with its texts, or write a later last day.',
    },
    is: {
      title: 'Eitthvað er ekki lengur sýnt',
      cause:
        'Síðasti dagur verðs, pakka, spjalds eða tilkynningar er liðinn, svo að gestir sjá það ekki lengur.',
      fix: 'Taktu það út úr site.yaml ásamt textunum, eða skrifaðu seinni síðasta dag.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '  - { id: christmas, to: /hafa-samband, validFrom: 2027-12-14, validUntil: 2027-12-26 }',
      wrong: '  - { id: christmas, to: /hafa-samband, validFrom: 2026-12-14, validUntil: 2026-12-26 }',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;
