import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Seen, Surface } from '../change.ts';
import { isKept } from '../pairs/pair-up.ts';
import { differingPlaces, isAlike, type Place } from '../state/differing-places.ts';
import { frameImage, pageImage } from '../state/page-image.ts';
import { type SitePage, sitePages } from '../state/site-page.ts';
import { type State, withSite } from '../state/state.ts';
import type { Comparison } from './comparison.ts';

/** A page that shows readers of some languages something else than before. */
export interface ChangedPage {
  readonly page: SitePage;
  /** Codes. */
  readonly languages: readonly string[];
}

/** The pages that are not as they are in the other state, those that are in one state only included. */
export interface ChangedPages {
  readonly before: readonly ChangedPage[];
  readonly after: readonly ChangedPage[];
}

/** Looks for the pages that have changed, as they were and as they are. */
export function changedPages({ pairs, before, after, languages }: Comparison): ChangedPages {
  const found = pairs.pages.flatMap(({ page }) => {
    const changed = languages.filter((language) => {
      if (!isKept(page)) return true;
      const old = before.project.site.languages.find(({ code }) => code === language.code) ?? language;
      return !isAlike(pageImage(before, page.before, old), pageImage(after, page.after, language));
    });
    return changed.length > 0 ? [{ page, languages: changed.map(({ code }) => code) }] : [];
  });
  const on = (side: 'before' | 'after') =>
    found.flatMap(({ page, languages: codes }) =>
      page[side] ? [{ page: page[side], languages: codes }] : [],
    );
  return { before: on('before'), after: on('after') };
}

/**
 * Finds out where something is seen: on the pages that become others when it is otherwise.
 * @param state as visitors get it
 * @param otherwise its site with only this one thing otherwise
 * @param among the pages that may be others; no more are looked at
 */
export function seenIn(state: State, otherwise: ResolvedSite, among: readonly ChangedPage[]): Seen {
  const other = withSite(state, otherwise);
  const { languages: all } = state.project.site;
  const codes = new Set<string>();
  const places: Place[] = [];
  const pages = among.filter(({ page, languages }) => {
    const differing = all.filter((language) => {
      if (!languages.includes(language.code)) return false;
      const image = pageImage(state, page, language);
      const otherImage = pageImage(other, page, language);
      if (isAlike(image, otherImage)) return false;
      places.push(...differingPlaces(image, otherImage));
      return true;
    });
    for (const { code } of differing) codes.add(code);
    return differing.length > 0;
  });
  const framed = all.filter((language) => !isAlike(frameImage(state, language), frameImage(other, language)));
  for (const { code } of framed) codes.add(code);
  return {
    pages: pages.map(({ page }) => page.address),
    everyPage: framed.length > 0 || pages.length === sitePages(state.project.site).length,
    languages: all.map(({ code }) => code).filter((code) => codes.has(code)),
    also: surfacesOf(places),
  };
}

/** What search engines are told of differing places of images. */
function surfacesOf(places: readonly Place[]): Surface[] {
  const heads = new Set(places.map(([, part, entry = '']) => (part === 'head' ? entry : '')));
  const surfaces: Surface[] = [];
  if (heads.has('structuredData')) surfaces.push('structured-data');
  if (heads.has('title') || heads.has('description')) surfaces.push('search-results');
  return surfaces;
}

/** Whether anybody sees it. */
export function isSeen({ pages, everyPage }: Seen): boolean {
  return everyPage || pages.length > 0;
}
