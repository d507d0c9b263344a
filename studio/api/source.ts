/**
 * Where something visible comes from:
 * `text:services:api.hero.title`, `value:packages/hosting/packages/basic/price` (a path in site.yaml, parts encoded by
 * encodeURIComponent), `document:terms#3` (the third block of a document), `row:news/some-slug`.
 */
export type Source = string;

/** A visible sentence or amount that contains the words of a search. */
export interface SearchResult {
  readonly source: Source;
  readonly language: string;
  /** As visitors read it. */
  readonly text: string;
  /** The address of the first page that shows it; null where none does. */
  readonly page: string | null;
  readonly place: string;
}
