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

/** Where the browser's code lies: React Router's list of its files. */
export type BrowserFiles = Pick<EntryContext['manifest'], 'entry' | 'hmr' | 'routes' | 'url'>;

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

/**
 * Writes the module that starts React on a page: the router's state, the code of the page's routes, then the client.
 * It does what React Router's `<Scripts>` does in the page itself, but as a file of its own, so that a visitor who
 * only reads never fetches it. (React Router 8.4, lib/dom/ssr/components.tsx; the end-to-end tests guard it.)
 * The state is plain data; the client gives it the form that the router reads (`state-stream.ts`).
 * @returns the text of a JavaScript module
 */
export function hydrationModule(
  { routes, settings, loaderData, styles: { names, later, waiting } }: HydrationState,
  { entry, hmr, routes: routeFiles, url }: BrowserFiles,
): string {
  const own = routes.map((id) => routeFiles[id]).filter((route) => route !== undefined);
  // What the others take is asked for with them.
  const modules = [...own.map(({ module }) => module), ...entry.imports];
  return [
    ...(hmr?.runtime ? [`import ${JSON.stringify(hmr.runtime)};`] : []),
    `import ${JSON.stringify(url)};`,
    `window.criticalStyles=${JSON.stringify(names)};`,
    `for(const rule of ${JSON.stringify(later.toReversed())})document.querySelector('style').sheet?.insertRule(rule);`,
    `window.waitingRules=${JSON.stringify(waiting.toReversed())};`,
    `const modules=await Promise.all([${modules.map(importOf)}]);`,
    `window.__reactRouterContext=${settings};`,
    `window.routerState=${JSON.stringify({ loaderData, actionData: null, errors: null })};`,
    `window.__reactRouterRouteModules={${own.map(({ id }, at) => `${JSON.stringify(id)}:modules[${at}]`)}};`,
    `${importOf(entry.module)};`,
  ].join('\n');
}

function importOf(module: string): string {
  return `import(${JSON.stringify(module)})`;
}
