import type { EntryContext, ServerBuild } from 'react-router';
import type { RouteEntry } from '../../app/site/routes-of.ts';

/** The app's side of the server: what draws pages, and what both sides must mean the same by. */
export type ServerEntry = typeof import('../../app/entry.server.tsx');

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

/** What the server's bundle holds (`app/server-bundle.ts`). */
export interface ServerBundle {
  readonly entry: ServerEntry;
  readonly root: ServerRoute['module'];
  readonly page: ServerRoute['module'];
}

/**
 * Makes of the server's bundle what React Router's own build would be, for a site with these routes. It says nothing of the
 * names of the browser's files: React Router would only write them into scripts of its own, which no page here has.
 */
export function serverBuild({ entry, root, page }: ServerBundle, routes: readonly RouteEntry[]): ServerBuild {
  const all: ServerRoute[] = [
    { id: 'root', path: '', module: root },
    ...routes.map(({ id, pattern }) => ({ id, parentId: 'root', ...placeOf(pattern), module: page })),
    { id: 'not-found', parentId: 'root', path: '*', module: page },
  ];
  return {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      version: '',
      url: '',
      entry: { module: '', imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, listed(route)])),
    },
    assetsBuildDirectory: '',
    basename: '/',
    publicPath: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' } as ServerBuild['routeDiscovery'],
    allowedActionOrigins: false,
  };
}

function placeOf(pattern: string): { readonly index: true } | { readonly path: string } {
  return pattern === '' ? { index: true } : { path: pattern };
}

/** A route as React Router's list of the browser's files has it, without files. */
function listed({ module, ...route }: ServerRoute): EntryContext['manifest']['routes'][string] {
  const parts = {
    hasAction: 'action' in module,
    hasLoader: 'loader' in module,
    hasClientAction: 'clientAction' in module,
    hasClientLoader: 'clientLoader' in module,
    hasClientMiddleware: 'clientMiddleware' in module,
    hasDefaultExport: 'default' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
  };
  return {
    ...route,
    ...parts,
    module: '',
    imports: [],
    css: [],
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}
