import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';

/** Where those who have found a hole look for whom to tell (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Whom to tell of a hole in the site's security (RFC 9116), the reader's own language first. */
export function securityTxt(
  { company, languages }: ResolvedSite,
  own: ResolvedLanguage,
  day: string,
): string {
  const others = languages.filter(({ code }) => code !== own.code);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${securityExpires(day)}`,
    `Preferred-Languages: ${[own, ...others].map(({ code }) => code).join(', ')}`,
    `Canonical: ${own.origin}/${SECURITY_TXT}\n`,
  ].join('\n');
}

/**
 * Until when it holds: a year from the first of the month on, so that it is less than a year away, as the RFC
 * recommends, and the same text for a month.
 * @param day `2026-12-24`, the day of the build
 */
export function securityExpires(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}-01T00:00:00Z`;
}
