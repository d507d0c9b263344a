import type { Phrase } from '../said.ts';

/** What to type when a value is nearly of the right sort. */
export const typeWords = {
  quote: (written: string): Phrase => ({
    en: `Put it in quotes: "${written}".`,
    is: `Settu gæsalappir utan um það: "${written}".`,
  }),
  dashes: {
    en: 'Put a dash before each entry.',
    is: 'Settu strik fyrir framan hvert atriði.',
  },
  list: (written: string): Phrase => ({
    en: `Write it as a list: [${written}], or one entry a line with a dash before it.`,
    is: `Skrifaðu það sem lista: [${written}], eða eitt atriði í hverja línu með striki fyrir framan.`,
  }),
  noDashes: {
    en: 'Take the dashes out; each line is a key, a colon and a value.',
    is: 'Taktu strikin út; hver lína er lykill, tvípunktur og gildi.',
  },
  spaceAfterColon: {
    en: 'Put a space after the colon: key: value.',
    is: 'Settu bil á eftir tvípunktinum: lykill: gildi.',
  },
  keysWithValues: {
    en: 'Write keys with their values, one a line: key: value.',
    is: 'Skrifaðu lykla og gildi þeirra, einn lykil í hverja línu: lykill: gildi.',
  },
  /** @param word `true` or `false` */
  truth: (word: 'true' | 'false'): Phrase => ({ en: `Write ${word}.`, is: `Skrifaðu ${word}.` }),
  eitherTruth: { en: 'Write true or false.', is: 'Skrifaðu true eða false.' },
  wholeNumber: {
    en: 'Write a whole number without a dot.',
    is: 'Skrifaðu heila tölu án punkts.',
  },
  numberAlone: (number: string): Phrase => ({
    en: `Write the number alone, without quotes or a unit: ${number}.`,
    is: `Skrifaðu aðeins töluna, án gæsalappa og einingar: ${number}.`,
  }),
} as const;
