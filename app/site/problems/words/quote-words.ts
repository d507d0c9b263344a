import type { Said } from '../said.ts';
import { inShort } from '../wording.ts';

/** What is said about quotation marks. */
export const quoteWords = {
  /** @param written a value with the quotes of a word processor around it */
  typographic: (written: string): Said => {
    const plain = inShort(written.slice(1, -1));
    return {
      en: {
        message: `The quotation marks around ${written} are those of printed text, so they would be part of the value.`,
        hint: `Write straight ones: "${plain}".`,
      },
      is: {
        message: `Gæsalappirnar í ${written} eru prentgæsalappir og yrðu því hluti af gildinu.`,
        hint: `Notaðu beinar gæsalappir: "${plain}".`,
      },
    };
  },
} as const;
