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
  return [
    ...(manifest.hmr?.runtime ? [`import ${JSON.stringify(manifest.hmr.runtime)};`] : []),
    `import ${JSON.stringify(manifest.url)};`,
    ...routes.flatMap((route, index) =>
      modulesOf(route).map(
        (module, part) => `import * as route${index}_${part} from ${JSON.stringify(module)};`,
      ),
    ),
    `window.__reactRouterContext=${serverHandoffString};`,
    `window.__reactRouterContext.stream=new Response(${JSON.stringify(state)}).body;`,
    `window.__reactRouterRouteModules={${routes.map((route, index) => `${JSON.stringify(route.id)}:{${modulesOf(route).map((_, part) => `...route${index}_${part}`)}}`)}};`,
    `import(${JSON.stringify(manifest.entry.module)});`,
  ].join('\n');
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
