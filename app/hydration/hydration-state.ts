import type { EntryContext } from 'react-router';

/** What React goes on with on a page. */
export interface HydrationState {
  /** The ids of the page's routes, the outermost first. */
  readonly routes: readonly string[];
  /** React Router's settings, as JSON. */
  readonly settings: string;
  /** What the routes' loaders gave, by their ids. */
  readonly loaderData: EntryContext['staticHandlerContext']['loaderData'];
  readonly styles: HydrationStyles;
}

interface HydrationStyles {
  /** Those that the page came with, by their names; the code of styles asks for them as it begins (`app/theme/style-name.ts`). */
  readonly names: string;
  /** Rules that the page does without; they come to stand before its own, in this order. */
  readonly later: readonly string[];
  /** The same of those that wait until React shows something new. */
  readonly waiting: readonly string[];
}

/** What React goes on with on a page that React Router has drawn. */
export function hydrationState(
  { serverHandoffString, staticHandlerContext }: EntryContext,
  styles: HydrationStyles,
): HydrationState {
  const { loaderData, matches } = staticHandlerContext;
  return {
    routes: matches.map(({ route }) => route.id),
    settings: serverHandoffString ?? '{}',
    loaderData,
    styles,
  };
}
