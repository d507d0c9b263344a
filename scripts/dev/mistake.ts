/** Something that keeps the preview from showing the latest edit, in words for the page. */
export interface Mistake {
  /** `site.yaml:12:7` */
  readonly place: string;
  readonly message: string;
  /** The lines around the place with a pointer, or nothing. */
  readonly excerpt: string;
  /** What to type instead. */
  readonly hint: string;
}
