import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';

/** Allows every robot and says where the sitemap is. */
export function robots({ origin }: ResolvedLanguage): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Where people who found a vulnerability look for a contact (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * The contact for vulnerabilities (RFC 9116), the reader's own language first.
 * @param day `2026-12-24`, the day of the build
 */
export function securityTxt(
  { company, languages }: ResolvedSite,
  own: ResolvedLanguage,
  day: string,
): string {
  const others = languages.filter(({ code }) => code !== own.code);
  // Within a year, as the RFC recommends, and the same text for a month.
  const expires = `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}-01T00:00:00Z`;
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[own, ...others].map(({ code }) => code).join(', ')}`,
    `Canonical: ${own.origin}/${SECURITY_TXT}\n`,
  ].join('\n');
}
