import type { SectionKind } from '../../schema/sections/section.ts';
import { itemAddresses, type RowIndex } from './item-address.ts';
import { isPattern } from './resolve-page.ts';
import type { ResolvedLanguage, ResolvedSite } from './resolved-site.ts';

interface SitemapContent {
  /** The news and projects that have pages; null if unknown. */
  readonly index: RowIndex | null;
  /** The day of each page's last change of text, by address. */
  readonly days: Readonly<Record<string, string>>;
}

/** The sitemap of a language: its indexed pages, with counterparts in other languages and times of last changes. */
export function sitemap(
  site: ResolvedSite,
  language: ResolvedLanguage,
  { index, days }: SitemapContent,
): string {
  const pages = site.pages
    .filter(({ path, indexed }) => indexed && !isPattern(path))
    .map((page) => entry(page.path, lastChange(page, days[page.path], index)));
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

  function entry(path: string, changeTime: string | null): string {
    const alternates = [
      ...site.languages.map(({ code, origin }) => [code, origin]),
      ['x-default', site.defaultLanguage.origin],
    ].map(([code, origin]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${path}"/>`);
    const lastModified = changeTime === null ? '' : `<lastmod>${changeTime}</lastmod>`;
    return `<url><loc>${language.origin}${path}</loc>${lastModified}${alternates.join('')}</url>`;
  }
}

/** Rows that a section lists. */
const LISTED_TABLES: Partial<Record<SectionKind, keyof RowIndex>> = {
  'latest-news': 'news',
  'news-list': 'news',
  'project-gallery': 'projects',
};

/** The later of the day of a page's last change of text and the time of its newest listed row; null if unknown. */
function lastChange(
  { sections }: ResolvedSite['pages'][number],
  day: string | undefined,
  index: RowIndex | null,
): string | null {
  if (day === undefined) return null;
  const tables = sections.flatMap(({ kind }) => LISTED_TABLES[kind] ?? []);
  if (tables.length > 0 && index === null) return null;
  const newest = tables.flatMap((table) => index?.[table].map(({ publishedAt }) => publishedAt) ?? []);
  return newest.reduce((latest, time) => (time > latest ? time : latest), day);
}
