import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about things that are there twice; `line` is that of the first one. */
export const duplicateWords = {
  'duplicate-id': (value: unknown, line: number): Wording => ({
    en: {
      message: `“${inShort(value)}” is the name of two things.`,
      hint: `Give one of them another name; the other is on line ${line}.`,
    },
    is: {
      message: `„${inShort(value)}“ er nafn á tvennu.`,
      hint: `Gefðu öðru þeirra nýtt nafn; hitt er í línu ${line}.`,
    },
  }),
  'duplicate-path': (value: unknown, line: number): Wording => ({
    en: {
      message: `“${inShort(value)}” is there as an address twice.`,
      hint: `Give one of them another address; the other is on line ${line}.`,
    },
    is: {
      message: `Slóðin „${inShort(value)}“ er hér tvisvar.`,
      hint: `Breyttu annarri þeirra; hin er í línu ${line}.`,
    },
  }),
  'duplicate-value': (value: unknown, line: number): Wording => ({
    en: {
      message: `“${inShort(value)}” is there twice.`,
      hint: `Take one of them out, or change it; the other is on line ${line}.`,
    },
    is: {
      message: `„${inShort(value)}“ er hér tvisvar.`,
      hint: `Taktu annað þeirra út eða breyttu því; hitt er í línu ${line}.`,
    },
  }),
} as const;

/** What is said about a second package of a set that is marked as the popular one. */
export function secondPopular(set: unknown, line: number): Wording {
  return {
    en: {
      message: `The set “${inShort(set)}” has more than one popular package.`,
      hint: `Keep “popular: true” on one of them; another is on line ${line}.`,
    },
    is: {
      message: `Í pakkaflokknum „${inShort(set)}“ er fleiri en einn pakki merktur sem sá vinsælasti.`,
      hint: `Hafðu „popular: true“ aðeins á einum þeirra; annar slíkur er í línu ${line}.`,
    },
  };
}
