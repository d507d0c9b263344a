import type { EntryContext } from 'react-router';
import type { HydrationState } from '../../app/hydration/hydration-state.ts';

/** Where the browser's code lies: React Router's list of its files. */
export type BrowserFiles = Pick<EntryContext['manifest'], 'entry' | 'hmr' | 'routes' | 'url'>;

/**
 * Writes the module that starts React on a page: the router's state, the code of the page's routes, then the client.
 * It does what React Router's `<Scripts>` does in the page itself, but as a file of its own, so that a visitor who
 * only reads never fetches it. (React Router 8.4, lib/dom/ssr/components.tsx; the end-to-end tests guard it.)
 * The state is plain data; the client gives it the form that the router reads (`state-stream.ts`).
 * @returns the text of a JavaScript module
 */
export function hydrationModule(
  { routes, settings, loaderData }: HydrationState,
  { entry, hmr, routes: routeFiles, url }: BrowserFiles,
): string {
  const own = routes.map((id) => routeFiles[id]).filter((route) => route !== undefined);
  // What the others take is asked for with them.
  const modules = [...own.map(({ module }) => module), ...entry.imports];
  return [
    ...(hmr?.runtime ? [`import ${JSON.stringify(hmr.runtime)};`] : []),
    `import ${JSON.stringify(url)};`,
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
