import { inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about the words that stand for a picture. */
export const imageWords = {
  /** @param target the picture's address */
  none: (target: string): Wording => ({
    en: {
      message: 'This picture has no words for those who do not see it.',
      hint: `Say between the brackets what it shows: ![what it shows](${target}).`,
    },
    is: {
      message: 'Þessi mynd er án orða fyrir þau sem sjá hana ekki.',
      hint: `Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](${target}).`,
    },
  }),
  /** @param words the name of a file */
  fileName: (words: string, target: string): Wording => ({
    en: {
      message: `${inQuotes(words).en} is the name of a file and does not say what the picture shows.`,
      hint: `Say between the brackets what it shows: ![what it shows](${target}).`,
    },
    is: {
      message: `${inQuotes(words).is} er skráarheiti og segir ekki hvað myndin sýnir.`,
      hint: `Segðu á milli hornklofanna hvað hún sýnir: ![það sem hún sýnir](${target}).`,
    },
  }),
} as const;
