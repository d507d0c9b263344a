import type { AddressAfter } from './address-after.ts';
import type { Change } from './change.ts';

/** Where a text comes from, as far as addresses in it are told by it. */
export interface MentionOptions {
  readonly addressAfter: AddressAfter;
  /** The site's own, so that `https://hraunvefur.is/verdskra` is the same page as `/verdskra`. */
  readonly domains: readonly string[];
}

/** An address, or what may be one: `/lausnir/vefhysing`, `/frettir/{slug}`; in JSON also `\/lausnir`. */
const address = String.raw`(?!//)(?:\\?/(?:\{[a-z]+\}|[\p{L}\p{N}\p{M}_~%@+.\-])*)+`;

/** Not in the middle of a word or of another address: `og/eða`, `../x`, `{{company.url}}/x`. */
const boundary = String.raw`(?<![\p{L}\p{N}\p{M}/\\._~%@&?#+)\]}…\-])`;

/** After a line end or a tab as JSON writes them, whose letter is no letter of a word. */
const escaped = String.raw`(?<=\\[bfnrt]|\\u[\da-fA-F]{4})`;

/**
 * Finds the addresses in a running text that have changed: links, and mentions by themselves. What follows the
 * address, such as `#part-2` or `?service=seo`, stays.
 * @returns what to change, from the beginning to the end
 */
export function changedMentions(text: string, { addressAfter, domains }: MentionOptions): Change[] {
  const own = domains.map((domain) => domain.replaceAll('.', '\\.')).join('|');
  const ownDomain = `(?<=https?://(?:www\\.)?(?:${own || '[]'}))`;
  const pattern = new RegExp(`(?:${boundary}|${escaped}|${ownDomain})${address}`, 'gu');
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    // The dot of a sentence and the slash that visitors add are not part of the address.
    const written = found.replace(/[._~%@+-]+$/, '').replace(/\\?\/$/, '');
    const after = addressAfter(written.replaceAll('\\/', '/'));
    if (after === null) return [];
    const instead = written.includes('\\/') ? after.replaceAll('/', '\\/') : after;
    return [{ start: index, end: index + written.length, text: instead }];
  });
}
