import type { ServerBuild } from 'react-router';

/**
 * What React Router must know of routes to draw pages, without the names of the browser's files: those it would only write
 * into scripts of its own, which no page here has.
 */
export function routeManifest(routes: ServerBuild['routes']): ServerBuild['assets'] {
  return {
    version: '',
    url: '',
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(
      Object.values(routes)
        .filter((route) => route !== undefined)
        .map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: '',
            hasLoader: module.loader !== undefined,
            hasAction: module.action !== undefined,
            hasClientLoader: module.clientLoader !== undefined,
            hasClientAction: module.clientAction !== undefined,
            hasClientMiddleware: module.clientMiddleware !== undefined,
            hasDefaultExport: true,
            hasErrorBoundary: module.ErrorBoundary !== undefined,
            clientActionModule: undefined,
            clientLoaderModule: undefined,
            clientMiddlewareModule: undefined,
            hydrateFallbackModule: undefined,
          },
        ]),
    ),
  };
}
