/** Texts of a language: a tree of strings below each namespace. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** `{{price.hourly}}` is a fact: its name has a dot. `{{count}}`, without one, is completed when the text is shown. */
export const factPattern = /\{\{\s*([a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+)\s*\}\}/g;

/** Puts the facts into one text, and keeps numbers and their units together. An unknown fact stays unchanged. */
export function fillText(text: string, facts: Facts): string {
  return keepUnits(text.replace(factPattern, (placeholder, name: string) => facts[name] ?? placeholder));
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

/** The names of the facts that a text uses, with the position of each. */
export function factNames(text: string): { readonly name: string; readonly index: number }[] {
  return [...text.matchAll(factPattern)].map((match) => ({ name: match[1] ?? '', index: match.index }));
}

/** After a number of at most three digits, so that years do not match, or the placeholder of one. */
const AFTER_NUMBER = String.raw`(?<=(?<![\p{L}\d])(?:\d{1,3}(?:[.,]\d+)*\+?|(?:\d+[-–])?\d{1,3})|\{\{(?:count|value)\}\})`;

/** Units in capitals, and symbols; all others are words. */
const UNIT_SIGN = '(?:[GMT]B|USD|EUR|ISK|DKK|US\\$)(?!\\p{L})|[%€$]';

/** After abbreviations that announce a number: kt. 550606-0190, n.º 38/2001. */
const AFTER_ABBREVIATION = String.raw`(?<=(?:kt|nr|no|kl|ca|bls|núm)\.|n\.?º|§)`;

/** The ordinary spaces between a number and its unit or noun, and between an abbreviation and its number. */
const SPACES = new RegExp(
  String.raw`${AFTER_NUMBER} (?=\p{Ll}|${UNIT_SIGN})|${AFTER_ABBREVIATION} (?=\d)`,
  'gu',
);

/** Puts a no-break space between each number and its unit or noun, so that they are never on two lines. */
function keepUnits(text: string): string {
  return text.replace(SPACES, '\u00a0');
}

/** Every fact that a text may fetch, by its name, formatted for one language. */
export type Facts = Readonly<Record<string, string>>;
