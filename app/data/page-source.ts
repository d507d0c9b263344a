import { createContext } from 'react-router';
import type { FrameView, PageView } from '../site/page-view.ts';
import type { SiteTexts } from '../site/texts/texts.ts';

/** What is at an address. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly view: PageView; readonly status: 200 | 404 }
  /** An item or a part of a list that is not there leads to the list. */
  | { readonly kind: 'elsewhere'; readonly to: string };

/** What the pages of one language are made from. Whoever asks the request handler for a page gives one along. */
export interface PageSource {
  readonly frame: FrameView;
  readonly texts: SiteTexts;
  /**
   * The page at an address, or the not-found page.
   * @param url path and query count; the host does not
   */
  readonly page: (url: URL) => Promise<PageAnswer>;
}

/** The place of the page source in a request's context. */
export const pageSourceContext = createContext<PageSource>();
