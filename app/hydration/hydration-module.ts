import type { EntryContext } from 'react-router';

type RouterContext = Omit<EntryContext, 'serverHandoffStream'>;

/**
 * Writes the module that starts React on a page: the router's state, the code of the page's routes, then the client.
 * It does what React Router's `<Scripts>` does in the page itself, but as a file of its own, so that a visitor who
 * only reads never fetches it. (React Router 8.4, lib/dom/ssr/components.tsx; the end-to-end tests guard it.)
 * @param stream the state as React Router encoded it
 * @returns the text of a JavaScript module
 */
export async function hydrationModule(
  { manifest, serverHandoffString, staticHandlerContext }: RouterContext,
  stream: EntryContext['serverHandoffStream'],
): Promise<string> {
  const state = stream ? await new Response(stream).text() : '';
  const routes = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((r) => r !== undefined);
  const own = routes.map(modulesOf);
  const namesOf = (route: number) => own[route]?.map((_, part) => `route${route}_${part}`) ?? [];
  return [
    ...(manifest.hmr?.runtime ? [`import ${JSON.stringify(manifest.hmr.runtime)};`] : []),
    `import ${JSON.stringify(manifest.url)};`,
    // Asked for at once and run one by one, those that the others take first, so that none holds up the page for long.
    `await Promise.all([${manifest.entry.imports.toReversed().map(importOf)}]);`,
    `const [${own.flatMap((_, route) => namesOf(route))}]=await Promise.all([${own.flat().map(importOf)}]);`,
    `window.__reactRouterContext=${serverHandoffString};`,
    `window.__reactRouterContext.stream=new Response(${JSON.stringify(state)}).body;`,
    `window.__reactRouterRouteModules={${routes.map(({ id }, route) => `${JSON.stringify(id)}:{${namesOf(route).map((name) => `...${name}`)}}`)}};`,
    `${importOf(manifest.entry.module)};`,
  ].join('\n');
}

function importOf(module: string): string {
  return `import(${JSON.stringify(module)})`;
}

type ManifestRoute = RouterContext['manifest']['routes'][string];

/** The files that a route's code is split into. */
function modulesOf(route: NonNullable<ManifestRoute>): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module } =
    route;
  return [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ].filter((file) => file !== undefined);
}
