import type { IconShape } from '../ui/Icon.tsx';

/** Message from the page to the Studio. */
export type PreviewMessage =
  /** An element was selected. */
  | { readonly type: 'select'; readonly sources: readonly string[] }
  /** A link was clicked with Ctrl or ⌘; `path` is an address of the site. */
  | { readonly type: 'navigate'; readonly path: string }
  /** A tool next to the selection was used. */
  | { readonly type: 'tool'; readonly name: string }
  /** A key was pressed that the page does not use. */
  | ({ readonly type: 'key' } & Readonly<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>);

/** A button next to the selection on the page. */
export interface PageTool {
  readonly name: string;
  readonly label: string;
  /** Shapes of its icon, 24 pixels wide. */
  readonly icon: readonly IconShape[];
  readonly isDisabled: boolean;
}

/** Message from the Studio to the page. */
export type StudioMessage =
  /** Outlines the elements of a source, and may scroll to them; `null` removes the outline. */
  | {
      readonly type: 'highlight';
      readonly source: string | null;
      /** A part of it, used if no element on the page has the source. */
      readonly part: string | null;
      readonly scroll: boolean;
      /** What is selected, in a word; empty shows neither name nor tools. */
      readonly name: string;
      readonly tools: readonly PageTool[];
      /** Of the page; what the Studio draws on it keeps its size. */
      readonly scale: number;
    }
  /** Moves the focus to the selection. */
  | { readonly type: 'focus' };
