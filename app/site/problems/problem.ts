import type { Said } from './said.ts';

/** Every kind of mistake that the checks know. A new one needs a title here and a fixture in tests. */
export const problemCodes = [
  'file-too-large',
  'not-text',
  'too-deep',
  'yaml-syntax',
  'yaml-alias',
  'duplicate-key',
  'reserved-key',
  'empty-value',
  'wrong-type',
  'unknown-key',
  'missing-key',
  'unknown-value',
  'out-of-range',
  'bad-format',
  'thousands-dot',
  'unknown-path',
  'unknown-reference',
  'unknown-icon',
  'duplicate-id',
  'duplicate-path',
  'duplicate-value',
  'missing-currency',
  'wrong-page',
  'wrong-form',
  'redirect-conflict',
  'derived-loop',
  'lifetime-order',
  'lifetime-ends',
  'lifetime-over',
  'missing-text',
  'unused-text',
  'unknown-fact',
  'lapsing-fact',
  'typed-amount',
  'text-mismatch',
  'missing-file',
  'json-syntax',
  'text-shape',
  'unknown-fragment',
  'link-form',
  'wrong-language-link',
  'external-link',
  'unlinked-page',
  'redirect-chain',
  'redirect-loop',
  'removed-path',
  'renamed-id',
  'renamed-text',
  'stale-text',
  'untranslated-text',
  'markup-mismatch',
  'stray-file',
  'heading-order',
  'same-link-text',
  'missing-alternative',
  'title-length',
  'description-length',
  'same-title',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** Errors that leave a site which can be shown, though not published: an editor mends one language after the other. */
export const showableCodes: ReadonlySet<ProblemCode> = new Set(['typed-amount', 'text-mismatch']);

/** Names a thing in the file: keys and places in lists (from 0), from the outermost inwards. */
export type ProblemPath = readonly (string | number)[];

/** Where to look in the file. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units as editors count them. */
  readonly column: number;
  /** How many characters are marked; at least 1. */
  readonly length: number;
}

/** A mistake in the content, as data; reporters only print it. */
export interface Problem extends Position {
  readonly code: ProblemCode;
  readonly severity: 'error' | 'warning';
  readonly file: string;
  readonly path: ProblemPath;
  readonly said: Said;
}

/** What each code means, in a few words, for lists and headings. */
export const problemTitles: Readonly<Record<ProblemCode, string>> = {
  'file-too-large': 'The file is too large',
  'not-text': 'The file is not plain text',
  'too-deep': 'Things are nested too deeply',
  'yaml-syntax': 'The file cannot be read at this place',
  'yaml-alias': 'A YAML shorthand that is not used here',
  'duplicate-key': 'The same key twice',
  'reserved-key': 'A key that must not be used',
  'empty-value': 'A value is missing after its key',
  'wrong-type': 'Another sort of value is needed',
  'unknown-key': 'A key that is not known here',
  'missing-key': 'A key is missing',
  'unknown-value': 'A value that is not one of the choices',
  'out-of-range': 'Too small, too large, too few or too many',
  'bad-format': 'A value in a form that is not understood',
  'thousands-dot': 'A dot or comma between thousands',
  'unknown-path': 'A link to a page that is not there',
  'unknown-reference': 'A name that nothing has',
  'unknown-icon': 'An icon that is not there',
  'duplicate-id': 'Two things with the same name',
  'duplicate-path': 'Two things at the same address',
  'duplicate-value': 'The same thing twice',
  'missing-currency': 'A price is missing in a currency',
  'wrong-page': 'A section does not fit on its page',
  'wrong-form': 'A form does not fit where it is used',
  'redirect-conflict': 'An old address cannot lead on like this',
  'derived-loop': 'A rate is worked out from itself',
  'lifetime-order': 'A last day before the first',
  'lifetime-ends': 'Something is shown for its last days',
  'lifetime-over': 'Something is no longer shown',
  'missing-text': 'A text is missing',
  'unused-text': 'A text that nothing shows',
  'unknown-fact': 'A text names a fact that is not there',
  'lapsing-fact': 'A text outlives a price that it names',
  'typed-amount': 'An amount is typed into a text',
  'text-mismatch': 'Two languages give different facts',
  'missing-file': 'A file is missing',
  'json-syntax': 'A text file cannot be read',
  'text-shape': 'A text has the wrong shape',
  'unknown-fragment': 'A link to a part of a page that is not there',
  'link-form': 'A link in a form that does not lead to the page',
  'wrong-language-link': 'A link that leaves the reader’s language',
  'external-link': 'An address outside of this site that cannot be right',
  'unlinked-page': 'A page that no link leads to',
  'redirect-chain': 'An old address leads to another old address',
  'redirect-loop': 'An old address leads back to itself',
  'removed-path': 'A page’s address is gone without a redirect',
  'renamed-id': 'A thing was renamed and its texts were not',
  'renamed-text': 'A text’s name is not one that the site asks for',
  'stale-text': 'A text changed and its translations did not',
  'untranslated-text': 'A text is not translated',
  'markup-mismatch': 'Two languages mark up a text differently',
  'stray-file': 'A file that nothing reads',
  'heading-order': 'A heading skips a level',
  'same-link-text': 'The same words link to different pages',
  'missing-alternative': 'A picture without words for those who do not see it',
  'title-length': 'A page title of a length that is cut off',
  'description-length': 'A description of a length that is cut off',
  'same-title': 'Two pages with the same title',
};
