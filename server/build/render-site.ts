import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import { pageSource, unfilledPage } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { LastModified, Project } from '../../app/data/project.ts';
import type { Rows } from '../../app/data/row-requests.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { SocialPictures } from '../../app/data/social-pictures.ts';
import { contentSecurityPolicy } from '../../app/http/content-security-policy.ts';
import {
  feedPath,
  isItemPage,
  itemAddress,
  itemAddresses,
  type RowIndex,
} from '../../app/site/item-address.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { isSlug } from '../../app/site/row-shapes.ts';
import { withWeight } from '../../render/page-weight.ts';
import type { Renderer } from '../../render/renderer.ts';
import { hostHeaders, withPolicy } from './host-files.ts';
import type { OutputFolder } from './output-folder.ts';
import type { PageParts, RenderPage } from './render-page.ts';
import { robots, SECURITY_TXT, securityTxt, webManifest } from './well-known-files.ts';

/** An address that no site can have; it gives the page for all unknown addresses. */
const NOWHERE = '/-/-';

/** Parts that the sites of all languages share. */
export interface SiteParts {
  readonly renderPage: RenderPage;
  /** Renders the page for unknown addresses. */
  readonly renderer: Renderer;
  /** The address of the icons. */
  readonly sprite: string;
  readonly rows: Rows;
  readonly pictures: SocialPictures;
  /** Number of news items, and of projects, that get pages. */
  readonly items: number;
  /** Access of browsers to the database; null if the site shows no rows. */
  readonly browserDatabase: BrowserDatabase | null;
  readonly lastModified: LastModified;
}

/** The pages of one language's site, and the other files in its folder. */
export interface SiteRendering {
  /** Renders everything without rows of the database. */
  readonly withoutRows: () => Promise<void>;
  /** Renders everything else. */
  readonly withRows: () => Promise<void>;
}

/** Renders one language's site: pages, the data for navigation in the browser, texts, and files for robots. */
export function renderSite(
  project: Project,
  language: ResolvedLanguage,
  { renderPage, renderer, sprite, rows, pictures, items, browserDatabase, lastModified }: SiteParts,
  output: OutputFolder,
): SiteRendering {
  const { site } = project;
  const source = pageSource(project, language, sprite, { rows, pictures });
  const headers = hostHeaders();
  const put = (path: string, content: Parameters<OutputFolder['put']>[1]) =>
    output.put(`${language.code}/${path}`, content);

  /** @param path null for the page of all unknown addresses, which contains its policy */
  const putHtml = (path: string | null, html: string, weighed?: PageParts['weighed']) => {
    const policy = contentSecurityPolicy(html, browserDatabase);
    const isSent = headers.page(path, policy);
    const withOwnPolicy = () => withWeight(withPolicy(html, policy), language.code);
    put(htmlFile(path), isSent && weighed ? weighed : withOwnPolicy);
  };
  const putPage = async (path: string, id: string): Promise<void> => {
    // Without pauses, rendering would hold up answers of the database and compression.
    await nextTurn();
    const url = new URL(path, language.origin);
    const answer = await source.page(url);
    // An item that was unpublished a moment ago redirects to its list.
    if (answer.kind === 'redirect') return;
    const answered = { ...source, page: async () => answer };
    const page = await renderPage(url, `page/${id}`, answered);
    for (const { address, content } of page.modules) put(address.slice(1), content);
    put(dataFile(path), page.data);
    putHtml(path, page.html, page.weighed);
  };
  const fixedPages = site.pages.filter(({ path }) => !isPattern(path));

  return {
    async withoutRows() {
      for (const [namespace, texts] of Object.entries(source.texts.namespaces))
        put(`locales/${language.code}/${namespace}.json`, JSON.stringify(texts));
      for (const { id, path } of fixedPages.filter((page) => !readsRows(page))) await putPage(path, id);
      for (const page of site.pages.filter(isItemPage)) {
        const path = itemAddress(page, ANY_NAME);
        put(skeletonAddress(path).slice(1), JSON.stringify(unfilledPage(project, language, path)));
      }
      const notFound = await renderer.page(new URL(NOWHERE, language.origin), source);
      putHtml(null, notFound.body);
      put('robots.txt', robots(language));
      put(SECURITY_TXT, securityTxt(site, language, project.day));
      put('site.webmanifest', webManifest(site, language, source.texts));
      if (browserDatabase) put('supabase.json', JSON.stringify(browserDatabase));
    },
    async withRows() {
      for (const { id, path } of fixedPages.filter(readsRows)) await putPage(path, id);
      const reply = await rows.read({ of: 'index' });
      for (const { page, path } of reply.ok ? itemAddresses(site, takeNewest(reply.value, items)) : [])
        await putPage(path, page.id);
      put('_headers', headers.text());
      put('sitemap.xml', await sitemapWithRows(project, language, rows, lastModified));
      const feed = feedPath(site);
      if (feed !== null) put(feed.slice(1), await feedWithRows(project, language, rows));
    },
  };
}

/** The newest rows of each table. Names become names of files, so those that are no slugs are left out. */
function takeNewest({ news, projects }: RowIndex, count: number): RowIndex {
  const newest = (entries: RowIndex['news']) => entries.filter(({ name }) => isSlug(name)).slice(0, count);
  return { news: newest(news), projects: newest(projects) };
}

function htmlFile(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** Path at which React Router looks for a page's data: `/lausnir.data`, for the home page `/_.data`. */
function dataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}
