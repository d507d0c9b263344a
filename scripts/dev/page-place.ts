import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';

/** What an address of a site stands for. */
export interface PagePlace {
  /** A page, or what the browser fetches to go to one by itself. */
  readonly kind: 'page' | 'data';
  /** Whether the page is one of many at addresses like `/frettir/{slug}`; whether there is such an item is not known. */
  readonly isItem: boolean;
}

/**
 * Finds the page of an address.
 * @param path decoded
 * @returns null where there is none
 */
export function pagePlace(site: ResolvedSite, path: string): PagePlace | null {
  const isData = path.endsWith('.data');
  const match = matchPage(site, isData ? pageOfData(path) : path);
  return match && { kind: isData ? 'data' : 'page', isItem: isPattern(match.page.path) };
}

/** `/lausnir.data` → `/lausnir`, `/_.data` → `/` */
function pageOfData(path: string): string {
  return path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
}
