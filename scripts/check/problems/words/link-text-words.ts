import { inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about the words of links and buttons. */
export const linkTextWords = {
  /**
   * @param words what both say
   * @param here where this one leads
   * @param other where the other one leads
   * @param where the place of the other one
   */
  same: (words: string, here: string, other: string, where: string): Wording => ({
    en: {
      message: `${inQuotes(words).en} leads to ${here} here and to ${other} elsewhere on the same page (${where}).`,
      hint: 'Give the two links different words, or let both lead to the same page.',
    },
    is: {
      message: `${inQuotes(words).is} vísar hér á ${here} en annars staðar á sömu síðu á ${other} (${where}).`,
      hint: 'Hafðu ekki sömu orð á báðum tenglum, eða láttu báða vísa á sömu síðu.',
    },
  }),
  /** @param to where the link leads */
  vague: (words: string, to: string | null): Wording => ({
    en: {
      message: `${inQuotes(words).en} does not say where it leads to a reader who hears the link alone.`,
      hint: `Put the link on words that name what one finds${to === null ? '' : ` at ${to}`}.`,
    },
    is: {
      message: `${inQuotes(words).is} segir þeim sem heyrir aðeins tengilinn ekki hvert hann vísar.`,
      hint: `Settu tengilinn á orð sem segja hvað er að finna${to === null ? '' : ` á ${to}`}.`,
    },
  }),
  /** @param to where the link leads */
  empty: (to: string): Wording => ({
    en: {
      message: `The link to ${to} has no words: nobody sees it.`,
      hint: `Write the words between the brackets: [words](${to}).`,
    },
    is: {
      message: `Tengillinn á ${to} er án orða: enginn sér hann.`,
      hint: `Skrifaðu orðin á milli hornklofanna: [orð](${to}).`,
    },
  }),
} as const;
