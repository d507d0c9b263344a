import type { Phrase, Said } from '../said.ts';
import { allOf, anyOf, inShort } from '../wording.ts';

/** What is said about keys that are not known, missing, or without a value. */
export const keyWords = {
  /** @param meant the key that was probably meant; without one, `allowed` are told */
  unknown: (name: string, meant: string | null, allowed: readonly string[]): Said => ({
    en: {
      message: `“${inShort(name)}” is not a key that is known here.`,
      hint: meant === null ? `The keys here are ${allOf(allowed).en}.` : `Did you mean ${meant}?`,
    },
    is: {
      message: `Lykillinn „${inShort(name)}“ er ekki til hér.`,
      hint: meant === null ? `Hér má skrifa ${anyOf(allowed).is}.` : `Áttirðu við ${meant}?`,
    },
  }),
  /** @param purpose what the key is for */
  missing: (name: string, purpose: Phrase): Said => ({
    en: {
      message: `The key “${inShort(name)}” is missing here.`,
      hint: `Add “${name}: …”. ${purpose.en}`.trim(),
    },
    is: {
      message: `Hér vantar lykilinn „${inShort(name)}“.`,
      hint: `Bættu við „${name}: …“. ${purpose.is}`.trim(),
    },
  }),
  /** A key that belongs at the outermost level of the file. */
  missingInFile: (name: string, purpose: Phrase): Said => ({
    en: {
      message: `The key “${inShort(name)}” is missing.`,
      hint: `Add “${name}: …”. ${purpose.en}`.trim(),
    },
    is: {
      message: `Lykilinn „${inShort(name)}“ vantar í skrána.`,
      hint: `Bættu við „${name}: …“. ${purpose.is}`.trim(),
    },
  }),
  emptyFile: { en: 'The file is empty.', is: 'Skráin er tóm.' },
  nothingAfterDash: { en: 'There is nothing after the dash.', is: 'Ekkert stendur á eftir strikinu.' },
  nothingAfterKey: (name: string): Phrase => ({
    en: `There is nothing after “${inShort(`${name}:`)}”.`,
    is: `Ekkert stendur á eftir „${inShort(`${name}:`)}“.`,
  }),
  /**
   * @param message what is empty
   * @param needed whether the value cannot be left out
   * @param purpose what the value is for
   */
  noValue: (message: Phrase, needed: boolean, purpose: Phrase): Said => ({
    en: {
      message: message.en,
      hint: `${needed ? 'Write its value after the colon.' : 'Write its value, or take the line out.'} ${purpose.en}`.trim(),
    },
    is: {
      message: message.is,
      hint: `${needed ? 'Skrifaðu gildið á eftir tvípunktinum.' : 'Skrifaðu gildið eða taktu línuna út.'} ${purpose.is}`.trim(),
    },
  }),
} as const;
