import type { Facts } from '../facts.ts';
import { keepUnits } from './keep-units.ts';

/** Texts of a language: a tree of strings below each namespace. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** `{{price.hourly}}` is a fact: its name has a dot. `{{count}}`, without one, is completed when the text is shown. */
export const factPattern = /\{\{\s*([a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\s*\}\}/g;

/**
 * Puts the facts into one text, and keeps numbers and their units together.
 * @returns the text; a fact that is not known stays as it is written
 */
export function fillText(text: string, facts: Facts): string {
  return keepUnits(text.replace(factPattern, (written, name: string) => facts[name] ?? written));
}

/** Puts the facts into every text of a tree. */
export function fillTree(tree: TextTree, facts: Facts): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? fillText(value, facts) : fillTree(value, facts),
    ]),
  );
}

/** The names of the facts that a text asks for, with the place of each in the text. */
export function factNames(text: string): { readonly name: string; readonly index: number }[] {
  return [...text.matchAll(factPattern)].map((match) => ({ name: match[1] ?? '', index: match.index }));
}
