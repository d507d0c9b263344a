/** The query parameters of a list. */
export const listQuery = {
  /** A project's category as it was written, the same in every language. */
  category: 'flokkur',
  /** What is searched for. */
  search: 'leit',
  /** Which part of a long list, from 1 on. */
  page: 'sida',
} as const;

/** Longer searches are cut. */
export const MAX_SEARCH_LENGTH = 100;

/** What an address asks of a list. */
export interface ListQuery {
  /** Empty: all. */
  readonly category: string;
  readonly search: string;
  /** From 1 on; what is no number asks for the first. */
  readonly page: number;
}

export function readListQuery(query: URLSearchParams): ListQuery {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const page = text(listQuery.page);
  return {
    category: text(listQuery.category),
    search: text(listQuery.search),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The query for it, with `?` before it; empty where nothing is asked. */
export function writeListQuery({ category, search, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (category) query.set(listQuery.category, category);
  if (search) query.set(listQuery.search, search);
  if (page > 1) query.set(listQuery.page, String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** An address without what only filters its list: path and query. */
export function withoutFilter({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(listQuery.category);
  query.delete(listQuery.search);
  return `${pathname}?${query}`;
}
