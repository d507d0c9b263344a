import { createContext } from 'react-router';
import type { HydrationState } from './hydration-state.ts';

/** A page as it has been drawn. */
export interface DrawnPage {
  /** Complete, but for the address of the module that starts React. */
  readonly html: string;
  /** What React goes on with; null where the page has failed and says so. */
  readonly state: HydrationState | null;
}

/** The place of the page in the context of the request for it. */
export const drawnPageContext = createContext<DrawnPage | null>(null);
