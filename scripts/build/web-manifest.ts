import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { type SiteTexts, textAt } from '../../app/site/texts/texts.ts';
import { grounds } from '../../app/theme/roles.ts';

const { ground } = grounds.plain.light;

/** What a system reads that puts the site among its apps, in the language of the site. */
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
