/*
 * News and projects: what the browser and the server of the Studio say about them. `TABLE` is `news` or `projects`; `NAME` is
 * what the address of its page ends with.
 */

export const rowTables = ['news', 'projects'] as const;
export type RowTable = (typeof rowTables)[number];

/** draft: not published. scheduled: published later. live: visitors see it. hidden: was live and has been taken back. */
export const rowStates = ['draft', 'scheduled', 'live', 'hidden'] as const;
export type RowState = (typeof rowStates)[number];

/** GET /rows/TABLE?state=&q=&page= : drafts, then the newest first; a page has `ROWS_PER_PAGE`. */
export interface RowList {
  readonly rows: readonly RowEntry[];
  /** Of all pages. */
  readonly total: number;
}
export const ROWS_PER_PAGE = 25;

export interface RowEntry {
  readonly name: string;
  readonly title: string;
  readonly state: RowState;
  readonly publishedAt: string | null;
  readonly changedAt: string;
  /** The codes of the languages that it has a title in. */
  readonly languages: readonly string[];
}

/** What is written in one language. News have no category and no tags. */
export interface RowText {
  readonly title: string;
  /** The excerpt of a news item, the description of a project. */
  readonly lead: string;
  /** A paragraph a line. */
  readonly content: string;
  readonly category: string;
  readonly tags: readonly string[];
}

/** POST /rows/TABLE writes a new draft. */
export interface WrittenRow {
  readonly name: string;
  /** Of a project; empty for none. */
  readonly link: string;
  /** A picture of the library, by the name of its files; empty for none. */
  readonly picture: string;
  /** Of a project without a picture: what is drawn, and in which colours; empty: its name decides. */
  readonly screen: string;
  readonly colour: string;
  /** By language; one in which nothing is written is left out. */
  readonly texts: Readonly<Record<string, RowText>>;
}

/** GET /rows/TABLE/NAME, and the answer to each change: PATCH saves `{ row, version }`, DELETE deletes a draft. */
export interface EditedRow extends WrittenRow {
  readonly state: RowState;
  readonly publishedAt: string | null;
  readonly changedAt: string;
  /** Names this state of the row; a change of another one is a conflict. */
  readonly version: string;
}

/** POST /rows/TABLE/NAME/state, for publishers. `at` is ISO 8601; null is now. `unpublish` makes a draft of what is scheduled. */
export type RowStateChange =
  | { readonly kind: 'publish'; readonly at: string | null; readonly version: string }
  | { readonly kind: 'unpublish' | 'hide' | 'show'; readonly version: string };

/** GET /row-names/TABLE/NAME: whether a new one may have this name. */
export interface NameAnswer {
  readonly isFree: boolean;
}

/**
 * POST /row-previews/TABLE with a `WrittenRow` that need not be saved. Its page is shown at
 * `/studio/preview/LANGUAGE<path>?row=<id>`; null where the site has no page for it.
 */
export type RowPreview = { readonly id: string; readonly path: string } | null;
