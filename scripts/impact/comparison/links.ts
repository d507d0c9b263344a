import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { SitePairs } from '../pairs/pair-sites.ts';
import { isKept } from '../pairs/pair-up.ts';

/** Tells whether two addresses, one of each state, lead to the same page; it may have moved. */
export function sameTarget({
  pages,
}: SitePairs): (before: string | undefined, after: string | undefined) => boolean {
  const moved = new Map(
    pages.flatMap(({ page }) => (isKept(page) ? [[page.before.address, page.after.address] as const] : [])),
  );
  return (before, after) => (before === undefined ? undefined : (moved.get(before) ?? before)) === after;
}

/** Where an address leads on to by a redirect; undefined where it does not. */
export function leadsOnTo({ redirects }: ResolvedSite, address: string): string | undefined {
  return redirects.find(({ from }) => from === address)?.to;
}
