/** What the schema says of prices and packages, in Icelandic, by its English sentences. */
export const priceSentences: Readonly<Record<string, string>> = {
  'The whole site: prices, company, navigation, forms and pages.':
    'Allur vefurinn: verð, fyrirtækið, valmyndir, eyðublöð og síður.',
  'Rates for work by time. A text writes {{price.hourly}}.':
    'Taxtar fyrir tímavinnu. Í texta er skrifað {{price.hourly}}.',
  'A rate for work: fixed, or derived from another rate.':
    'Taxti fyrir vinnu: fastur (fixed) eða reiknaður út frá öðrum taxta (derived).',
  'A rate with its own amounts.': 'Taxti með sínum eigin upphæðum.',
  'What the price pays for: once, hour, month or year.':
    'Fyrir hvað er greitt: once (eitt skipti), hour (klukkustund), month (mánuð) eða year (ár).',
  'excluded: VAT comes on top of the price. included: it is in the price.':
    'excluded: virðisaukaskattur bætist við verðið. included: hann er innifalinn í verðinu.',
  'The amount in every currency that a language of the site shows.':
    'Upphæðin í hverjum gjaldmiðli sem eitthvert tungumál vefsins sýnir.',
  'Icelandic krónur, whole, without a dot: 14900.': 'Heilar íslenskar krónur, án punkts: 14900.',
  'Write whole krónur without a dot: 14900, not 14.900':
    'Skrifaðu heilar krónur án punkts: 14900, ekki 14.900',
  'An amount is more than 0': 'Upphæð er hærri en 0',
  'US dollars.': 'Bandaríkjadalir.',
  'Write thousands without a dot: 14900, not 14.900': 'Skrifaðu þúsundir án punkts: 14900, ekki 14.900',
  'Euros.': 'Evrur.',
  'Danish kroner.': 'Danskar krónur.',
  'Norwegian kroner.': 'Norskar krónur.',
  'Swedish kronor.': 'Sænskar krónur.',
  'Pounds sterling.': 'Bresk pund.',
  'A currency by its three letters: ISK, USD, EUR, DKK, NOK, SEK or GBP.':
    'Gjaldmiðill með þremur bókstöfum: ISK, USD, EUR, DKK, NOK, SEK eða GBP.',
  'The first day it is shown, like 2026-12-01.': 'Fyrsti dagurinn sem þetta er sýnt, til dæmis 2026-12-01.',
  'The last day it is shown, like 2026-12-24.': 'Síðasti dagurinn sem þetta er sýnt, til dæmis 2026-12-24.',
  'A date has year, month and day, like 2026-12-24':
    'Dagsetning er skrifuð sem ár, mánuður og dagur, til dæmis 2026-12-24',
  'A rate worked out from another one.': 'Taxti sem er reiknaður út frá öðrum taxta.',
  'The rate that this one is worked out from.': 'Taxtinn sem þessi er reiknaður út frá.',
  'What the other rate is multiplied by: 1.5 is 50 % more.':
    'Talan sem hinn taxtinn er margfaldaður með: 1.5 er 50 % meira.',
  'The package sets with their prices.': 'Pakkaflokkarnir með verðum sínum.',
  'Packages that are offered side by side.': 'Pakkar sem eru í boði hlið við hlið.',
  'The file with the packages’ names and features, under packages.<set>.':
    'Skráin með nöfnum pakkanna og því sem í þeim er, undir packages.<set>.',
  'The packages, the smallest first.': 'Pakkarnir, sá minnsti fyrst.',
  'A package with its price.': 'Pakki með verði sínu.',
  'The price: fixed, from (the lowest) or by-quote.':
    'Verðið: fixed (fast), from (lægsta verð) eða by-quote (samkvæmt tilboði).',
  'Everybody pays this amount.': 'Allir greiða þessa upphæð.',
  'The lowest amount; shown as “from”.': 'Lægsta upphæðin; sýnd með orðinu „frá“.',
  'No amount is shown; the visitor asks for a quote.': 'Engin upphæð er sýnd; gesturinn biður um tilboð.',
  'true marks the package that most customers choose.':
    'true merkir pakkann sem flestir viðskiptavinir velja.',
  'Figures of this package, such as disk: 10 GB. Texts show them as {{package.hosting.basic.disk}}.':
    'Lykiltölur pakkans, til dæmis disk: 10 GB. Textar sýna þær með {{package.hosting.basic.disk}}.',
  'What is in it, one line each. A name that is also under facts shows that figure.':
    'Það sem er í pakkanum, eitt í hverri línu. Nafn sem er líka undir facts sýnir lykiltöluna þar.',
  'Figures that texts and pages show. A text writes {{figure.clients}}.':
    'Lykiltölur sem textar og síður sýna. Í texta er skrifað {{figure.clients}}.',
  'A figure: 10, 500+, 10 GB, 99.9 %, 0.5-2 %, 30 days, unlimited, 24/7 or a date like 2026-11-02. Use a dot for decimals.':
    'Lykiltala: 10, 500+, 10 GB, 99.9 %, 0.5-2 %, 30 days, unlimited, 24/7 eða dagsetning eins og 2026-11-02. Hafðu punkt á undan aukastöfum.',
  'A figure is a number such as 10, 500+, 10 GB, 99.9 %, unlimited or 24/7':
    'Lykiltala er tala eins og 10, 500+, 10 GB, 99.9 %, unlimited eða 24/7',
  'A figure is a number with a unit (GB, MB, TB, %, h, min, day, month, year, USD, EUR, ISK, DKK) or none: 10, 500+, 10 GB, 99.9 %, 30 days, unlimited or 24/7; or a date: 2026-11-02':
    'Lykiltala er tala með einingu (GB, MB, TB, %, h, min, day, month, year, USD, EUR, ISK, DKK) eða án: 10, 500+, 10 GB, 99.9 %, 30 days, unlimited eða 24/7; eða dagsetning: 2026-11-02',
};
