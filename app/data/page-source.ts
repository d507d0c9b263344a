import { createContext } from 'react-router';
import type { FrameView, PageView } from '../site/page-view.ts';
import type { SiteTexts } from '../site/texts/texts.ts';

/** The answer for an address. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly view: PageView; readonly status: 200 | 404 }
  /** A missing item or part of a list redirects to the list. */
  | { readonly kind: 'redirect'; readonly to: string };

/** Source of the pages of one language; passed to the request handler in its context. */
export interface PageSource {
  readonly frame: FrameView;
  readonly texts: SiteTexts;
  /** The page at an address, by its path and query, or the not-found page. */
  readonly page: (url: URL) => Promise<PageAnswer>;
}

/** Key of the page source in a request's context. */
export const pageSourceContext = createContext<PageSource>();
