import { createContext } from 'react-router';
import type { FrameView, PageView } from '../site/page-view.ts';
import type { SiteTexts } from '../site/texts.ts';

/** What the pages of one language are made from. Whoever asks the request handler for a page gives one along. */
export interface PageSource {
  readonly frame: FrameView;
  readonly texts: SiteTexts;
  /** The page at an address, or the not-found page. */
  readonly page: (path: string) => { readonly view: PageView; readonly status: 200 | 404 };
}

/** The place of the page source in a request's context. */
export const pageSourceContext = createContext<PageSource>();
