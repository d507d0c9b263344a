/** The query parameters of a list. */
export const listQuery = {
  /** A project's category as stored, the same in every language. */
  category: 'flokkur',
  /** The search text. */
  search: 'leit',
  /** The part of a long list, from 1. */
  page: 'sida',
} as const;

/** Longer searches are cut. */
export const MAX_SEARCH_LENGTH = 100;

/** The filter and the part of a list that an address requests. */
export interface ListQuery {
  /** Empty: all. */
  readonly category: string;
  readonly search: string;
  /** From 1; the first if it is no number. */
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

/** The query of a list with a leading `?`; empty for the whole list. */
export function writeListQuery({ category, search, page }: ListQuery): string {
  const query = new URLSearchParams();
  if (category) query.set(listQuery.category, category);
  if (search) query.set(listQuery.search, search);
  if (page > 1) query.set(listQuery.page, String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** The path and query of an address without the filter of its list. */
export function withoutFilter({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(listQuery.category);
  query.delete(listQuery.search);
  return `${pathname}?${query}`;
}
