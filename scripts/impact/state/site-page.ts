import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import type { Section } from '../../../schema/sections/section.ts';

/** A page that visitors see, the one for unknown addresses among them. */
export interface SitePage {
  readonly id: string;
  readonly texts: Namespace;
  /** As site.yaml has it: `/frettir/{slug}`; `404` for the page for unknown addresses. */
  readonly address: string;
  readonly indexed: boolean;
  readonly sections: readonly Section[];
}

/** How the page for unknown addresses is named where an address stands. */
export const notFoundAddress = '404';

/** All pages in the order of site.yaml, the one for unknown addresses last. */
export function sitePages({ pages, notFound }: ResolvedSite): SitePage[] {
  return [
    ...pages.map(({ path, ...page }) => ({ ...page, address: path })),
    { ...notFound, address: notFoundAddress, indexed: false },
  ];
}
