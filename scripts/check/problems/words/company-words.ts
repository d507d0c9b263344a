import type { Wording } from '../wording-type.ts';

/** What is said about opening hours, countries and phone numbers that have the right form. */
export const companyWords = {
  closesBeforeOpening: (opens: string, closes: string): Wording => ({
    en: {
      message:
        opens === closes
          ? `“closes” is ${closes}, the time of opening.`
          : `“closes” is ${closes}, which is before the time of opening, ${opens}.`,
      hint: 'Write the time of opening after “opens” and a later one after “closes”.',
    },
    is: {
      message:
        opens === closes
          ? `„closes“ er ${closes}, sem er opnunartíminn sjálfur.`
          : `„closes“ er ${closes}, sem er á undan opnun, ${opens}.`,
      hint: 'Skrifaðu hvenær er opnað á eftir „opens“ og seinni tíma á eftir „closes“.',
    },
  }),
  /** @param present the year that it is */
  yearToCome: (year: number, present: number): Wording => ({
    en: { message: `The year ${year} is still to come.`, hint: `Write a year up to ${present}.` },
    is: { message: `Árið ${year} er ekki komið.`, hint: `Skrifaðu ártal sem er ekki seinna en ${present}.` },
  }),
  /** @param before the year of the milestone above it */
  yearBack: (year: number, before: number): Wording => ({
    en: {
      message: `The year ${year} is before that of the milestone above it, ${before}.`,
      hint: 'Look for a slip in the year, or put the milestones in the order of their years.',
    },
    is: {
      message: `Árið ${year} er á undan ári áfangans fyrir ofan, ${before}.`,
      hint: 'Gáðu hvort villa er í ártalinu, eða hafðu áfangana í tímaröð.',
    },
  }),
  /** @param line where the day has hours already */
  dayAgain: (day: string, line: number): Wording => ({
    en: {
      message: `“${day}” has opening hours already.`,
      hint: `Take it out here, or on line ${line}.`,
    },
    is: {
      message: `„${day}“ er nú þegar með afgreiðslutíma.`,
      hint: `Taktu daginn út hér eða í línu ${line}.`,
    },
  }),
  /** @param now the code that took its place */
  noCountry: (code: string, now: string | null): Wording => ({
    en: {
      message: `“${code}” is not the code of a country.`,
      hint: now === null ? 'Write its two letters: IS, DK, ES.' : `Write ${now}.`,
    },
    is: {
      message: `„${code}“ er ekki landskóði.`,
      hint: now === null ? 'Skrifaðu bókstafi landsins tvo: IS, DK, ES.' : `Skrifaðu ${now}.`,
    },
  }),
  /**
   * @param code that of the country
   * @param there how many digits follow it
   * @param right how many a number in that country has
   */
  phoneDigits: (phone: string, code: string, there: number, right: number): Wording => ({
    en: {
      message: `“${phone}” has ${there} digits after +${code}, and numbers there have ${right}.`,
      hint:
        there < right
          ? `Add the digits that are missing: ${right - there}.`
          : `Take the digits out that are too many: ${there - right}.`,
    },
    is: {
      message: `Í „${phone}“ eru ${there} tölustafir á eftir +${code}, en þar eru númer ${right} tölustafir.`,
      hint:
        there < right
          ? `Bættu við tölustöfunum sem vantar: ${right - there}.`
          : `Taktu út tölustafina sem er ofaukið: ${there - right}.`,
    },
  }),
  /** @param written a time of opening and one of closing together */
  timeRange: (written: string, opens: string, closes: string): Wording => ({
    en: {
      message: `“${written}” is two times in one.`,
      hint: `Write them on two lines: “opens: ${opens}” and “closes: ${closes}”.`,
    },
    is: {
      message: `„${written}“ eru tveir tímar í einu.`,
      hint: `Skrifaðu þá í tveimur línum: „opens: ${opens}“ og „closes: ${closes}“.`,
    },
  }),
  /** @param meant the language of the locale */
  otherCode: (code: string, locale: string, meant: string): Wording => ({
    en: {
      message: `“${code}” is not the language of the locale below it, ${locale}.`,
      hint: `Did you mean ${meant}? The folders in locales/ and content/ have this name.`,
    },
    is: {
      message: `„${code}“ er ekki tungumálið í locale, sem er ${locale}.`,
      hint: `Áttirðu við ${meant}? Möppurnar í locales/ og content/ heita þetta.`,
    },
  }),
  /** @param code the language’s */
  otherLocale: (locale: string, code: string, meant: string): Wording => ({
    en: { message: `“${locale}” does not belong to the language “${code}”.`, hint: `Write ${meant}.` },
    is: { message: `„${locale}“ á ekki við tungumálið „${code}“.`, hint: `Skrifaðu ${meant}.` },
  }),
  otherOpenGraph: (written: string, locale: string, meant: string): Wording => ({
    en: { message: `“${written}” is not the same as the locale, ${locale}.`, hint: `Write ${meant}.` },
    is: { message: `„${written}“ er ekki það sama og locale, sem er ${locale}.`, hint: `Skrifaðu ${meant}.` },
  }),
} as const;
