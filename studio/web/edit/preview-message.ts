/** Message from the page to the Studio. */
export type PreviewMessage =
  /** An element was selected. */
  | { readonly type: 'select'; readonly sources: readonly string[] }
  /** A link was clicked with Ctrl or ⌘; `path` is an address of the site. */
  | { readonly type: 'navigate'; readonly path: string };

/** Message from the Studio to the page. */
export type StudioMessage =
  /** Outlines the elements of a source, and may scroll to them; `null` removes the outline. */
  | {
      readonly type: 'highlight';
      readonly source: string | null;
      /** A part of it, used if no element on the page has the source. */
      readonly part: string | null;
      readonly scroll: boolean;
    }
  /** Moves the focus to the selection. */
  | { readonly type: 'focus' };
