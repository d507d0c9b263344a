import type { MetaDescriptor } from 'react-router';
import type { HeadView } from '../site/page-view.ts';

/** The head of a page: title, description, addresses in other languages, robots, place and social networks. */
export function pageMeta(head: HeadView): MetaDescriptor[] {
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href,
    ...(hrefLang ? { hrefLang } : {}),
  });
  const meta = (name: string, content: string): MetaDescriptor => ({ name, content });
  const property = (name: string, content: string): MetaDescriptor => ({ property: name, content });
  return [
    { title: head.title },
    meta('description', head.description),
    meta('keywords', head.keywords),
    meta('robots', head.indexed ? 'index,follow' : 'noindex,nofollow'),
    ...(head.canonical ? [link('canonical', head.canonical)] : []),
    ...head.alternates.map(({ language, href }) => link('alternate', href, language)),
    ...(head.feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: head.feed }]
      : []),
    meta('geo.region', head.region),
    meta('geo.placename', head.placename),
    property('og:type', head.type),
    ...(head.publishedAt ? [property('article:published_time', head.publishedAt)] : []),
    property('og:site_name', head.siteName),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(head.canonical ? [property('og:url', head.canonical)] : []),
    property('og:image', head.image),
    ...(head.imageSize
      ? [
          property('og:image:width', `${head.imageSize.width}`),
          property('og:image:height', `${head.imageSize.height}`),
        ]
      : []),
    property('og:image:alt', head.imageAlt),
    property('og:locale', head.openGraphLocale),
    ...head.otherLocales.map((locale) => property('og:locale:alternate', locale)),
    // X takes title, description and picture from those above.
    meta('twitter:card', 'summary_large_image'),
    ...(head.structuredData ? [{ 'script:ld+json': head.structuredData }] : []),
  ];
}
