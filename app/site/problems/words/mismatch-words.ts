import type { Phrase, Said } from '../said.ts';
import { allOf } from '../wording.ts';

/** What one language states and another does not. */
export interface OnlyThere {
  /** The language by its own name. */
  readonly language: string;
  /** Facts, numbers, names and links; may be none. */
  readonly facts: readonly string[];
}

/** What is said about texts that differ from one language to another. */
export const mismatchWords = {
  differ: (sides: readonly OnlyThere[]): Said => {
    const only = sides.filter(({ facts }) => facts.length > 0).map(onlyThere);
    return {
      en: {
        message: `The two languages do not say the same: ${only.map(({ en }) => en).join(', ')}.`,
        hint: 'Numbers, facts, names and links are the same in every language. Change the text that is wrong.',
      },
      is: {
        message: `Tungumálin tvö segja ekki það sama: ${only.map(({ is }) => is).join(', ')}.`,
        hint: 'Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum. Breyttu textanum sem er rangur.',
      },
    };
  },
  /** The same, and where the other text is: `locales/is/home.json:9:16`. */
  withPlace: ({ en, is }: Said, place: string): Said => ({
    en: { ...en, message: `${en.message} The other text is at ${place}.` },
    is: { ...is, message: `${is.message} Hinn textinn er í ${place}.` },
  }),
  /** Paragraphs and headings, here and in another file. */
  paragraphs: (here: number, there: number, other: string): Said => ({
    en: {
      message: `This text has ${here} paragraphs and headings; ${other} has ${there}.`,
      hint: 'Write the same paragraphs in the same order in every language.',
    },
    is: {
      message: `Fjöldi efnisgreina og fyrirsagna er ${here} í þessum texta, en ${there} í ${other}.`,
      hint: 'Skrifaðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
    },
  }),
} as const;

function onlyThere({ language, facts }: OnlyThere): Phrase {
  const { en, is } = allOf(facts);
  return { en: `only ${language} has ${en}`, is: `aðeins ${language} er með ${is}` };
}
