import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import { unfilledPage } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { Rows } from '../../app/data/rows.ts';
import { feedPath, isItemPage, itemAddress } from '../../app/site/item-address.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { SUPABASE_PATH } from '../../server/rows/site-rows.ts';

/** Where news and projects come from. */
export interface RowParts {
  readonly rows: Rows;
  /** How a browser that shows the preview reaches them by itself. */
  readonly browserDatabase: BrowserDatabase;
}

/** Makes a file as it is at this moment. */
export type MakeFile = () => Promise<string>;

/**
 * The files of a language that have to do with news and projects, by their addresses: the sitemap, the feed, for each
 * kind of item the page that waits for one, and where browsers find rows.
 */
export function rowFiles(
  project: Project,
  language: ResolvedLanguage,
  { rows, browserDatabase }: RowParts,
): ReadonlyMap<string, MakeFile> {
  const { site } = project;
  const files = new Map<string, MakeFile>();
  files.set('/sitemap.xml', () => sitemapWithRows(project, language, rows));
  if (site.pages.some(readsRows)) {
    files.set(SUPABASE_PATH, async () => JSON.stringify(browserDatabase));
  }
  for (const page of site.pages.filter(isItemPage)) {
    const path = itemAddress(page, ANY_NAME);
    files.set(skeletonAddress(path), async () => JSON.stringify(unfilledPage(project, language, path)));
  }
  const feed = feedPath(site);
  if (feed !== null) files.set(feed, () => feedWithRows(project, language, rows));
  return files;
}
