import { inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about signs that look right, or cannot be seen. */
export const quoteWords = {
  /** @param written a value with the quotes of a word processor around it */
  typographic: (written: string): Wording => {
    const plain = inShort(written.slice(1, -1));
    return {
      en: {
        message: `The quotation marks around “${plain}” are those of printed text, so they would be part of the value.`,
        hint: `Write straight ones: "${plain}".`,
      },
      is: {
        message: `Gæsalappirnar utan um „${plain}“ eru prentgæsalappir og yrðu því hluti af gildinu.`,
        hint: `Notaðu beinar gæsalappir: "${plain}".`,
      },
    };
  },
  /** @param written a value with a quotation mark at one end only */
  half: (written: string): Wording => {
    const isFirst = /^[„“”]/u.test(written);
    const plain = inShort(isFirst ? written.slice(1) : written.slice(0, -1));
    return {
      en: {
        message: `“${plain}” has a quotation mark at its ${isFirst ? 'start' : 'end'} only, which would be part of the value.`,
        hint: `Write one at each end, or delete it: "${plain}".`,
      },
      is: {
        message: `Við „${plain}“ er gæsalöpp aðeins ${isFirst ? 'fremst' : 'aftast'} og hún yrði hluti af gildinu.`,
        hint: `Hafðu gæsalappir báðum megin, eða eyddu henni: "${plain}".`,
      },
    };
  },
  /** @param plain what was written, without the sign */
  unseen: (plain: string): Wording => {
    const short = inShort(plain.trim());
    return {
      en: {
        message: `In “${short}” there is a sign that cannot be seen, or a space that is no plain one; it comes with pasted text.`,
        hint: `Delete “${short}” and type it in by hand.`,
      },
      is: {
        message: `Í „${short}“ leynist ósýnilegt tákn eða bil sem er ekki venjulegt bil; slíkt fylgir límdum texta.`,
        hint: `Eyddu „${short}“ og sláðu það inn aftur.`,
      },
    };
  },
} as const;
