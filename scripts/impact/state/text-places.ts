import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { sitePages } from './site-page.ts';

/** The names `namespace:key` of the texts that a site asks for. */
export interface AskedTexts {
  readonly all: ReadonlySet<string>;
  /** Those of the frame and the interface, which belong to no page. */
  readonly common: ReadonlySet<string>;
  /** Those of each page, by its address. */
  readonly byPage: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Lists the texts that each page asks for, by asking a site that has only this page. */
export function askedTexts(site: ResolvedSite): AskedTexts {
  // Without its own id, whose texts would count as common.
  const notFound = { ...site.notFound, id: '-', sections: [] };
  const nothing = { ...site, pages: [], notFound, notices: [] };
  const common = namesOf(nothing);
  const byPage = sitePages(site).map(({ address, id, texts, sections, indexed }) => {
    const page = { id, texts, indexed, path: address, sections: [...sections] };
    const own = [...namesOf({ ...nothing, pages: [page] })].filter((name) => !common.has(name));
    return [address, new Set(own)] as const;
  });
  return { all: namesOf(site), common, byPage: new Map(byPage) };
}

/** Whether a text is one of those; `mailboxes_one` is a form of `mailboxes`. */
export function isAmong(names: ReadonlySet<string> | undefined, name: string): boolean {
  return names !== undefined && (names.has(name) || names.has(withoutNumberForm(name)));
}

function namesOf(site: ResolvedSite): Set<string> {
  return new Set(textKeys(site).map(({ namespace, key }) => `${namespace}:${key}`));
}
