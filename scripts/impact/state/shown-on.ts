import type { PageView } from '../../../app/site/page-view.ts';
import { resolveFrame } from '../../../app/site/resolve-frame.ts';
import { pageImage } from './page-image.ts';
import { type SitePage, sitePages } from './site-page.ts';
import type { State } from './state.ts';
import { isAmong } from './text-places.ts';

/** The pages that show a text. */
export interface TextPages {
  /** Addresses, in the order of the site. */
  readonly pages: readonly string[];
  readonly everyPage: boolean;
}

/**
 * The pages that show a text.
 * @param name `namespace:key`
 */
export function shownOn(state: State, name: string): TextPages {
  const pages = sitePages(state.project.site);
  const isOnPage = pageTest(state, name);
  const showing = pages.filter((page) => isOnPage(page));
  const found = showing.map(({ address }) => address);
  return { pages: found, everyPage: found.length === pages.length };
}

/** Tells of a page whether it shows a text. */
function pageTest(state: State, name: string): (page: SitePage) => boolean {
  const [, named] = /^nav:([^.]+)\./.exec(name) ?? [];
  if (named !== undefined) return menuTest(state, named, name.endsWith('.description'));
  const isOwn = ({ address }: SitePage) => isAmong(state.asked.byPage.get(address), name);
  if (!isAmong(state.asked.common, name)) {
    const [, notice] = /^common:notices\.(.+)$/.exec(name) ?? [];
    return notice === undefined
      ? isOwn
      : (page) => viewOf(state, page).notices.some(({ id }) => id === notice);
  }
  const [, isThere] = interfacePlaces.find(([start]) => name.startsWith(start)) ?? [];
  return isThere ? (page) => isThere(viewOf(state, page)) : () => true;
}

/** A page's name stands in the menus of every page, or only in the breadcrumb of those below it. */
function menuTest(state: State, id: string, isDescription: boolean): (page: SitePage) => boolean {
  const { header, quick, legal, cookies } = resolveFrame(state.project.site, '');
  const links = header.flatMap((item) => (item.kind === 'menu' ? item.links : []));
  const named = [...links, ...(isDescription ? [] : [...header, ...quick, ...legal, cookies])];
  if (named.some(({ page }) => page === id)) return () => true;
  return (page) => page.id === id || viewOf(state, page).breadcrumb.some((step) => step.page === id);
}

/** What a page is made from; which one of the languages does not matter here. */
function viewOf(state: State, page: SitePage): PageView {
  return pageImage(state, page, state.project.site.defaultLanguage).view;
}

/** Texts of the interface that only some pages show, by the start of their names; all others are on every page. */
const interfacePlaces: readonly (readonly [start: string, isThere: (view: PageView) => boolean])[] = [
  ['site:homeTitle', ({ breadcrumb, head }) => breadcrumb.length === 0 && head.canonical !== null],
  ['common:popular', holds('popular', true)],
  ['common:price.from', holds('kind', 'from')],
  ['common:price.byQuote', holds('kind', 'by-quote')],
  ['common:price.vatExcluded', holds('vat', 'excluded')],
  ['common:price.vatIncluded', holds('vat', 'included')],
  ['common:period.once', holds('period', 'once')],
  ['common:period.hour', holds('period', 'hour')],
  ['common:period.month', holds('period', 'month')],
  ['common:period.year', holds('period', 'year')],
  ['common:quantity.', holds('unlimited', true)],
  ['common:closed', has('opening-hours')],
  ['common:form.', has('form', 'order-form')],
  ['common:pager.', has('news-list', 'project-gallery')],
  ['common:found.', has('project-gallery')],
  ['common:readMore', has('price-list', 'latest-news', 'news-list')],
  ['common:original.', has('latest-news', 'news-list', 'news-article', 'project-gallery', 'project-detail')],
  ['common:unread.', has('latest-news', 'news-list', 'news-article', 'project-gallery', 'project-detail')],
  ['forms:', has('form', 'order-form')],
];

/** Whether a page has a section of one of some kinds. */
function has(...kinds: readonly PageView['sections'][number]['kind'][]) {
  return ({ sections }: PageView) => sections.some(({ kind }) => kinds.includes(kind));
}

/** Whether anything in a page's sections has a value. */
function holds(key: string, wanted: string | boolean): (view: PageView) => boolean {
  const isIn = (value: unknown): boolean =>
    value !== null &&
    typeof value === 'object' &&
    Object.entries(value).some(([name, inner]) => (name === key && inner === wanted) || isIn(inner));
  return ({ sections }) => isIn(sections);
}
