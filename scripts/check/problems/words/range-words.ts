import type { Phrase, Wording } from '../wording-type.ts';

/** The smallest or largest number that is accepted. */
export interface Bound {
  readonly number: number;
  /** Whether the number itself is accepted. */
  readonly inclusive: boolean;
}

/** What is said about values outside of their bounds. */
export const rangeWords = {
  tooManyDecimals: (subject: Phrase, value: string): Wording => ({
    en: {
      message: `${subject.en} is ${value}, which has too many decimals.`,
      hint: 'Write at most two decimals.',
    },
    is: {
      message: `${subject.is} er ${value}, sem hefur of marga aukastafi.`,
      hint: 'Skrifaðu í mesta lagi tvo aukastafi.',
    },
  }),
  /** @param there how many entries the list has */
  tooFewEntries: (subject: Phrase, there: number, least: number): Wording => ({
    en: {
      message: `${subject.en} has ${entries(there).en}.`,
      hint: `Add entries: it needs at least ${least}.`,
    },
    is: {
      message: `${subject.is} er ${entries(there).is}.`,
      hint: `Bættu við atriðum: fjöldinn þarf að vera að minnsta kosti ${least}.`,
    },
  }),
  tooManyEntries: (subject: Phrase, there: number, most: number): Wording => ({
    en: {
      message: `${subject.en} has ${entries(there).en}.`,
      hint: `Take entries out: it can have at most ${most}.`,
    },
    is: {
      message: `${subject.is} er ${entries(there).is}.`,
      hint: `Taktu atriði út: fjöldinn má vera í mesta lagi ${most}.`,
    },
  }),
  tooShort: (subject: Phrase, least: number): Wording => ({
    en: { message: `${subject.en} is too short.`, hint: `Write at least ${least} characters.` },
    is: {
      message: `${subject.is} er of stuttur texti.`,
      hint: `Skrifaðu að minnsta kosti ${characters(least)}.`,
    },
  }),
  tooLong: (subject: Phrase, most: number): Wording => ({
    en: { message: `${subject.en} is too long.`, hint: `Write at most ${most} characters.` },
    is: { message: `${subject.is} er of langur texti.`, hint: `Skrifaðu í mesta lagi ${characters(most)}.` },
  }),
  tooSmall: (subject: Phrase, value: string, { number, inclusive }: Bound): Wording => ({
    en: {
      message: `${subject.en} is ${value}, which is too small.`,
      hint: `Write a number of ${inclusive ? 'at least' : 'more than'} ${number}.`,
    },
    is: {
      message: `${subject.is} er ${value}, sem er of lág tala.`,
      hint: inclusive ? `Skrifaðu ${number} eða hærri tölu.` : `Skrifaðu tölu sem er hærri en ${number}.`,
    },
  }),
  tooLarge: (subject: Phrase, value: string, { number, inclusive }: Bound): Wording => ({
    en: {
      message: `${subject.en} is ${value}, which is too large.`,
      hint: `Write a number of ${inclusive ? 'at most' : 'less than'} ${number}.`,
    },
    is: {
      message: `${subject.is} er ${value}, sem er of há tala.`,
      hint: inclusive ? `Skrifaðu ${number} eða lægri tölu.` : `Skrifaðu tölu sem er lægri en ${number}.`,
    },
  }),
} as const;

/** How many entries a list has: after “has” in English, after „er“ in Icelandic. */
function entries(count: number): Phrase {
  if (count === 0) return { en: 'no entries', is: 'tómur listi' };
  if (count === 1) return { en: 'one entry', is: 'listi með einu atriði' };
  return { en: `${count} entries`, is: `listi með ${count} ${endsInOne(count) ? 'atriði' : 'atriðum'}` };
}

function characters(count: number): string {
  return `${count} ${endsInOne(count) ? 'staf' : 'stafi'}`;
}

/** Icelandic counts 21 like 1, and 11 like 12. */
function endsInOne(count: number): boolean {
  return count % 10 === 1 && count % 100 !== 11;
}
