import { setImmediate as nextTurn } from 'node:timers/promises';
import { pageSource, unfilledPage } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { Rows } from '../../app/data/rows.ts';
import type { SocialPictures } from '../../app/data/social-pictures.ts';
import { feedPath } from '../../app/site/feed-path.ts';
import { isItemPage, itemAddress, itemAddresses } from '../../app/site/item-address.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { BrowserDatabase } from '../../server/database/browser-database.ts';
import { hydrationAddress } from '../../server/render/hydration-address.ts';
import type { Renderer } from '../../server/render/renderer.ts';
import { newestOf } from './newest-of.ts';
import type { OutputFolder } from './output-folder.ts';
import { robots } from './robots.ts';
import { webManifest } from './web-manifest.ts';

/** An address that no site can have; it gives the page for all unknown addresses. */
const nowhere = '/-/-';

/** What the sites of all languages are made with. */
export interface SiteParts {
  /** The address of the icons. */
  readonly sprite: string;
  readonly rows: Rows;
  /** By which pictures social networks show pages. */
  readonly pictures: SocialPictures;
  /** Of how many news items, and of how many projects, the pages are made. */
  readonly items: number;
  /** How browsers reach the database; null where the site shows nothing of it. */
  readonly browserDatabase: BrowserDatabase | null;
}

/** Renders one language's site: pages, the data for navigation in the browser, texts, sitemap, feed. */
export async function renderSite(
  project: Project,
  language: ResolvedLanguage,
  { sprite, rows, pictures, items, browserDatabase }: SiteParts,
  renderer: Renderer,
  output: OutputFolder,
): Promise<void> {
  const { site } = project;
  const source = pageSource(project, language, sprite, { rows, pictures });
  const put = (path: string, content: string) => output.put(`${language.code}/${path}`, content);
  const putModule = (module: string) => {
    const address = hydrationAddress(module);
    put(address.slice(1), module);
    return address;
  };
  /** @returns the status; a page of another status than 200 is not put there */
  const putPage = async (path: string, id: string) => {
    // Lets answers of the database and compressed files in; rendering alone would not.
    await nextTurn();
    const url = new URL(path, language.origin);
    // Made once for the HTML and the data.
    const answer = await source.page(url);
    const made = { ...source, page: async () => answer };
    const { status, body } = await renderer.page(url, made, putModule);
    if (status !== 200) return status;
    put(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, body);
    put(dataFile(path), await renderer.data(url, `page/${id}`, made));
    return status;
  };

  const own = site.pages.filter(({ path }) => !isPattern(path));
  // The database may still be opening.
  for (const { id, path } of [...own.filter((page) => !readsRows(page)), ...own.filter(readsRows)]) {
    const status = await putPage(path, id);
    if (status !== 200) throw new Error(`${language.code}${path} answered ${status}`);
  }
  const reply = await rows.read({ of: 'index' });
  const index = reply.ok ? reply.value : null;
  for (const { page, path } of index ? itemAddresses(site, newestOf(index, items)) : []) {
    const status = await putPage(path, page.id);
    // Something unpublished since leads to the list.
    if (status !== 200 && status !== 302) throw new Error(`${language.code}${path} answered ${status}`);
  }
  for (const page of site.pages.filter(isItemPage)) {
    const path = itemAddress(page, ANY_NAME);
    put(skeletonAddress(path).slice(1), JSON.stringify(unfilledPage(project, language, path)));
  }
  const notFound = await renderer.page(new URL(nowhere, language.origin), source, () => '');
  put('404.html', notFound.body);

  for (const [namespace, texts] of Object.entries(source.texts.namespaces))
    put(`locales/${language.code}/${namespace satisfies string as Namespace}.json`, JSON.stringify(texts));
  put('sitemap.xml', await sitemapWithRows(project, language, rows));
  put('robots.txt', robots(language));
  put('site.webmanifest', webManifest(site, language, source.texts));
  const feed = feedPath(site);
  if (feed !== null) put(feed.slice(1), await feedWithRows(project, language, rows));
  if (browserDatabase) put('supabase.json', JSON.stringify(browserDatabase));
}

/** Where React Router looks for a page's data: `/lausnir.data`, for the home page `/_.data`. */
export function dataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}
