import { inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about the headings of a running text. */
export const headingWords = {
  /** @param meant the heading as it should be */
  first: (meant: string): Wording => ({
    en: {
      message: 'A heading with a single # is the heading of the whole page, which the page has already.',
      hint: `Write ${inQuotes(meant).en}.`,
    },
    is: {
      message: 'Fyrirsögn með einu # er fyrirsögn allrar síðunnar, en hún er þegar á síðunni.',
      hint: `Skrifaðu ${inQuotes(meant).is}.`,
    },
  }),
  /**
   * @param meant the heading as it should be
   * @param isTop whether no heading stands above it
   */
  skips: (meant: string, isTop: boolean): Wording => ({
    en: {
      message: isTop
        ? 'The first headings of a text have two #; this one has more.'
        : 'This heading skips a level: it may have one # more than the heading above it.',
      hint: `Write ${inQuotes(meant).en}.`,
    },
    is: {
      message: isTop
        ? 'Efstu fyrirsagnir í texta hafa tvö #; þessi hefur fleiri.'
        : 'Þessi fyrirsögn hleypur yfir þrep: hún má hafa einu # fleira en fyrirsögnin fyrir ofan.',
      hint: `Skrifaðu ${inQuotes(meant).is}.`,
    },
  }),
  empty: {
    en: { message: 'This heading has no words.', hint: 'Write the words after the #, or take the line out.' },
    is: { message: 'Þessi fyrirsögn er án orða.', hint: 'Skrifaðu orðin á eftir #, eða taktu línuna út.' },
  },
} as const;
