import { allOf } from '../wording.ts';
import type { Phrase, Wording } from '../wording-type.ts';

/** What one language states and another does not. */
export interface OnlyThere {
  /** The language by its own name. */
  readonly language: string;
  /** Facts, numbers, names and links; may be none. */
  readonly facts: readonly string[];
}

/** What is said about texts that differ from one language to another. */
export const mismatchWords = {
  differ: (sides: readonly OnlyThere[]): Wording => {
    const only = sides.filter(({ facts }) => facts.length > 0).map(onlyThere);
    return {
      en: {
        message: `The two languages do not say the same: ${only.map(({ en }) => en).join(', ')}.`,
        hint: `${remedy(sides).en} Numbers, facts, names and links are the same in every language.`.trim(),
      },
      is: {
        message: `Tungumálin tvö segja ekki það sama: ${only.map(({ is }) => is).join(', ')}.`,
        hint: `${remedy(sides).is} Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum.`,
      },
    };
  },
  /** The same, and where the other text is: `locales/is/home.json:9:16`. */
  withPlace: ({ en, is }: Wording, place: string): Wording => ({
    en: { ...en, message: `${en.message} The other text is at ${place}.` },
    is: { ...is, message: `${is.message} Hinn textinn er í ${place}.` },
  }),
  /** @param place where the other text has what belongs here */
  otherOrder: (place: string): Wording => ({
    en: {
      message: `From here on the parts of this text stand in another order than in the other language (${place}).`,
      hint: sameParagraphs.en,
    },
    is: {
      message: `Héðan í frá eru hlutar þessa texta í annarri röð en á hinu tungumálinu (${place}).`,
      hint: sameParagraphs.is,
    },
  }),
  /**
   * A paragraph or heading that this text lacks.
   * @param side where it is missing, seen from the one that is marked
   * @param place where another language has it: `content/is/story.md:47`
   */
  paragraphMissing: (what: TextPart, side: 'before' | 'after', place: string): Wording => ({
    en: {
      message: `A ${parts[what].en} is missing ${side} this one; another language has it at ${place}.`,
      hint: sameParagraphs.en,
    },
    is: {
      message: `${parts[what].missing} vantar ${side === 'after' ? 'á eftir þessari' : 'á undan þessari'}; hún er á öðru tungumáli í ${place}.`,
      hint: sameParagraphs.is,
    },
  }),
  /**
   * A paragraph or heading that another text does not have.
   * @param other the file of that text
   */
  paragraphExtra: (what: TextPart, other: string): Wording => ({
    en: { message: `There is no such ${parts[what].en} in ${other}.`, hint: sameParagraphs.en },
    is: { message: `Þessi ${parts[what].is} er ekki í ${other}.`, hint: sameParagraphs.is },
  }),
} as const;

/** What blank lines part. */
export type TextPart = 'paragraph' | 'heading';

const parts: Readonly<Record<TextPart, Phrase & { readonly missing: string }>> = {
  paragraph: { en: 'paragraph', is: 'efnisgrein', missing: 'Efnisgrein' },
  heading: { en: 'heading', is: 'fyrirsögn', missing: 'Fyrirsögn' },
};

const sameParagraphs = {
  en: 'Write the same paragraphs in the same order in every language.',
  is: 'Hafðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
} as const;

/** What to write: a fact goes before what was typed in its place; what one language has alone goes into both, or out. */
function remedy(sides: readonly OnlyThere[]): Phrase {
  const having = sides.filter(({ facts }) => facts.length > 0);
  const [one, other] = having;
  const isFact = (side: OnlyThere) => side.facts.every((fact) => fact.startsWith('{{'));
  const fact = having.find(isFact);
  if (one && !other) {
    const { en, is } = allOf(one.facts);
    return {
      en: `Write ${en} in both texts, or in neither.`,
      is: `Skrifaðu ${is} í báða textana, eða í hvorugan.`,
    };
  }
  if (fact && having.some((side) => side !== fact && !isFact(side))) {
    const { en, is } = allOf(fact.facts);
    return { en: `Write ${en} in both texts.`, is: `Skrifaðu ${is} í báða textana.` };
  }
  return { en: 'Change the text that is wrong.', is: 'Breyttu textanum sem er rangur.' };
}

function onlyThere({ language, facts }: OnlyThere): Phrase {
  const { en, is } = allOf(facts);
  return { en: `only ${language} has ${en}`, is: `aðeins ${language} er með ${is}` };
}
