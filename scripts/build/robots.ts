import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';

/** Lets every robot in and says where the sitemap is. */
export function robots({ origin }: ResolvedLanguage): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
