/** Texts of a language: a tree of strings below each namespace. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** `{{price.hourly}}` is a fact: its name has a dot. `{{count}}`, without one, is completed when the text is shown. */
export const factPattern = /\{\{\s*([a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\s*\}\}/g;

/**
 * Puts the facts into one text, and keeps numbers with what they count together.
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

/** After a number of at most three digits, so that no year counts, or the placeholder of one. */
const afterNumber = String.raw`(?<=(?<![\p{L}\d])(?:\d{1,3}(?:[.,]\d+)*\+?|(?:\d+[-–])?\d{1,3})|\{\{(?:count|value)\}\})`;

/** Units in capitals and signs; all others are words. */
const SIGN = '(?:[GMT]B|USD|EUR|ISK|DKK|US\\$)(?!\\p{L})|[%€$]';

/** After abbreviations that announce a number: kt. 550606-0190, n.º 38/2001. */
const afterAbbreviation = String.raw`(?<=(?:kt|nr|no|kl|ca|bls|núm)\.|n\.?º|§)`;

/** The ordinary spaces that keep together what belongs to a number: what it counts, and what announces it. */
const FASTENED = new RegExp(String.raw`${afterNumber} (?=\p{Ll}|${SIGN})|${afterAbbreviation} (?=\d)`, 'gu');

/** Puts a no-break space between each number and its unit or noun, so that they are never on two lines. */
function keepUnits(text: string): string {
  return text.replace(FASTENED, '\u00a0');
}

/** Every fact that a text may fetch, by the name it is written with, formatted for one language. */
export type Facts = Readonly<Record<string, string>>;
