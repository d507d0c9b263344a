import type { EntryContext } from 'react-router';

interface ModuleStyles {
  /** Those that the page came with, by their names; the code of styles asks for them as it begins (`app/theme/style-name.ts`). */
  readonly names: string;
  /** Rules that the page does without; they come to stand before its own, in this order. */
  readonly later: readonly string[];
  /** The same of those that wait until React shows something new. */
  readonly waiting: readonly string[];
}

/**
 * Writes the module that starts React on a page: the router's state, the code of the page's routes, then the client.
 * It does what React Router's `<Scripts>` does in the page itself, but as a file of its own, so that a visitor who
 * only reads never fetches it. (React Router 8.4, lib/dom/ssr/components.tsx; the end-to-end tests guard it.)
 * The state is plain data; the client gives it the form that the router reads (`state-stream.ts`).
 * @returns the text of a JavaScript module
 */
export function hydrationModule(
  { manifest, serverHandoffString, staticHandlerContext }: EntryContext,
  { names, later, waiting }: ModuleStyles,
): string {
  const { loaderData } = staticHandlerContext;
  const routes = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((r) => r !== undefined);
  // What the others take is asked for with them.
  const modules = [...routes.map(({ module }) => module), ...manifest.entry.imports];
  return [
    ...(manifest.hmr?.runtime ? [`import ${JSON.stringify(manifest.hmr.runtime)};`] : []),
    `import ${JSON.stringify(manifest.url)};`,
    `window.criticalStyles=${JSON.stringify(names)};`,
    `for(const rule of ${JSON.stringify(later.toReversed())})document.querySelector('style').sheet?.insertRule(rule);`,
    `window.waitingRules=${JSON.stringify(waiting.toReversed())};`,
    `const modules=await Promise.all([${modules.map(importOf)}]);`,
    `window.__reactRouterContext=${serverHandoffString};`,
    `window.routerState=${JSON.stringify({ loaderData, actionData: null, errors: null })};`,
    `window.__reactRouterRouteModules={${routes.map(({ id }, route) => `${JSON.stringify(id)}:modules[${route}]`)}};`,
    `${importOf(manifest.entry.module)};`,
  ].join('\n');
}

function importOf(module: string): string {
  return `import(${JSON.stringify(module)})`;
}
