import { isDeepStrictEqual } from 'node:util';
import { resolveFrame } from '../app/site/resolve-frame.ts';
import type { ResolvedLanguage, ResolvedSite } from '../app/site/resolved-site.ts';
import { withoutNumberForm } from '../app/site/texts/text-key-list.ts';
import type { SiteContent } from './read-content.ts';
import { pageImage, type State, sitePages, stateOn, type VisiblePage, withSite } from './state.ts';

/** Pages and languages in which a change is seen. */
export interface Seen {
  /** Addresses in the order of the site. */
  readonly pages: readonly string[];
  readonly everyPage: boolean;
  /** Codes in the order of the site. */
  readonly languages: readonly string[];
}

/** Both states on a day, and the pages that differ between them, with the languages in which they differ. */
export interface Day {
  readonly before: State;
  readonly after: State;
  readonly languages: readonly ResolvedLanguage[];
  readonly differing: { readonly before: DifferingPages; readonly after: DifferingPages };
}

type DifferingPages = ReadonlyMap<VisiblePage, readonly ResolvedLanguage[]>;

/** Compares the pages of both states on a day. */
export function compareDay(oldContent: SiteContent, newContent: SiteContent, day: string): Day {
  const [before, after] = [stateOn(oldContent, day), stateOn(newContent, day)];
  const oldPages = sitePages(before.project.site);
  const oldLanguages = new Map(before.project.site.languages.map((language) => [language.code, language]));
  const languages = after.project.site.languages.filter(({ code }) => oldLanguages.has(code));
  const formerPages = new Map<VisiblePage, readonly ResolvedLanguage[]>(
    oldPages.map((page) => [page, languages]),
  );
  const currentPages = new Map<VisiblePage, readonly ResolvedLanguage[]>();
  for (const page of sitePages(after.project.site)) {
    const match =
      oldPages.find(({ id }) => id === page.id) ?? oldPages.find((each) => each.address === page.address);
    const differingLanguages = languages.filter((language) => {
      const formerLanguage = oldLanguages.get(language.code) ?? language;
      return !match || !isSame(pageImage(before, match, formerLanguage), pageImage(after, page, language));
    });
    if (differingLanguages.length > 0) currentPages.set(page, differingLanguages);
    if (match) formerPages.set(match, differingLanguages);
  }
  return { before, after, languages, differing: { before: formerPages, after: currentPages } };
}

/**
 * Finds the pages that show a value: those that differ without it.
 * @param otherSite the same site.yaml with only this value removed or restored
 */
export function seenWithout(
  { languages, differing, ...states }: Day,
  side: 'before' | 'after',
  otherSite: ResolvedSite,
): Seen {
  const state = states[side];
  const alteredState = withSite(state, otherSite);
  const codes = new Set<string>();
  const pages = [...differing[side]].filter(([page, candidates]) => {
    const changedLanguages = candidates.filter(
      (language) => !isSame(pageImage(state, page, language), pageImage(alteredState, page, language)),
    );
    for (const { code } of changedLanguages) codes.add(code);
    return changedLanguages.length > 0;
  });
  const addresses = sitePages(state.project.site).map(({ address }) => address);
  const isInFrame = !isDeepStrictEqual(
    resolveFrame(state.project.site, ''),
    resolveFrame(alteredState.project.site, ''),
  );
  return {
    pages: isInFrame ? addresses : pages.map(([{ address }]) => address),
    everyPage: isInFrame || pages.length === addresses.length,
    languages: languages.map(({ code }) => code).filter((code) => isInFrame || codes.has(code)),
  };
}

function isSame(one: ReturnType<typeof pageImage>, two: ReturnType<typeof pageImage>): boolean {
  return isDeepStrictEqual(one.view, two.view) && isDeepStrictEqual(one.texts, two.texts);
}

/** Pages on which a text is shown. */
export function pagesShowing(state: State, name: string): Pick<Seen, 'pages' | 'everyPage'> {
  const pages = sitePages(state.project.site);
  const addresses = pages.filter((page) => showsText(state, page, name)).map(({ address }) => address);
  return { pages: addresses, everyPage: addresses.length === pages.length };
}

function showsText(state: State, page: VisiblePage, name: string): boolean {
  const { site } = state.project;
  if (isInMenus(name, site) || state.used.byPage.get(page.address)?.has(withoutNumberForm(name))) return true;
  const { view, read } = pageImage(state, page, site.defaultLanguage);
  if (read.has(name)) return true;
  const notice = /^common:notices\.(.+)$/.exec(name)?.[1];
  if (notice !== undefined) return view.notices.some(({ id }) => id === notice);
  // The texts of the interface count as being on every page.
  return state.used.common.has(withoutNumberForm(name));
}

/** Returns true if a text belongs to a page that the menus, which are on every page, link to. */
function isInMenus(name: string, site: ResolvedSite): boolean {
  const id = /^nav:([^.]+)\./.exec(name)?.[1];
  if (id === undefined) return false;
  const { header, quick, legal, cookies } = resolveFrame(site, '');
  const links = [...header, ...header.flatMap((item) => (item.kind === 'menu' ? item.links : []))];
  return [...links, ...quick, ...legal, cookies].some(({ page }) => page === id);
}
