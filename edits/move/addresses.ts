import { feedPath } from '../../app/site/item-address.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import type { MovedPage } from './pages-to-move.ts';

/** Returns the address that replaced another; `null` if it is unchanged. */
export type AddressAfter = (address: string) => string | null;

/**
 * Maps addresses before a move to those after it.
 * @param moved pages at `/verkefni/{id}` include the addresses of their items
 */
export function addressesAfter(
  site: Pick<ResolvedSite, 'pages' | 'redirects'>,
  moved: readonly MovedPage[],
): AddressAfter {
  const newAddresses = new Map<string, string | null>([
    ...site.redirects.map(({ from }) => [from, null] as const),
    ...site.pages.map(({ path }) => [path, null] as const),
    ...moved.map(({ from, to }) => [from, to] as const),
  ]);
  const feed = movedFeed(site, moved);
  if (feed) newAddresses.set(feed.from, feed.to);
  const patterns = moved.filter(({ from }) => from.includes('{')).map(createItemPattern);
  return (address) => {
    const newAddress = newAddresses.get(address);
    if (newAddress !== undefined) return newAddress;
    const match = patterns.find(({ fits }) => fits.test(address));
    return match ? match.to + address.slice(match.from.length) : null;
  };
}

/** Addresses of the news feed before and after, if the page that lists the news moves. */
export function movedFeed(
  { pages }: Pick<ResolvedSite, 'pages'>,
  moved: readonly MovedPage[],
): { readonly from: string; readonly to: string } | null {
  const toById = new Map(moved.map(({ id, to }) => [id, to]));
  const from = feedPath({ pages });
  const to = feedPath({ pages: pages.map((page) => ({ ...page, path: toById.get(page.id) ?? page.path })) });
  return from === null || to === null || from === to ? null : { from, to };
}

/** Addresses that match `/verkefni/{id}`, and their beginning before and after the move. */
function createItemPattern({ from, to }: MovedPage) {
  const fits = new RegExp(`^${from.replace(/\{[a-z]+\}/g, '[^/]+')}$`);
  return { fits, from: from.slice(0, from.indexOf('{')), to: to.slice(0, to.indexOf('{')) };
}

/** Options to find addresses in a document. */
export interface MentionOptions {
  readonly addressAfter: AddressAfter;
  /** Domains of the site, so that `https://hraunvefur.is/verdskra` is the same page as `/verdskra`. */
  readonly domains: readonly string[];
}

/** An address, or text that may be one: `/lausnir/vefhysing`, `/frettir/{slug}`; in JSON also `\/lausnir`. */
const address = String.raw`(?!//)(?:\\?/(?:\{[a-z]+\}|[\p{L}\p{N}\p{M}_~%@+.\-])*)+`;

/** Not in the middle of a word or of another address: `og/eða`, `../x`, `{{company.url}}/x`. */
const BOUNDARY = String.raw`(?<![\p{L}\p{N}\p{M}/\\._~%@&?#+)\]}…\-])`;

/** After a line end or tab escaped in JSON, whose letter is not part of a word. */
const AFTER_ESCAPE = String.raw`(?<=\\[bfnrt]|\\u[\da-fA-F]{4})`;

/**
 * Replaces the changed addresses in a document: links, and plain mentions. The rest of a link, such as `#part-2` or
 * `?service=seo`, stays.
 */
export function withNewAddresses(text: string, { addressAfter, domains }: MentionOptions): string {
  const domainPattern = domains.map((domain) => domain.replaceAll('.', '\\.')).join('|');
  const SITE_DOMAIN = `(?<=https?://(?:www\\.)?(?:${domainPattern || '[]'}))`;
  const pattern = new RegExp(`(?:${BOUNDARY}|${AFTER_ESCAPE}|${SITE_DOMAIN})${address}`, 'gu');
  return text.replace(pattern, (match) => {
    // The period of a sentence and a trailing slash are not part of the address.
    const mention = match.replace(/[._~%@+-]+$/, '').replace(/\\?\/$/, '');
    const newAddress = addressAfter(mention.replaceAll('\\/', '/'));
    if (newAddress === null) return match;
    return (
      (mention.includes('\\/') ? newAddress.replaceAll('/', '\\/') : newAddress) + match.slice(mention.length)
    );
  });
}
