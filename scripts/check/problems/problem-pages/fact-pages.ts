import type { ProblemPage } from './problem-page.ts';

/** Prices and figures in texts. */
export const factPages = {
  'unknown-fact': {
    en: {
      title: 'A text names a fact that is not there',
      cause:
        'A text fetches a price or a figure in double braces, but site.yaml has none of that name; or a brace is missing.',
      fix: 'Write the name that is suggested, with two braces before and after it: `{{price.hourly}}`.',
    },
    is: {
      title: 'Texti nefnir gildi sem er ekki til',
      cause:
        'Texti sækir verð eða tölu með tvöföldum slaufusvigum, en ekkert í site.yaml heitir þetta; eða slaufusviga vantar.',
      fix: 'Skrifaðu nafnið sem stungið er upp á, með tvo slaufusviga á undan og á eftir: `{{price.hourly}}`.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/home.json',
      right: '"Klukkustundin kostar {{price.hourly}} og hýsingin er vöktuð allan sólarhringinn."',
      wrong: '"Klukkustundin kostar {{price.hourley}} og hýsingin er vöktuð allan sólarhringinn."',
    },
  },
  'lapsing-fact': {
    en: {
      title: 'A text outlives a price that it names',
      cause:
        'A text shows a price that holds on some days only, but the text itself is shown on other days as well.',
      fix: 'Take the price out of the text, or give what shows the text the same `validFrom` and `validUntil`.',
    },
    is: {
      title: 'Texti stendur lengur en verðið sem hann nefnir',
      cause: 'Texti sýnir verð sem gildir aðeins suma daga, en textinn sjálfur er líka sýndur aðra daga.',
      fix: 'Taktu verðið út úr textanum, eða gefðu því sem sýnir textann sömu daga í `validFrom` og `validUntil`.',
    },
    example: {
      kind: 'lines',
      file: 'site.yaml',
      right: '        price: { kind: fixed, amounts: { ISK: 4990, USD: 39 } }',
      wrong: '        price: { kind: fixed, amounts: { ISK: 4990, USD: 39 }, validUntil: 2027-12-24 }',
    },
  },
  'typed-amount': {
    en: {
      title: 'An amount is typed into a text',
      cause:
        'An amount of money stands in a text. When the price changes in site.yaml, the text would still tell the old one. A currency that is typed beside a price would stand there twice.',
      fix: 'Write the name of the price in its place, as the hint shows. Each language then shows it in its own currency, which is not typed.',
    },
    is: {
      title: 'Upphæð er skrifuð inn í texta',
      cause:
        'Peningaupphæð stendur í texta. Þegar verðið breytist í site.yaml segði textinn enn það gamla. Gjaldmiðill sem er skrifaður við hlið verðs stæði þar tvisvar.',
      fix: 'Skrifaðu nafnið á verðinu í staðinn, eins og ábendingin sýnir. Hvert tungumál sýnir það þá í sínum gjaldmiðli, sem þarf ekki að skrifa.',
    },
    example: {
      kind: 'lines',
      file: 'locales/is/home.json',
      right: '"Klukkustundin kostar {{price.hourly}} og hýsingin er vöktuð allan sólarhringinn."',
      wrong: '"Klukkustundin kostar 14.900 kr. og hýsingin er vöktuð allan sólarhringinn."',
    },
  },
  'text-mismatch': {
    en: {
      title: 'Two languages give different facts',
      cause:
        'The same text has a number, a price, a name of a product or a link in one language and not in another.',
      fix: 'See which of the two is right and change the other one.',
    },
    is: {
      title: 'Tungumálin segja ekki það sama',
      cause: 'Sami texti hefur tölu, verð, vöruheiti eða tengil á einu tungumáli en ekki á öðru.',
      fix: 'Athugaðu hvor er réttur og breyttu hinum.',
    },
    example: {
      kind: 'lines',
      file: 'locales/en/solutions.json',
      right: '"answer": "Most websites are ready in a few weeks."',
      wrong: '"answer": "Most websites are ready in 6 weeks."',
    },
  },
} as const satisfies Readonly<Record<string, ProblemPage>>;
