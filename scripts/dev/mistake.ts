/** Something that is wrong with the content, in words for the page. */
export interface Mistake {
  readonly severity: 'error' | 'warning';
  /** `site.yaml:12:7` */
  readonly place: string;
  /** An address that opens the place in the editor; null where none is known. */
  readonly opens: string | null;
  readonly message: string;
  /** The lines around the place with a pointer, or nothing. */
  readonly excerpt: readonly string[];
  /** What to type instead. */
  readonly hint: string;
}
