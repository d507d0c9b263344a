import type { Phrase } from '../wording-type.ts';
import { companySentences } from './schema/company-sentences.ts';
import { formSentences } from './schema/form-sentences.ts';
import { pageSentences } from './schema/page-sentences.ts';
import { priceSentences } from './schema/price-sentences.ts';
import { sectionSentences } from './schema/section-sentences.ts';

/** Every sentence of the schema that a problem may quote, in Icelandic by its English. */
export const schemaSentences: ReadonlyMap<string, string> = new Map(
  [companySentences, formSentences, pageSentences, priceSentences, sectionSentences].flatMap((sentences) =>
    Object.entries(sentences),
  ),
);

/**
 * What the schema says of a field or of a rule, as a whole sentence.
 * @param english a description or an error message from `schema/`
 * @returns null when the schema has no such sentence: then these are zod's own words, which are not for editors
 */
export function schemaSentence(english: string): Phrase | null {
  const icelandic = schemaSentences.get(english);
  return icelandic === undefined ? null : { en: ended(english), is: ended(icelandic) };
}

function ended(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
