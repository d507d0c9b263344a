import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';

/** The sitemap of a language: its indexed pages, each with its counterparts in the other languages. */
export function sitemap(site: ResolvedSite, language: ResolvedLanguage): string {
  const urls = site.pages
    .filter(({ path, indexed }) => indexed && !isPattern(path))
    .map(({ path }) => {
      const alternates = [
        ...site.languages.map(({ code, origin }) => [code, origin]),
        ['x-default', site.defaultLanguage.origin],
      ].map(([code, origin]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${path}"/>`);
      return `<url><loc>${language.origin}${path}</loc>${alternates.join('')}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** Lets every robot in and says where the sitemap is. */
export function robots({ origin }: ResolvedLanguage): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
