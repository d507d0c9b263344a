import { suggest } from '../problems/suggest.ts';

/** What is known of pages and links when an address that links lead to is missing. */
export interface Leads {
  /** The addresses of all pages that a link can lead to. */
  readonly pages: readonly string[];
  /** The addresses that some link leads to. */
  readonly linked: ReadonlySet<string>;
  /** The addresses that were there before the edit: no slip of this edit. */
  readonly former: ReadonlySet<string>;
}

/**
 * The page whose own address is the slip, when several links lead to an address that no page has: no link leads to it,
 * and it is the nearest page to that address.
 * @param missing the address that no page has
 * @param count how many links lead to it
 * @returns the page's address, or null when the links are more likely to be wrong
 */
export function mistypedPage(
  missing: string,
  count: number,
  { pages, linked, former }: Leads,
): string | null {
  if (count < 2) return null;
  const unlinked = pages.filter((page) => page !== '/' && !linked.has(page) && !former.has(page));
  const near = suggest(missing, pages);
  if (near !== null) return unlinked.includes(near) ? near : null;
  const [only] = unlinked;
  return only !== undefined && unlinked.length === 1 && count > 2 ? only : null;
}
