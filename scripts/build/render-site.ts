import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import { pageSource, unfilledPage } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { Rows } from '../../app/data/rows.ts';
import type { SocialPictures } from '../../app/data/social-pictures.ts';
import { feedPath, isItemPage, itemAddress, itemAddresses } from '../../app/site/item-address.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { BuiltPages } from './built-pages.ts';
import { hostHeaders } from './host-headers.ts';
import { newestOf } from './newest-of.ts';
import type { OutputFolder } from './output-folder.ts';
import type { PageDayBook } from './page-days/page-days.ts';
import { type PageRenderer, pageWriter } from './page-writer.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
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
  /** Since which day pages have had their words. */
  readonly pageDays: PageDayBook;
  /** Pages of the build before. */
  readonly built: BuiltPages;
}

/** Renders one language's site: pages, the data for navigation in the browser, texts, and what robots read. */
export async function renderSite(
  project: Project,
  language: ResolvedLanguage,
  { sprite, rows, pictures, items, browserDatabase, pageDays, built }: SiteParts,
  renderer: () => Promise<PageRenderer>,
  output: OutputFolder,
): Promise<void> {
  const { site } = project;
  const source = pageSource(project, language, sprite, { rows, pictures });
  const put = (path: string, content: string) => output.put(`${language.code}/${path}`, content);
  const headers = hostHeaders();
  const { writePage, finish } = pageWriter(language, source, {
    browserDatabase,
    built,
    headers,
    output,
    renderer,
  });
  const putPage = async (path: string, id: string) => {
    const url = new URL(path, language.origin);
    const { status, words } = await writePage({ path, url, route: `page/${id}` });
    if (words !== null && Object.hasOwn(site.pageByPath, path)) pageDays.note(language.code, path, words);
    return status;
  };

  // First, so that they are compressed meanwhile.
  for (const [namespace, texts] of Object.entries(source.texts.namespaces))
    put(`locales/${language.code}/${namespace satisfies string as Namespace}.json`, JSON.stringify(texts));

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
  await writePage({ path: null, url: new URL(nowhere, language.origin), route: '' });
  await finish();
  put('_headers', headers.text());

  put('sitemap.xml', await sitemapWithRows(project, language, rows, pageDays.days()));
  put('robots.txt', robots(language));
  put(SECURITY_TXT, securityTxt(site, language, project.day));
  put('site.webmanifest', webManifest(site, language, source.texts));
  const feed = feedPath(site);
  if (feed !== null) put(feed.slice(1), await feedWithRows(project, language, rows));
  if (browserDatabase) put('supabase.json', JSON.stringify(browserDatabase));
}
