import type { Facts } from '../facts.ts';

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

/** Unit signs, and the units of Icelandic, English, Spanish and Danish. */
const units = [
  'GB|MB|TB|%|€|US\\$|USD|EUR|ISK|DKK|kr\\.|euros?',
  'klst\\.|klukkustund\\p{L}*|mín\\.|mínút\\p{L}*|dag(?:a|ar|s|ur|inn|ana)?|vik\\p{L}*|mánuð\\p{L}*|mánað\\p{L}*|ár(?:a|um|i|s)?',
  'h|hrs?|hours?|min|minutes?|days?|weeks?|months?|years?',
  'horas?|minutos?|días?|semanas?|mes(?:es)?|años?',
  'tim(?:e|er|ers|es)|minut\\p{L}*|dage?|uge\\p{L}*|måned\\p{L}*|år\\p{L}?',
].join('|');

/** An ordinary space between a number, or the placeholder of one, and a unit. */
const unitSpace = new RegExp(String.raw`(?<=\d|\}\}) (?=(?:${units})(?!\p{L}))`, 'giu');

/** Puts a no-break space between each number and its unit, so that they are never on two lines. */
function keepUnits(text: string): string {
  return text.replace(unitSpace, '\u00a0');
}
