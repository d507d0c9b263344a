import { anyOf, inQuotes, inShort } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

/** What a sentence about a value starts with; in Icelandic the nominative, and alike in the accusative. */
export const subjects = {
  file: { en: 'The file', is: 'Skráin' },
  key: (name: string): Phrase => inQuotes(name),
  /**
   * @param number its place in the list, from 1
   * @param list the list's key; null when it has none
   */
  entry: (number: number, list: string | null): Phrase =>
    list === null
      ? { en: `Entry ${number}`, is: `Atriði ${number}` }
      : { en: `Entry ${number} of “${inShort(list)}”`, is: `Atriði ${number} í „${inShort(list)}“` },
} as const;

/** What is said about a value that is not what is needed. */
export const valueWords = {
  wrongSort: (subject: Phrase, needed: Phrase, found: Phrase, hint: Phrase): Wording => ({
    en: { message: `${subject.en} needs ${needed.en}, but has ${found.en}.`, hint: hint.en },
    is: { message: `${subject.is} þarf að vera ${needed.is}, en er ${found.is}.`, hint: hint.is },
  }),
  cannotHave: (subject: Phrase, sort: Phrase, hint: Phrase): Wording => ({
    en: { message: `${subject.en} cannot have ${sort.en}.`, hint: hint.en },
    is: { message: `${subject.is} getur ekki verið ${sort.is}.`, hint: hint.is },
  }),
  notOneOf: (subject: Phrase, found: Phrase, meant: string | null, allowed: readonly string[]): Wording => ({
    en: {
      message: `${subject.en} cannot be ${found.en}.`,
      hint: `${meant === null ? '' : `Did you mean ${meant}? `}${choices(allowed).en}`,
    },
    is: {
      message: `${subject.is} getur ekki verið ${found.is}.`,
      hint: `${meant === null ? '' : `Áttirðu við ${meant}? `}${choices(allowed).is}`,
    },
  }),
  /**
   * @param better the same in the right form, if that can be told
   * @param rule how it is written
   */
  badFormat: (subject: Phrase, value: unknown, better: string | null, rule: Phrase): Wording => ({
    en: {
      message: `${subject.en} cannot be written as “${inShort(value)}”.`,
      hint: `${better === null ? '' : `Write ${better}. `}${rule.en}`,
    },
    is: {
      message: `${subject.is} er ekki hægt að skrifa svona: „${inShort(value)}“.`,
      hint: `${better === null ? '' : `Skrifaðu ${better}. `}${rule.is}`,
    },
  }),
  writeName: (better: string): Phrase => ({ en: `Write ${better}.`, is: `Skrifaðu ${better}.` }),
  /** Of a day that is not in the calendar. */
  daysOfMonth: ({ year, month, days }: { year: number; month: number; days: number }): Phrase => ({
    en: `${monthNames.en[month - 1]} ${year} has ${days} days.`,
    is: `Í ${monthNames.is[month - 1]} ${year} eru ${days} dagar.`,
  }),
  /** @param parts what was written as one entry of a list */
  commaBetween: (parts: readonly string[]): Phrase => ({
    en: `If these are ${parts.length} entries, put a comma between them: ${parts.join(', ')}.`,
    is: `Ef þetta eru ${parts.length} atriði skaltu setja kommu á milli þeirra: ${parts.join(', ')}.`,
  }),
  badName: (name: Phrase, rule: Phrase): Wording => ({
    en: { message: `${name.en} cannot be the name of anything here.`, hint: rule.en },
    is: { message: `Hér getur ekkert heitið ${name.is}.`, hint: rule.is },
  }),
  empty: (subject: Phrase, purpose: Phrase): Wording => ({
    en: { message: `${subject.en} is empty.`, hint: purpose.en },
    is: { message: `${subject.is} er tómt.`, hint: purpose.is },
  }),
  writeBetweenQuotes: {
    en: 'Write something between the quotes.',
    is: 'Skrifaðu eitthvað á milli gæsalappanna.',
  },
  ownPagesOnly: {
    en: 'Menus, buttons and cards lead only to pages of this site. Write the address of one, like /lausnir/vefhysing.',
    is: 'Valmyndir, hnappar og spjöld vísa aðeins á síður á þessum vef. Skrifaðu slóð einnar þeirra, til dæmis /lausnir/vefhysing.',
  },
  lookElsewhere: {
    en: 'Look at how it is written elsewhere in the file.',
    is: 'Athugaðu hvernig þetta er skrifað annars staðar í skránni.',
  },
} as const;

const monthNames = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  is: [
    'janúar',
    'febrúar',
    'mars',
    'apríl',
    'maí',
    'júní',
    'júlí',
    'ágúst',
    'september',
    'október',
    'nóvember',
    'desember',
  ],
} as const;

/** The values that are allowed, as a sentence. */
export function choices(allowed: readonly string[]): Phrase {
  const { en, is } = anyOf(allowed);
  return { en: `It can be ${en}.`, is: `Hér má standa ${is}.` };
}
