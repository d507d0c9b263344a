import type { ResolvedSite } from './resolved-site.ts';

/** Where the feed of the news lies: beside the page that lists them; null where no page does. */
export function feedPath({ pages }: Pick<ResolvedSite, 'pages'>): string | null {
  const list = pages.find(({ sections }) => sections.some(({ kind }) => kind === 'news-list'));
  return list ? `${list.path}.atom` : null;
}
