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
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: 'clientAction' in module,
            hasClientLoader: 'clientLoader' in module,
            hasClientMiddleware: 'clientMiddleware' in module,
            hasDefaultExport: 'default' in module,
            hasErrorBoundary: 'ErrorBoundary' in module,
            module: '',
            imports: [],
            css: [],
            clientActionModule: undefined,
            clientLoaderModule: undefined,
            clientMiddlewareModule: undefined,
            hydrateFallbackModule: undefined,
          },
        ]),
    ),
  };
}
