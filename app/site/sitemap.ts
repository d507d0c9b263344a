import { itemAddresses } from './item-address.ts';
import { isPattern } from './resolve-page.ts';
import type { ResolvedLanguage, ResolvedSite } from './resolved-site.ts';
import type { RowIndex } from './row-index.ts';

/**
 * The sitemap of a language: its indexed pages, each with its counterparts in the other languages.
 * @param index the news and projects that have pages of their own; null where they are not known
 */
export function sitemap(site: ResolvedSite, language: ResolvedLanguage, index: RowIndex | null): string {
  const pages = site.pages
    .filter(({ path, indexed }) => indexed && !isPattern(path))
    .map(({ path }) => entry(path, null));
  const items = (index ? itemAddresses(site, index) : [])
    .filter(({ page }) => page.indexed)
    .map(({ path, publishedAt }) => entry(path, publishedAt));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...items,
    '</urlset>\n',
  ].join('\n');

  function entry(path: string, changed: string | null): string {
    const alternates = [
      ...site.languages.map(({ code, origin }) => [code, origin]),
      ['x-default', site.defaultLanguage.origin],
    ].map(([code, origin]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${path}"/>`);
    const lastChange = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${language.origin}${path}</loc>${lastChange}${alternates.join('')}</url>`;
  }
}
