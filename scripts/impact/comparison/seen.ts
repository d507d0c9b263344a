import type { Seen } from '../change.ts';
import type { SitePage } from '../state/site-page.ts';
import type { Comparison } from './comparison.ts';

/** Seen on one page by the readers of all languages. */
export function onPage({ address }: SitePage, comparison: Comparison): Seen {
  return { ...onNoPage(comparison), pages: [address] };
}

/** Seen on each page by the readers of all languages. */
export function onEveryPage(comparison: Comparison): Seen {
  const pages = comparison.after.project.site.pages.map(({ path }) => path);
  return { ...onNoPage(comparison), pages, everyPage: true };
}

/** Seen by the readers of all languages, but on no page. */
export function onNoPage({ languages }: Comparison): Seen {
  return { pages: [], everyPage: false, languages: languages.map(({ code }) => code), also: [] };
}
