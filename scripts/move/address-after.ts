import { feedPath } from '../../app/site/item-address.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import type { MovedPage } from './pages-to-move.ts';

/** The address that took the place of another; null for one that stays. */
export type AddressAfter = (address: string) => string | null;

/**
 * Makes the table of addresses before and after a move.
 * @param moved pages at `/verkefni/{id}` bring along the addresses of their items
 */
export function addressesAfter(
  site: Pick<ResolvedSite, 'pages' | 'redirects'>,
  moved: readonly MovedPage[],
): AddressAfter {
  const known = new Map<string, string | null>([
    ...site.redirects.map(({ from }) => [from, null] as const),
    ...site.pages.map(({ path }) => [path, null] as const),
    ...moved.map(({ from, to }) => [from, to] as const),
  ]);
  const feed = movedFeed(site, moved);
  if (feed) known.set(feed.from, feed.to);
  const patterns = moved.filter(({ from }) => from.includes('{')).map(itemAddresses);
  return (address) => {
    const exact = known.get(address);
    if (exact !== undefined) return exact;
    const found = patterns.find(({ fits }) => fits.test(address));
    return found ? found.to + address.slice(found.from.length) : null;
  };
}

/** Where the feed of the news was and is, when the page that lists them moves. */
export function movedFeed(
  { pages }: Pick<ResolvedSite, 'pages'>,
  moved: readonly MovedPage[],
): { readonly from: string; readonly to: string } | null {
  const toById = new Map(moved.map(({ id, to }) => [id, to]));
  const from = feedPath({ pages });
  const to = feedPath({ pages: pages.map((page) => ({ ...page, path: toById.get(page.id) ?? page.path })) });
  return from === null || to === null || from === to ? null : { from, to };
}

/** The addresses that a page at `/verkefni/{id}` stands for, and what they begin with before and after the move. */
function itemAddresses({ from, to }: MovedPage) {
  const fits = new RegExp(`^${from.replace(/\{[a-z]+\}/g, '[^/]+')}$`);
  return { fits, from: from.slice(0, from.indexOf('{')), to: to.slice(0, to.indexOf('{')) };
}
