import type { Phrase } from '../../check/problems/wording-type.ts';
import type { Surface, Topic } from '../change.ts';

/** What the report says around the changes. */
export const reportWords = {
  since: (base: string): Phrase => ({
    en: `What changes for visitors since ${base}`,
    is: `Það sem breytist fyrir gesti miðað við ${base}`,
  }),
  nothing: { en: 'Nothing changes for visitors.', is: 'Ekkert breytist fyrir gesti.' },
  errors: (count: number): Phrase => ({
    en: `The edit has ${count} ${count === 1 ? 'problem' : 'problems'}, told by npm run check. This is what it would change:`,
    is: `${count === 1 ? 'Ein villa er' : `${count} villur eru`} í breytingunum og npm run check segir hvar. Svona yrðu þær:`,
  }),
  unreadable: {
    before: (base: string): Phrase => ({
      en: `The site cannot be read as it was at ${base}, so there is nothing to compare with. Name a sound revision, like --base HEAD~1.`,
      is: `Ekki er hægt að lesa vefinn eins og hann var í ${base} og því er ekkert til að bera saman við. Nefndu heila útgáfu, til dæmis --base HEAD~1.`,
    }),
    after: (_: string): Phrase => ({
      en: 'The site cannot be read as it is now. Mend this first; then what changes can be told.',
      is: 'Ekki er hægt að lesa vefinn eins og hann er núna. Lagaðu þetta fyrst; þá er hægt að segja hvað breytist.',
    }),
  },
  topics: {
    prices: { en: 'Prices and figures', is: 'Verð og tölur' },
    pages: { en: 'Pages', is: 'Síður' },
    forms: { en: 'Forms', is: 'Form' },
    texts: { en: 'Texts', is: 'Textar' },
  } satisfies Readonly<Record<Topic, Phrase>>,
  surfaces: {
    'structured-data': { en: 'structured data', is: 'gögn fyrir leitarvélar' },
    'search-results': { en: 'search results', is: 'leitarniðurstöður' },
  } satisfies Readonly<Record<Surface, Phrase>>,
  none: { en: 'none', is: 'ekkert' },
  everyPage: { en: 'every page', is: 'allar síður' },
  languages: (count: number): Phrase => ({ en: `${count} languages`, is: `${count} tungumál` }),
  theSame: (names: readonly string[]): Phrase => ({
    en: `The same in: ${names.join('; ')}`,
    is: `Eins á: ${names.join('; ')}`,
  }),
  marks: { en: '[ ] marks the words that change.', is: '[ ] sýnir orðin sem breytast.' },
  columns: {
    what: { en: 'What', is: 'Hvað' },
    before: { en: 'Before', is: 'Fyrir' },
    after: { en: 'After', is: 'Eftir' },
    where: { en: 'Where', is: 'Hvar' },
  },
  more: (count: number): Phrase => ({ en: `And ${count} more.`, is: `Og ${count} til viðbótar.` }),
} as const;
