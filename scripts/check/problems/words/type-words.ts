import type { Phrase } from '../wording-type.ts';

/** What to type when a value is nearly of the right sort. */
export const typeWords = {
  quote: (written: string): Phrase => ({
    en: `Put it in quotes: "${written}".`,
    is: `Settu gæsalappir utan um það: "${written}".`,
  }),
  /** @param written a text that a colon in it makes a key and a value of */
  quoteColon: (written: string): Phrase => ({
    en: `If the colon is part of the text, put all of it in quotes: "${written}".`,
    is: `Ef tvípunkturinn er hluti af textanum skaltu setja gæsalappir utan um hann allan: "${written}".`,
  }),
  write: (better: string): Phrase => ({ en: `Write ${better}.`, is: `Skrifaðu ${better}.` }),
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
  braces: {
    en: 'Write { and } around it in place of [ and ].',
    is: 'Hafðu { og } utan um þetta í stað [ og ].',
  },
  /** @param text the only entry of a list that was written in place of a text; null when there are more */
  oneText: (text: string | null): Phrase =>
    text === null
      ? { en: 'Write one text here, not a list.', is: 'Skrifaðu einn texta hér, ekki lista.' }
      : { en: `Write it without brackets: ${text}.`, is: `Skrifaðu það án hornklofa: ${text}.` },
  emptyList: {
    en: 'For an empty list write [].',
    is: 'Skrifaðu [] ef listinn á að vera tómur.',
  },
  /** @param example a group on one line */
  like: (example: string): Phrase => ({
    en: `Write it like this: ${example}.`,
    is: `Skrifaðu það svona: ${example}.`,
  }),
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
  digits: {
    en: 'Write one number in digits, without words or signs.',
    is: 'Skrifaðu eina tölu með tölustöfum, án orða og tákna.',
  },
  numberAlone: (number: string): Phrase => ({
    en: `Write the number alone, without quotes or a unit: ${number}.`,
    is: `Skrifaðu aðeins töluna, án gæsalappa og einingar: ${number}.`,
  }),
} as const;
