import { feedPath, itemAddress, itemPage } from '../../../app/site/item-address.ts';
import { matchPage } from '../../../app/site/resolve-page.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { suggest } from '../problems/suggest.ts';
import type { SeedContent } from './seed-links.ts';
import type { SitePage } from './written-link.ts';

/** What an address within the site leads to. */
export type LinkTarget =
  | { readonly kind: 'page'; readonly page: SitePage }
  | { readonly kind: 'file' }
  /** An old address that leads on. */
  | { readonly kind: 'moved'; readonly to: string }
  /** The page of a row that is not published. */
  | { readonly kind: 'no-item'; readonly meant: string | null }
  | { readonly kind: 'none'; readonly meant: string | null };

/** Everything that a link within the site can lead to. */
export interface LinkTargets {
  /** The addresses of all pages that have one of their own. */
  readonly pages: readonly string[];
  /** @param path an address in the right form, without query and fragment */
  readonly find: (path: string) => LinkTarget;
  /** Whether an address among other words is meant as one, and is not `/month`. */
  readonly isLikely: (path: string) => boolean;
}

const tables = ['news', 'projects'] as const;

/** The shortest address that is told from words by being like that of a page. */
const shortestLikely = 5;

/** @param published the rows that have pages */
export function linkTargets(site: ResolvedSite, published: SeedContent['published']): LinkTargets {
  const pages = site.pages.map(({ path }) => path).filter((path) => !path.includes('{'));
  const old = new Map(site.redirects.map(({ from, to }) => [from, to]));
  const files = new Set([feedPath(site), '/sitemap.xml', '/robots.txt', '/favicon.svg']);
  const itemPages = tables.flatMap((table) => itemPage(site, table) ?? []);
  const items = new Set(
    tables.flatMap((table) => {
      const page = itemPage(site, table);
      return page ? [...published[table]].map((name) => itemAddress(page, name)) : [];
    }),
  );
  const beginnings = new Set([...pages, ...old.keys(), ...site.pages.map(({ path }) => path)].map(firstPart));

  const find = (path: string): LinkTarget => {
    if (files.has(path)) return { kind: 'file' };
    const to = old.get(path);
    if (to !== undefined) return { kind: 'moved', to };
    const page = path.includes('{') ? undefined : matchPage(site, path)?.page;
    if (page === undefined) return { kind: 'none', meant: suggest(path, [...pages, ...items]) };
    if (!itemPages.includes(page) || page.path === path || items.has(path)) return { kind: 'page', page };
    return { kind: 'no-item', meant: suggest(path, [...items, ...pages]) };
  };
  const isLikely = (path: string): boolean => {
    if (beginnings.has(firstPart(path))) return true;
    return path.length > shortestLikely && suggest(path, [...pages, ...old.keys(), ...items]) !== null;
  };
  return { pages, find, isLikely };
}

/** `/lausnir/vefhysing` → `/lausnir` */
function firstPart(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}
