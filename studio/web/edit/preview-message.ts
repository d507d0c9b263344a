/** What the page says to the Studio around it. */
export type PreviewMessage =
  /** Something was chosen. */
  | { readonly type: 'select'; readonly sources: readonly string[] }
  /** A link was clicked with Ctrl or ⌘; `path` is an address of the site. */
  | { readonly type: 'navigate'; readonly path: string };

/** What the Studio says to the page. */
export type StudioMessage =
  /** Outlines what comes from a source, and may scroll to it; null takes the outline away. */
  | {
      readonly type: 'highlight';
      readonly source: string | null;
      /** A part of it, where nothing on the page has the source itself. */
      readonly part: string | null;
      readonly scroll: boolean;
    }
  /** Puts the keyboard to what is chosen. */
  | { readonly type: 'focus' };
