import { phraseOf } from '../../message.ts';
import { allOf, anyOf, inShort } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

/** What is said about keys that are not known, missing, or without a value. */
export const keyWords = {
  /** @param meant the key that was probably meant; without one, `allowed` are told */
  unknown: (name: string, meant: string | null, allowed: readonly string[]): Wording => ({
    en: {
      message: `“${inShort(name)}” is not a key that is known here.`,
      hint: meant === null ? keysHere(allowed) : `Did you mean ${meant}?`,
    },
    is: {
      message: `Lykillinn „${inShort(name)}“ er ekki til hér.`,
      hint: meant === null ? `Hér má skrifa ${anyOf(allowed).is}.` : `Áttirðu við ${meant}?`,
    },
  }),
  /** @param purpose what the key is for */
  missing: (name: string, purpose: Phrase): Wording => ({
    en: {
      message: `The key “${inShort(name)}” is missing here.`,
      hint: `Add “${name}: …”. ${purpose.en}`.trim(),
    },
    is: {
      message: `Hér vantar lykilinn „${inShort(name)}“.`,
      hint: `Bættu við „${name}: …“. ${purpose.is}`.trim(),
    },
  }),
  /** @param names keys that one entry lacks, two or more */
  missingTogether: (names: readonly string[]): Wording => ({
    en: {
      message: `The keys ${allOf(names).en} are missing here.`,
      hint: `Add a line for each of them: ${names.map((name) => `“${name}: …”`).join(', ')}.`,
    },
    is: {
      message: `Hér vantar lyklana ${allOf(names).is}.`,
      hint: `Bættu við línu fyrir hvern þeirra: ${names.map((name) => `„${name}: …“`).join(', ')}.`,
    },
  }),
  /** A key that belongs at the outermost level of the file. */
  missingInFile: (name: string, purpose: Phrase): Wording => ({
    en: {
      message: `The key “${inShort(name)}” is missing.`,
      hint: `Add “${name}: …”. ${purpose.en}`.trim(),
    },
    is: {
      message: `Lykilinn „${inShort(name)}“ vantar í skrána.`,
      hint: `Bættu við „${name}: …“. ${purpose.is}`.trim(),
    },
  }),
  emptyFile: {
    en: { message: 'The file is empty.', hint: phraseOf('file.takeBack').en },
    is: { message: 'Skráin er tóm.', hint: phraseOf('file.takeBack').is },
  },
  nothingAfterDash: { en: 'There is nothing after the dash.', is: 'Ekkert stendur á eftir strikinu.' },
  nothingAfterKey: (name: string): Phrase => ({
    en: `There is nothing after “${inShort(`${name}:`)}”.`,
    is: `Ekkert stendur á eftir „${inShort(`${name}:`)}“.`,
  }),
  /** @param written the line without its # */
  notedKey: (name: string, written: string): Wording => ({
    en: {
      message: `The key “${inShort(name)}” is missing: this line starts with #, so it counts as a note.`,
      hint: `Take the # out: “${inShort(written)}”.`,
    },
    is: {
      message: `Lykilinn „${inShort(name)}“ vantar: þessi lína byrjar á # og telst því athugasemd.`,
      hint: `Taktu # út: „${inShort(written)}“.`,
    },
  }),
  /** @param note what stands after the key and its # */
  noteForValue: (name: string, note: string): Wording => ({
    en: {
      message: `What stands after “${inShort(`${name}:`)}” starts with #, so it counts as a note.`,
      hint: `Take the # out: “${inShort(`${name}: ${note}`)}”.`,
    },
    is: {
      message: `Það sem stendur á eftir „${inShort(`${name}:`)}“ byrjar á # og telst því athugasemd.`,
      hint: `Taktu # út: „${inShort(`${name}: ${note}`)}“.`,
    },
  }),
  /**
   * @param message what is empty
   * @param needed whether the value cannot be left out
   * @param purpose what the value is for
   */
  noValue: (message: Phrase, needed: boolean, purpose: Phrase): Wording => ({
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

function keysHere(allowed: readonly string[]): string {
  return allowed.length === 1
    ? `The only key here is ${allowed[0]}.`
    : `The keys here are ${allOf(allowed).en}.`;
}
