import { NAMESPACES, type Namespace } from '../../schema/namespace.ts';
import type { Page } from '../../schema/page.ts';
import { listOfferedSets } from './form-links.ts';
import { feedPath } from './item-address.ts';
import { PICTURE_SIZE } from './page-picture.ts';
import type { BreadcrumbStep, HeadView, NoticeView, OriginalTexts, PageView } from './page-view.ts';
import { type PageContext, resolveSection, type SectionContext } from './resolve-section.ts';
import type { ResolvedSite } from './resolved-site.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { type SiteTexts, textAt } from './texts/texts.ts';

type AnyPage = ResolvedSite['pages'][number] | ResolvedSite['notFound'];

/** Texts that the frame around each page uses. */
const FRAME_NAMESPACES: readonly Namespace[] = ['site', 'common', 'nav', 'cookies'];

/** Makes everything that one page needs in one language. @param path the requested address, without host and query */
export function resolvePage(page: AnyPage, path: string, context: PageContext, texts: SiteTexts): PageView {
  const { site, language } = context;
  const steps = breadcrumb(page, path, site);
  const originals = findOriginals(page, site, texts);
  const sectionContext: SectionContext = {
    ...context,
    path: 'path' in page ? page.path : undefined,
    text: (name) => textAt(texts.namespaces, name) ?? '',
    textLanguage: (name) => (texts.originals.includes(name) ? site.defaultLanguage.code : null),
  };
  return {
    language: language.code,
    id: page.id,
    namespaces: pageNamespaces(page, site),
    head: resolveHead(page, path, steps, context, texts),
    notices: collectNotices(page, site, originals !== null),
    breadcrumb: steps,
    originals,
    sections: page.sections.map((section) => resolveSection(page, section, sectionContext)),
  };
}

/** Finds the page of an address; `parameters` has the value of `{slug}`. */
export function matchPage(
  site: ResolvedSite,
  path: string,
): { readonly page: Page; readonly parameters: Readonly<Record<string, string>> } | null {
  const exactMatch = Object.hasOwn(site.pageByPath, path) ? site.pageByPath[path] : undefined;
  if (exactMatch && !isPattern(path)) return { page: exactMatch, parameters: {} };
  for (const page of site.pages) {
    if (!isPattern(page.path)) continue;
    const pattern = page.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    const groups = new RegExp(`^${pattern}$`).exec(path)?.groups;
    if (!groups) continue;
    const parameters = Object.entries(groups).map(([name, part]) => [name, decodePart(part)]);
    return { page, parameters: Object.fromEntries(parameters) };
  }
  return null;
}

/** Decodes a part of an address; a malformed one stays unchanged and names nothing. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns true if an address has a parameter: `/frettir/{slug}`. */
export function isPattern(path: string): boolean {
  return path.includes('{');
}

function pageNamespaces(page: AnyPage, site: ResolvedSite): Namespace[] {
  const names = new Set<Namespace>([...FRAME_NAMESPACES, page.texts]);
  for (const section of page.sections) {
    if ('form' in section) names.add('forms');
    for (const id of findSets(section, site)) {
      const set = site.packages[id];
      if (set) names.add(set.texts);
    }
  }
  return NAMESPACES.filter((namespace) => names.has(namespace));
}

/** The package sets that a section shows, or takes orders of. */
function findSets(section: AnyPage['sections'][number], site: ResolvedSite): string[] {
  const fields = 'form' in section ? (site.forms[section.form]?.fields ?? []) : [];
  const entries = section.kind === 'price-list' ? section.entries : [];
  const sets = section.kind === 'packages' ? listOfferedSets(section) : [section];
  return [...sets, ...entries, ...fields].flatMap((each) => ('set' in each ? [each.set] : []));
}

function resolveHead(
  page: AnyPage,
  path: string,
  breadcrumb: readonly BreadcrumbStep[],
  { site, language }: PageContext,
  texts: SiteTexts,
): HeadView {
  const text = (name: string) => textAt(texts.namespaces, name) ?? '';
  const meta = `${page.texts}:${page.id}.meta`;
  const isPage = 'path' in page;
  const isHome = isPage && path === '/';
  const href = (origin: string) => origin + path;
  return {
    title: isHome ? text('site:homeTitle') : `${text(`${meta}.title`)} | ${text('site:title')}`,
    description: text(`${meta}.description`),
    keywords: text(`${meta}.keywords`),
    canonical: isPage ? href(language.origin) : null,
    alternates: isPage
      ? [
          ...site.languages.map(({ code, origin }) => ({ language: code, href: href(origin) })),
          { language: 'x-default', href: href(site.defaultLanguage.origin) },
        ]
      : [],
    indexed: isPage && page.indexed,
    type: 'website',
    publishedAt: null,
    feed: isNewsPage(page) ? `${language.origin}${feedPath(site)}` : null,
    siteName: text('site:title'),
    openGraphLocale: language.openGraphLocale,
    otherLocales: site.languages
      .filter(({ code }) => code !== language.code)
      .map((other) => other.openGraphLocale),
    image: `${language.origin}/social.png`,
    imageAlt: text('site:title'),
    imageSize: PICTURE_SIZE,
    region: site.company.geo.region,
    placename: site.company.geo.placename,
    structuredData: isPage
      ? structuredData({ site, language, texts, page, url: href(language.origin), breadcrumb })
      : null,
  };
}

/** Only these pages name the feed; the home page, which shows the latest news, links to them. */
function isNewsPage({ sections }: AnyPage): boolean {
  return sections.some(({ kind }) => kind === 'news-list' || kind === 'news-article');
}

/** The notices that a page shows; those that name no page are on every page. */
function collectNotices(page: AnyPage, site: ResolvedSite, hasOriginals: boolean): NoticeView[] {
  const notices = site.notices
    .filter(({ pages }) => pages.length === 0 || ('path' in page && pages.includes(page.path)))
    .map(({ id, to = null }) => ({ id, text: `notices.${id}`, to }));
  return hasOriginals ? [...notices, { id: 'untranslated', text: 'original.page', to: null }] : notices;
}

/** The texts that the page itself shows in the default language; null if there are none. */
function findOriginals(page: AnyPage, site: ResolvedSite, { originals }: SiteTexts): OriginalTexts | null {
  const prefixes = listTextPrefixes(page, site);
  const names = originals.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  return names.length > 0 ? { language: site.defaultLanguage.code, names } : null;
}

/** Prefixes of the texts that the page itself shows: its own, and those of its packages and forms. */
function listTextPrefixes(page: AnyPage, site: ResolvedSite): string[] {
  const getSetPrefix = (id: string) => `${site.packages[id]?.texts}:packages.${id}.`;
  return [
    `${page.texts}:${page.id}.`,
    ...page.sections.flatMap((section) => findSets(section, site).map(getSetPrefix)),
    ...page.sections.flatMap((section) => ('form' in section ? [`forms:${section.form}.`] : [])),
  ];
}

/** Home, then the page of each part of the address, the last one without a link; nothing on the home page. */
function breadcrumb(page: AnyPage, path: string, site: ResolvedSite): BreadcrumbStep[] {
  if (path === '/' || !('path' in page)) return [];
  const parts = path.split('/').slice(1);
  const steps = parts.slice(0, -1).flatMap((_, index) => {
    const match = matchPage(site, `/${parts.slice(0, index + 1).join('/')}`);
    return match ? [{ page: match.page.id, to: match.page.path }] : [];
  });
  const home = site.pageByPath['/'];
  return [...(home ? [{ page: home.id, to: '/' }] : []), ...steps, { page: page.id, to: null }];
}
