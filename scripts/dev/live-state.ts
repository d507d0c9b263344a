/** What an open page must know to stay current; sent as a whole, so that a page that missed some is none the worse. */
export interface LiveState {
  /** Which run of the preview it is. A page of another run is loaded again. */
  readonly run: string;
  /** How often the content has changed. A page of another version is out of date. */
  readonly version: number;
  /** How often the code was edited. A page on which React has not started cannot take up code by itself. */
  readonly code: number;
  /**
   * Whether news and projects can be read, or none are shown. A page that was made without them is updated when they
   * can.
   */
  readonly rows: boolean;
  /** The panel to show over the page, as HTML; empty when there is nothing to mend. */
  readonly overlay: string;
  /** A note to show over the page once, as HTML; empty as long as there is none. */
  readonly note: string;
}
