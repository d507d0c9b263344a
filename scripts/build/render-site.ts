import { setImmediate as nextTurn } from 'node:timers/promises';
import { pageSource, unfilledPage } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { PageAnswer } from '../../app/data/page-source.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { Rows } from '../../app/data/rows.ts';
import type { SocialPictures } from '../../app/data/social-pictures.ts';
import { feedPath } from '../../app/site/feed-path.ts';
import { isItemPage, itemAddress, itemAddresses } from '../../app/site/item-address.ts';
import { isPattern } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { StructuredData } from '../../app/site/structured-data/schema-org.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { BrowserDatabase } from '../../server/database/browser-database.ts';
import { hydrationAddress } from '../../server/render/hydration-address.ts';
import type { Renderer } from '../../server/render/renderer.ts';
import type { DrawnPages } from './drawn-pages.ts';
import { hostHeaders } from './host-headers.ts';
import { newestOf } from './newest-of.ts';
import type { OutputFolder } from './output-folder.ts';
import type { PageDayBook } from './page-days/page-days.ts';
import { robots } from './robots.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { structuredDataMistakes } from './structured-data/structured-data-mistakes.ts';
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
  /** Pages that were rendered from the same before. */
  readonly drawn: DrawnPages;
}

/** Renders one language's site: pages, the data for navigation in the browser, texts, and what robots read. */
export async function renderSite(
  project: Project,
  language: ResolvedLanguage,
  { sprite, rows, pictures, items, browserDatabase, pageDays, drawn }: SiteParts,
  renderer: () => Promise<Renderer>,
  output: OutputFolder,
): Promise<void> {
  const { site } = project;
  const source = pageSource(project, language, sprite, { rows, pictures });
  const put = (path: string, content: string) => output.put(`${language.code}/${path}`, content);
  const headers = hostHeaders(browserDatabase);
  const { namespaces } = source.texts;
  /** Renders a page, unless it was rendered before from the same view, frame and texts. */
  const drawPage = (url: URL, route: string, answer: PageAnswer) => {
    const texts =
      answer.kind === 'page' ? answer.view.namespaces.map((name) => namespaces[name]) : namespaces;
    return drawn.page([url.href, language, source.frame, answer, texts], async () => {
      const { page, data } = await renderer();
      const made = { ...source, page: async () => answer };
      let module: string | null = null;
      const { status, body } = await page(url, made, (text) => {
        if (answer.kind !== 'page' || answer.status !== 200) return '';
        module = text;
        return hydrationAddress(text);
      });
      return { status, body, module, data: status === 200 ? await data(url, route, made) : null };
    });
  };
  /** @returns the status; a page of another status than 200 is not put there */
  const putPage = async (path: string, id: string) => {
    // Lets answers of the database and compressed files in; rendering alone would not.
    await nextTurn();
    const url = new URL(path, language.origin);
    // Made once for the HTML and the data.
    const answer = await source.page(url);
    if (answer.kind === 'page') refuseMistakes(url, answer.view.head.structuredData);
    const { status, body, module, data } = await drawPage(url, `page/${id}`, answer);
    if (status !== 200 || data === null) return status;
    if (module !== null) put(hydrationAddress(module).slice(1), module);
    if (answer.kind === 'page' && Object.hasOwn(site.pageByPath, path))
      pageDays.note(language.code, path, { ...answer.view.head, html: body });
    put(path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, headers.page(path, body));
    put(dataFile(path), data);
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
  const lost = new URL(nowhere, language.origin);
  const notFound = await drawPage(lost, '', await source.page(lost));
  put('404.html', headers.page(null, notFound.body));
  put('_headers', headers.text());

  for (const [namespace, texts] of Object.entries(namespaces))
    put(`locales/${language.code}/${namespace satisfies string as Namespace}.json`, JSON.stringify(texts));
  put('sitemap.xml', await sitemapWithRows(project, language, rows, pageDays.days()));
  put('robots.txt', robots(language));
  put(SECURITY_TXT, securityTxt(site, language, project.day));
  put('site.webmanifest', webManifest(site, language, source.texts));
  const feed = feedPath(site);
  if (feed !== null) put(feed.slice(1), await feedWithRows(project, language, rows));
  if (browserDatabase) put('supabase.json', JSON.stringify(browserDatabase));
}

/** @throws when what search engines would read on a page is not as schema.org has it, which only code can cause */
function refuseMistakes({ href }: URL, data: StructuredData | null): void {
  const mistakes = data ? structuredDataMistakes(data) : [];
  if (mistakes.length === 0) return;
  throw new Error(
    `The structured data of ${href} breaks the rules of schema.org:\n  ${mistakes.join('\n  ')}`,
  );
}

/** Where React Router looks for a page's data: `/lausnir.data`, for the home page `/_.data`. */
export function dataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}
