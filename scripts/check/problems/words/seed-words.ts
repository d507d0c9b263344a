import { anyOf, inShort } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** What is said about the sample rows in supabase/seed.sql. */
export const seedWords = {
  quoteInside: {
    en: {
      message: "The text that starts here ends at a ' within it, or has lost one of its own.",
      hint: "A text has one ' at its start and one at its end; write '' for a ' within it, or ’.",
    },
    is: {
      message: "Textinn sem byrjar hér endar á ' inni í honum, eða hefur misst aðra gæsalöpp sína.",
      hint: "Texti hefur eitt ' fremst og eitt aftast; inni í honum skaltu skrifa '' í stað ', eða ’.",
    },
  },
  noComma: {
    en: { message: 'There is no comma after this text.', hint: "Put a comma behind its last '." },
    is: {
      message: 'Það vantar kommu á eftir þessum texta.',
      hint: "Settu kommu aftan við síðasta ' í honum.",
    },
  },
  noQuotes: {
    en: {
      message: "These words do not stand between two ', or between signs that only look like them.",
      hint: "Put one ' at the start of the text and one at its end.",
    },
    is: {
      message: "Þessi orð standa ekki á milli tveggja ', eða á milli tákna sem líkjast þeim aðeins.",
      hint: "Settu eitt ' fremst í textann og eitt aftast.",
    },
  },
  /** @param day the same day in the right form */
  moment: (written: string, day: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” is not a day of the calendar in the form that the database reads.`,
      hint: `Write ${day === null ? 'year, month, day and time: 2026-11-04T09:00:00Z' : `${day}T09:00:00Z`}.`,
    },
    is: {
      message: `„${inShort(written)}“ er ekki dagur á því formi sem gagnagrunnurinn les.`,
      hint: `Skrifaðu ${day === null ? 'ár, mánuð, dag og tíma: 2026-11-04T09:00:00Z' : `${day}T09:00:00Z`}.`,
    },
  }),
  /** @param better the same in the right form */
  name: (written: string, better: string | null): Wording => ({
    en: {
      message: `“${inShort(written)}” cannot be the end of an address.`,
      hint: `${better === null ? '' : `Write ${better}. `}It has small letters a-z, digits and single hyphens only.`,
    },
    is: {
      message: `„${inShort(written)}“ getur ekki verið endir á slóð.`,
      hint: `${better === null ? '' : `Skrifaðu ${better}. `}Þar eru aðeins lágstafir a-z, tölustafir og stök bandstrik.`,
    },
  }),
  nameAgain: (written: string, line: number): Wording => ({
    en: {
      message: `“${inShort(written)}” is the name of two rows.`,
      hint: `Give one of them another name; the other is on line ${line}.`,
    },
    is: {
      message: `„${inShort(written)}“ er nafn á tveimur færslum.`,
      hint: `Gefðu annarri þeirra nýtt nafn; hin er í línu ${line}.`,
    },
  }),
  language: (written: string, codes: readonly string[]): Wording => ({
    en: {
      message: `“${inShort(written)}” is no language of the site.`,
      hint: `It can be ${anyOf(codes).en}.`,
    },
    is: {
      message: `„${inShort(written)}“ er ekki tungumál á vefnum.`,
      hint: `Hér má standa ${anyOf(codes).is}.`,
    },
  }),
} as const;
