import type { ResolvedSite } from './resolved-site.ts';

type Page = ResolvedSite['pages'][number];

const TABLES = ['news', 'projects'] as const satisfies readonly (keyof RowIndex)[];

/** The address of a row that has a page. */
interface ItemAddress {
  /** The page that shows it. */
  readonly page: Page;
  readonly path: string;
  /** Time of the row's publication, ISO 8601. */
  readonly publishedAt: string;
}

/** The address of the list that an item's page belongs to: `/frettir/{slug}` → `/frettir`. */
export function listAddress({ path }: Pick<Page, 'path'>): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The address of an item's page: `/frettir/{slug}` → `/frettir/nyr-vefur`. */
export function itemAddress(page: Pick<Page, 'path'>, name: string): string {
  return `${listAddress(page)}/${name}`;
}

/** The page that shows the items of a table one at a time; undefined if the site has none. */
export function itemPage({ pages }: ResolvedSite, table: keyof RowIndex): Page | undefined {
  return pages.find((page) => isItemPageFor(page, table));
}

/** The addresses of all rows that have pages, in the order of site.yaml; pages win over rows of the same name. */
export function itemAddresses(site: ResolvedSite, index: RowIndex): ItemAddress[] {
  return site.pages.flatMap((page) =>
    TABLES.filter((table) => isItemPageFor(page, table))
      .flatMap((table) =>
        index[table].map(({ name, publishedAt }) => ({ page, path: itemAddress(page, name), publishedAt })),
      )
      .filter(({ path }) => !Object.hasOwn(site.pageByPath, path)),
  );
}

/** Returns true if a page shows one row, which the last part of its address names. */
export function isItemPage(page: Page): boolean {
  return TABLES.some((table) => isItemPageFor(page, table));
}

/** An address with more parameters than the item's name is no address of an item. */
function isItemPageFor({ path, sections }: Page, table: keyof RowIndex): boolean {
  const itemKind = table === 'news' ? 'news-article' : 'project-detail';
  return path.indexOf('{') === path.lastIndexOf('/') + 1 && sections.some(({ kind }) => kind === itemKind);
}

/** The address of the news feed, next to the page that lists them; null if no page does. */
export function feedPath({ pages }: Pick<ResolvedSite, 'pages'>): string | null {
  const list = pages.find(({ sections }) => sections.some(({ kind }) => kind === 'news-list'));
  return list ? `${list.path}.atom` : null;
}

/** The names and times of all published rows, the newest first. */
export interface RowIndex {
  readonly news: readonly IndexEntry[];
  readonly projects: readonly IndexEntry[];
}

export interface IndexEntry {
  /** The last part of its address. */
  readonly name: string;
  /** ISO 8601. */
  readonly publishedAt: string;
}
