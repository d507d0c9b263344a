import { inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** A text of a page's head. */
export type HeadSlot = 'title' | 'description';

interface LongHead {
  readonly length: number;
  readonly hasName: boolean;
  readonly most: number;
  readonly shown: string;
}

/** What is said about the titles and descriptions of pages, which search engines show. */
export const headWords = {
  /**
   * @param head.length in characters
   * @param head.hasName whether the site's name, which follows it, is counted
   * @param head.most how many characters are shown
   * @param head.shown the part of its own words that is shown
   */
  long: (slot: HeadSlot, { length, hasName, most, shown }: LongHead): Wording => ({
    en: {
      message: `This ${slot} has ${length} characters${hasName ? ' with the site’s name' : ''}; search engines show about ${most}.`,
      hint: `Take out at least ${length - most}. What is shown ends like this: ${inQuotes(ending(shown)).en}`,
    },
    is: {
      message: `${names[slot].the} er ${letters(length, 'stafur', 'stafir')}${hasName ? ' með heiti vefsins' : ''} en leitarvélar sýna um ${most}.`,
      hint: `Styttu ${names[slot].it} um ${letters(length - most, 'staf', 'stafi')} eða meira. Það sem sést endar svona: ${inQuotes(ending(shown)).is}`,
    },
  }),
  short: (slot: HeadSlot, length: number, least: number): Wording => ({
    en: {
      message: `This ${slot} has only ${length} characters; it does not tell what the page is about.`,
      hint: `Write at least ${least}: ${slot === 'title' ? 'the words that people search for' : 'a sentence on what the reader finds on the page'}.`,
    },
    is: {
      message: `${names[slot].the} er aðeins ${letters(length, 'stafur', 'stafir')} og segir ekki um hvað síðan er.`,
      hint: `Skrifaðu að minnsta kosti ${letters(least, 'staf', 'stafi')}: ${slot === 'title' ? 'orðin sem fólk leitar að' : 'setningu um það sem lesandinn finnur á síðunni'}.`,
    },
  }),
  /** @param most how long the name may be */
  longSiteName: (length: number, most: number): Wording => ({
    en: {
      message: `The site’s name has ${length} characters and follows the title of every page, so that little is left for the titles.`,
      hint: `Write the name in at most ${most} characters.`,
    },
    is: {
      message: `Heiti vefsins er ${letters(length, 'stafur', 'stafir')} og kemur á eftir titli hverrar síðu, svo að lítið er eftir handa titlunum.`,
      hint: `Hafðu heitið í mesta lagi ${most} stafi.`,
    },
  }),
  /** @param other the id of the other page */
  same: (slot: HeadSlot, other: string, file: string): Wording => ({
    en: {
      message: `The page ${inQuotes(other).en} has the same ${slot} (in ${file}).`,
      hint: `Give each page a ${slot} of its own, so that people can tell them apart where they search.`,
    },
    is: {
      message: `Síðan ${inQuotes(other).is} er með ${names[slot].same} (í ${file}).`,
      hint: `Gefðu hvorri síðu ${names[slot].own}, svo að fólk þekki þær í sundur þegar það leitar.`,
    },
  }),
} as const;

const names = {
  title: { the: 'Titillinn', it: 'hann', same: 'sama titil', own: 'sinn titil' },
  description: { the: 'Lýsingin', it: 'hana', same: 'sömu lýsingu', own: 'sína lýsingu' },
} as const;

/** A number of letters in Icelandic, which has the singular after 21, 31 and so on. */
function letters(count: number, one: string, more: string): string {
  return `${count} ${count % 10 === 1 && count % 100 !== 11 ? one : more}`;
}

function ending(shown: string): string {
  return `…${shown.slice(-30).trimStart()}…`;
}
