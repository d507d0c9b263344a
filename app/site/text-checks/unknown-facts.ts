import type { Facts } from '../facts.ts';
import type { Said } from '../problems/said.ts';
import { suggest } from '../problems/suggest.ts';
import { factWords } from '../problems/words/fact-words.ts';

/** Something in braces that would reach a page as it is written. */
export interface UnknownFact {
  /** As it stands in the text, braces and all. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly said: Said;
  /** Its name. */
  readonly about: string;
}

/** Whatever stands in braces, and single braces. */
const braces = /\{\{?[^{}]*\}?\}|[{}]/g;

/**
 * Finds what stands in braces and is neither a fact nor a value that the text is given.
 * @param variables the values that the text is given when it is shown
 */
export function unknownFacts(text: string, facts: Facts, variables: readonly string[]): UnknownFact[] {
  if (!/[{}]/.test(text)) return [];
  return [...text.matchAll(braces)].flatMap(({ 0: written, index }) => {
    const name = /^\{\{\s*([^{}\s]+)\s*\}\}$/.exec(written)?.[1];
    if (name !== undefined && (Object.hasOwn(facts, name) || variables.includes(name))) return [];
    return [{ written, index, said: saidOf(written, facts, variables), about: name ?? written }];
  });
}

function saidOf(written: string, facts: Facts, variables: readonly string[]): Said {
  const meant = written.replace(/[{}\s]/g, '');
  const near = suggest(meant.replaceAll('_', '.'), [...Object.keys(facts), ...variables]);
  return factWords.unknown(written, near);
}
