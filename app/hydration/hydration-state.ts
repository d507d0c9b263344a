import type { EntryContext } from 'react-router';

/** What React goes on with on a page. */
export interface HydrationState {
  /** The ids of the page's routes, the outermost first. */
  readonly routes: readonly string[];
  /** React Router's settings, as JSON. */
  readonly settings: string;
  /** What the routes' loaders gave, by their ids. */
  readonly loaderData: EntryContext['staticHandlerContext']['loaderData'];
}

/** What React goes on with on a page that React Router has drawn. */
export function hydrationState({ serverHandoffString, staticHandlerContext }: EntryContext): HydrationState {
  const { loaderData, matches } = staticHandlerContext;
  return {
    routes: matches.map(({ route }) => route.id),
    settings: serverHandoffString ?? '{}',
    loaderData,
  };
}
