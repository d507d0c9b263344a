import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import { pageSource, unfilledPage } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME, skeletonAddress } from '../../app/data/item-skeleton.ts';
import type { PageSource } from '../../app/data/page-source.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import type { Rows } from '../../app/data/rows.ts';
import type { SiteHosts } from '../../app/http/site-hosts.ts';
import { feedPath, isItemPage, itemAddress } from '../../app/site/item-address.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { SUPABASE_PATH } from '../../server/rows/site-rows.ts';
import { siteHosts } from '../build/build-sites.ts';
import { webManifest } from '../build/web-manifest.ts';
import { siteSprite } from '../check/project/site-sprite.ts';
import { createKit, type Kit } from './kit/create-kit.ts';

/** Where the icons are in the preview. */
const SPRITE = '/assets/icons.svg';

/** Where news and projects come from. */
export interface RowParts {
  readonly rows: Rows;
  /** How a browser that shows the preview reaches them by itself. */
  readonly browserDatabase: BrowserDatabase;
}

/** Makes a file as it is at this moment. */
type MakeFile = () => string | Promise<string>;

/** What the pages of a language are made from. */
export interface LanguageSource {
  /** The origin that pages are rendered for. */
  readonly origin: string;
  readonly pages: PageSource;
  /** The files that the build makes beside the pages, by address. */
  readonly files: ReadonlyMap<string, MakeFile>;
}

/** A valid site with everything that answers are made from. */
export interface PreparedSite {
  readonly site: ResolvedSite;
  readonly hosts: SiteHosts;
  /** By language. */
  readonly sources: ReadonlyMap<string, LanguageSource>;
  /** Whether any page shows news or projects. */
  readonly showsRows: boolean;
  /** Each kind of section in each look; created at the first call. */
  readonly kit: () => Kit;
}

/** Prepares what the preview answers from. */
export function prepareSite(project: Project, rowParts: RowParts): PreparedSite {
  const { site } = project;
  let kit: Kit | undefined;
  return {
    site,
    hosts: siteHosts(site),
    sources: new Map(
      site.languages.map((language) => {
        const pages = pageSource(project, language, SPRITE, { rows: rowParts.rows });
        const files = siteFiles(project, language, pages, rowParts);
        return [language.code, { origin: language.origin, pages, files }];
      }),
    ),
    showsRows: site.pages.some(readsRows),
    kit() {
      kit ??= createKit();
      return kit;
    },
  };
}

function siteFiles(
  project: Project,
  language: ResolvedLanguage,
  { texts }: PageSource,
  { rows, browserDatabase }: RowParts,
): ReadonlyMap<string, MakeFile> {
  const { site } = project;
  const files = new Map<string, MakeFile>([
    [SPRITE, () => siteSprite(site)],
    ['/site.webmanifest', () => webManifest(site, language, texts)],
    ['/sitemap.xml', () => sitemapWithRows(project, language, rows)],
  ]);
  for (const [namespace, text] of Object.entries(texts.namespaces))
    files.set(`/locales/${language.code}/${namespace}.json`, () => JSON.stringify(text));
  if (site.pages.some(readsRows)) files.set(SUPABASE_PATH, () => JSON.stringify(browserDatabase));
  for (const page of site.pages.filter(isItemPage)) {
    const path = itemAddress(page, ANY_NAME);
    files.set(skeletonAddress(path), () => JSON.stringify(unfilledPage(project, language, path)));
  }
  const feed = feedPath(site);
  if (feed !== null) files.set(feed, () => feedWithRows(project, language, rows));
  return files;
}
