import { type ListQuery, listQuery, readListQuery, writeListQuery } from '../../app/site/list-query.ts';
import type { Page } from '../../schema/page.ts';

/** The parts of an address's query that change what a page shows. */
export type CountedParts = readonly (keyof ListQuery)[];

const partsOf: Readonly<Record<string, CountedParts>> = {
  'news-list': ['page'],
  'project-gallery': ['category', 'search', 'page'],
};

const nothingAsked: ListQuery = { category: '', search: '', page: 1 };

/** What counts for a page. */
export function countedParts({ sections }: Pick<Page, 'sections'>): CountedParts {
  return [...new Set(sections.flatMap(({ kind }) => partsOf[kind] ?? []))];
}

/**
 * The part of a query that counts, always written the same way; empty where nothing does.
 * @param query as it was sent, with its question mark, or ""
 */
export function countedQuery(parts: CountedParts, query: string): string {
  if (query === '' || parts.length === 0) return '';
  const asked = readListQuery(new URLSearchParams(query));
  const counted = Object.fromEntries(parts.map((part) => [part, asked[part]]));
  return writeListQuery({ ...nothingAsked, ...counted });
}

/** The rest of a query, such as campaign marks, for where a visitor is led to the beginning of a list. */
export function withoutListQuery(query: string): string {
  if (query === '') return '';
  const rest = new URLSearchParams(query);
  for (const name of Object.values(listQuery)) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}
