import { allOf, inQuotes } from '../wording.ts';
import type { Wording } from '../wording-type.ts';

/** Where a text has not been changed along with the first language. */
interface Behind {
  /** As it read before. */
  readonly was: string;
  /** The names of the languages. */
  readonly languages: readonly string[];
  readonly files: readonly string[];
}

/** What is said about a text that has changed in the first language alone. */
export const staleWords = {
  /** @param behind.keys the texts of one thing that have changed */
  text: ({ keys, ...behind }: Behind & { readonly keys: readonly string[] }): Wording => ({
    en: {
      message: message(behind).en,
      hint: `If the meaning is another, change ${allOf(keys).en} in ${allOf(behind.files).en} too.`,
    },
    is: {
      message: message(behind).is,
      hint: `Ef merkingin er önnur skaltu líka breyta ${allOf(keys).is} í ${allOf(behind.files).is}.`,
    },
  }),
  paragraph: (behind: Behind): Wording => ({
    en: {
      message: message(behind).en,
      hint: `If the meaning is another, change the same paragraph in ${allOf(behind.files).en} too.`,
    },
    is: {
      message: message(behind).is,
      hint: `Ef merkingin er önnur skaltu líka breyta sömu málsgrein í ${allOf(behind.files).is}.`,
    },
  }),
} as const;

function message({ was, languages }: Behind) {
  const isOne = languages.length === 1;
  return {
    en: `This text has changed and ${allOf(languages).en} ${isOne ? 'has' : 'have'} not. It was ${inQuotes(was).en}.`,
    is: `Þessi texti er breyttur en ${isOne ? 'þýðingin' : 'þýðingarnar'} ekki (${languages.join(', ')}). Áður stóð ${inQuotes(was).is}.`,
  };
}
