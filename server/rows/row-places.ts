import { ANY_NAME } from '../../app/data/item-skeleton.ts';
import type { Project } from '../../app/data/project.ts';
import { readsRows } from '../../app/data/row-sections.ts';
import { feedPath } from '../../app/site/item-address.ts';
import { type ListQuery, listQuery, readListQuery, writeListQuery } from '../../app/site/list-query.ts';
import { matchPage } from '../../app/site/resolve-page.ts';
import { isSlug } from '../../app/site/row-shapes.ts';
import type { Page } from '../../schema/page.ts';

/** An address whose content depends on rows: a page, the data for navigating to it, the feed or the sitemap. */
export interface RowTarget {
  readonly kind: 'page' | 'data' | 'feed' | 'sitemap';
  /** The page's address; that of the file for the feed and the sitemap. */
  readonly path: string;
  /** The page's route in the bundle; empty for the feed and the sitemap. */
  readonly route: string;
  /** Name of the file in a build. */
  readonly fileName: string;
  /** The parts of the address's query that change the content. */
  readonly queryParts: QueryParts;
}

const DATA_SUFFIX = '.data';
const HOME_DATA = '/_.data';
const SITEMAP_PATH = '/sitemap.xml';

/**
 * Lists the addresses that show rows; they are the same in all languages.
 * @returns a function that finds the target at an address; `null` if its content does not depend on rows
 */
export function createTargetFinder({ site }: Pick<Project, 'site'>): (path: string) => RowTarget | null {
  const feed = feedPath(site);
  const findPageTarget = (path: string): RowTarget | null => {
    const isData = path.endsWith(DATA_SUFFIX);
    const address = path === HOME_DATA ? '/' : path.slice(0, isData ? -DATA_SUFFIX.length : undefined);
    const match = matchPage(site, address);
    if (!match || !readsRows(match.page)) return null;
    const { page, parameters } = match;
    // All names that no row can have are one target.
    const isPossible = Object.values(parameters).every(isSlug);
    const itemPath = isPossible ? address : page.path.replace(/\{[a-z]+\}/g, ANY_NAME);
    return createPageTarget(page, itemPath, isData ? 'data' : 'page');
  };
  return (path) => {
    if (path === SITEMAP_PATH) return createFileTarget('sitemap', path);
    if (path === feed) return createFileTarget('feed', path);
    return findPageTarget(path);
  };
}

function createPageTarget(page: Page, path: string, kind: 'page' | 'data'): RowTarget {
  const dataFile = path === '/' ? HOME_DATA : path + DATA_SUFFIX;
  const pageFile = path === '/' ? '/index.html' : `${path}/index.html`;
  const fileName = (kind === 'data' ? dataFile : pageFile).slice(1);
  return { kind, path, route: `page/${page.id}`, queryParts: listQueryParts(page), fileName };
}

function createFileTarget(kind: 'feed' | 'sitemap', path: string): RowTarget {
  return { kind, path, route: '', queryParts: [], fileName: path.slice(1) };
}

/** The parts of an address's query that change what a page shows. */
type QueryParts = readonly (keyof ListQuery)[];

const LIST_PARTS: Readonly<Record<string, QueryParts>> = {
  'news-list': ['page'],
  'project-gallery': ['category', 'search', 'page'],
};

const EMPTY_QUERY: ListQuery = { category: '', search: '', page: 1 };

function listQueryParts({ sections }: Pick<Page, 'sections'>): QueryParts {
  return [...new Set(sections.flatMap(({ kind }) => LIST_PARTS[kind] ?? []))];
}

/**
 * The part of a query that changes the content, in a normalized form; empty without such parts.
 * @param query the raw query with its question mark, or ""
 */
export function normalizeQuery(parts: QueryParts, query: string): string {
  if (query === '' || parts.length === 0) return '';
  const values = readListQuery(new URLSearchParams(query));
  const usedValues = Object.fromEntries(parts.map((part) => [part, values[part]]));
  return writeListQuery({ ...EMPTY_QUERY, ...usedValues });
}

/** The rest of a query, such as campaign marks, for a redirect to the beginning of a list. */
export function removeListQuery(query: string): string {
  if (query === '') return '';
  const otherParameters = new URLSearchParams(query);
  for (const name of Object.values(listQuery)) otherParameters.delete(name);
  return otherParameters.size > 0 ? `?${otherParameters}` : '';
}
