import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { type SiteTexts, textAt } from '../../app/site/texts/texts.ts';
import { grounds } from '../../app/theme/colour-roles.ts';

/** Allows every robot and names the sitemap. */
export function robotsTxt({ origin }: ResolvedLanguage): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Path at which finders of a vulnerability look for a contact (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/**
 * The contact for vulnerabilities (RFC 9116), the site's own language first.
 * @param day `2026-12-24`, the day of the build
 */
export function securityTxt(
  { company, languages }: ResolvedSite,
  language: ResolvedLanguage,
  day: string,
): string {
  const others = languages.filter(({ code }) => code !== language.code);
  // Within a year, as the RFC recommends, and the same text for a month.
  const expires = `${Number(day.slice(0, 4)) + 1}${day.slice(4, 7)}-01T00:00:00Z`;
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[language, ...others].map(({ code }) => code).join(', ')}`,
    `Canonical: ${language.origin}/${SECURITY_TXT}\n`,
  ].join('\n');
}

const { ground } = grounds.plain.light;

/** Manifest for systems that put the site among their apps, in the language of the site. */
export function webManifest({ company }: ResolvedSite, language: ResolvedLanguage, texts: SiteTexts): string {
  const text = (name: string) => textAt(texts.namespaces, name) ?? company.name;
  const icon = (src: string, side: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: text('site:homeTitle'),
    short_name: company.name,
    lang: language.locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
