/** What an open page must know to stay current; sent as a whole, so that a page that missed some is none the worse. */
export interface LiveState {
  /** Which content the site has. A page of another version is out of date. */
  readonly version: string;
  /** How often the code was edited. A page on which React has not started cannot take up code by itself. */
  readonly code: number;
  /**
   * Whether news and projects can be read, or none are shown. A page that was made without them is loaded again when
   * they can.
   */
  readonly rows: boolean;
  /** The panel to show over the page, as HTML; empty when the content is sound. */
  readonly overlay: string;
}
