import type { Redirect } from '../../schema/redirect.ts';
import type { MovedPage } from './pages-to-move.ts';

/** What a move does to the list of redirects, besides leading those to the old address on to the new one. */
export interface RedirectEdits {
  /** Entries by their place that become the redirect of a page. */
  readonly rewritten: ReadonlyMap<number, MovedPage>;
  /** Entries whose old address is a page again. */
  readonly removed: readonly number[];
  /** Pages that get a new entry. */
  readonly added: readonly MovedPage[];
}

/**
 * Decides which redirects a move needs.
 * @param redirects as they are; one from a new address leads to the page that moves there
 * @param isPublished whether visitors may know an address; those that nobody knows need no redirect
 */
export function redirectEdits(
  moved: readonly MovedPage[],
  redirects: readonly Redirect[],
  isPublished: (address: string) => boolean,
): RedirectEdits {
  const taken = new Set(moved.map(({ to }) => to));
  const needed = moved.filter(({ from }) => !from.includes('{') && !taken.has(from) && isPublished(from));
  const over = redirects.flatMap(({ from }, place) => (taken.has(from) ? [place] : []));
  // An entry is turned around for its own page first, so that a move there and back leaves the list as it was.
  const rewritten = new Map<number, MovedPage>();
  const own = (place: number) => needed.find(({ to }) => to === redirects[place]?.from);
  for (const place of over) {
    const page = own(place);
    if (page) rewritten.set(place, page);
  }
  const added = needed.filter((page) => ![...rewritten.values()].includes(page));
  const removed = over.filter((place) => !rewritten.has(place));
  while (removed.length > 0 && added.length > 0) {
    const place = removed.shift();
    const page = added.shift();
    if (place !== undefined && page) rewritten.set(place, page);
  }
  return { rewritten, removed, added };
}
